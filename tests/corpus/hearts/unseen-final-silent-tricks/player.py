from cards import Card, Rank, Suit

class Player:
    """The hand is always kept sorted, also when somebody just appends to it."""

    def __init__(self, name):
        self.name = name
        self.hand = []
        self.round_score = 0
        self.total_score = 0

    def __str__(self):
        return self.name

    def __repr__(self):
        return self.name

    def add_card(self, card):
        place = 0
        while place < len(self.hand) and self.hand[place] < card:
            place += 1
        self.hand.insert(place, card)

    def count(self, suit):
        return [c.suit for c in self.hand].count(suit)

    def check_valid_play(self, card, trick, broken_hearts):
        if trick:
            if card.suit != trick[0].suit and self.count(trick[0].suit):
                return False, f"You still have {trick[0].suit.name}"
            first_trick = trick[0] == Card(Rank.Two, Suit.Clubs)
            if first_trick and card == Card(Rank.Queen, Suit.Spades):
                harmless = len(self.hand) - self.count(Suit.Hearts) - 1
                if harmless:
                    return False, "The Queen may not be played in the first trick"
            if first_trick and card.suit == Suit.Hearts and self.count(Suit.Hearts) < len(self.hand):
                others = [c for c in self.hand if c.suit != Suit.Hearts]
                if others != [Card(Rank.Queen, Suit.Spades)]:
                    return False, "Hearts may not be played in the first trick"
        else:
            if Card(Rank.Two, Suit.Clubs) in self.hand:
                if card != Card(Rank.Two, Suit.Clubs):
                    return False, "The Two of Clubs starts"
            elif card.suit == Suit.Hearts and not broken_hearts and self.count(Suit.Hearts) < len(self.hand):
                return False, "Hearts are not broken"
        return True, ""
