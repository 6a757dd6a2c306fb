# Task 5
# the better AI player
# improvement 1: pass the worst cards
# improvement 2: do not take the trick if possible
# improvement 3: throw away the queen of spades or the hearts if I do not have the suit
# improvement 4: do not lead with high cards
from cards import Card, Rank, Suit


class BetterAIPlayer:
    def __init__(self, name):
        self.name = name
        self.hand = []
        self.round_score = 0
        self.total_score = 0

    def __str__(self):
        return self.name

    def __repr__(self):
        return self.name

    def check_valid_play(self, card, trick, broken_hearts):
        # count what is in the hand
        has_two_of_clubs = False
        number_of_hearts = 0
        number_of_penalty_cards = 0
        for c in self.hand:
            if c.suit == Suit.Clubs and c.rank == Rank.Two:
                has_two_of_clubs = True
            if c.suit == Suit.Hearts:
                number_of_hearts = number_of_hearts + 1
                number_of_penalty_cards = number_of_penalty_cards + 1
            if c.suit == Suit.Spades and c.rank == Rank.Queen:
                number_of_penalty_cards = number_of_penalty_cards + 1

        if trick == []:
            # the player is leading
            if has_two_of_clubs == True:
                if card.suit == Suit.Clubs and card.rank == Rank.Two:
                    return True, "Valid play"
                else:
                    return False, "You have the Two of Clubs so you have to play it"
            if card.suit == Suit.Hearts:
                if broken_hearts == False:
                    if number_of_hearts == len(self.hand):
                        return True, "Valid play"
                    else:
                        return False, "You can not lead with Hearts because hearts are not broken"
            return True, "Valid play"
        else:
            # the player is following
            lead_suit = trick[0].suit
            if card.suit == lead_suit:
                return True, "Valid play"
            for c in self.hand:
                if c.suit == lead_suit:
                    return False, "Player still has cards from the suit of the current trick"
            if trick[0].suit == Suit.Clubs and trick[0].rank == Rank.Two:
                # it is the first trick
                if number_of_penalty_cards < len(self.hand):
                    if card.suit == Suit.Hearts:
                        return False, "You can not play Hearts in the first trick"
                    if card.suit == Suit.Spades and card.rank == Rank.Queen:
                        return False, "You can not play the Queen of Spades in the first trick"
            return True, "Valid play"

    def get_valid_cards(self, trick, broken_hearts):
        valid_cards = []
        for card in self.hand:
            result = self.check_valid_play(card, trick, broken_hearts)
            if result[0] == True:
                valid_cards.append(card)
        return valid_cards

    def get_lowest(self, cards):
        lowest = cards[0]
        for card in cards:
            if card.rank < lowest.rank:
                lowest = card
        return lowest

    def get_highest(self, cards):
        highest = cards[0]
        for card in cards:
            if highest.rank < card.rank:
                highest = card
        return highest

    def get_queen(self, cards):
        for card in cards:
            if card.suit == Suit.Spades and card.rank == Rank.Queen:
                return card
        return None

    def play_card(self, trick, broken_hearts):
        valid_cards = self.get_valid_cards(trick, broken_hearts)
        if len(trick) == 0:
            chosen = self.get_lowest(valid_cards)
        elif valid_cards[0].suit == trick[0].suit:
            # I have the suit, find the card that is winning now
            winning = trick[0]
            for card in trick:
                if card.suit == trick[0].suit:
                    if winning.rank < card.rank:
                        winning = card
            under = []
            for card in valid_cards:
                if card.rank < winning.rank:
                    under.append(card)
            if self.get_queen(under) is not None:
                chosen = self.get_queen(under)
            elif len(under) > 0:
                chosen = self.get_highest(under)
            else:
                chosen = self.get_lowest(valid_cards)
        else:
            # I do not have the suit so I can get rid of something
            hearts = []
            for card in valid_cards:
                if card.suit == Suit.Hearts:
                    hearts.append(card)
            if self.get_queen(valid_cards) is not None:
                chosen = self.get_queen(valid_cards)
            elif len(hearts) > 0:
                chosen = self.get_highest(hearts)
            else:
                chosen = self.get_highest(valid_cards)
        self.hand.remove(chosen)
        return chosen

    def pass_cards(self):
        pass_list = []
        queen = self.get_queen(self.hand)
        if queen is not None:
            pass_list.append(queen)
            self.hand.remove(queen)
        while len(pass_list) < 3:
            highest = self.get_highest(self.hand)
            pass_list.append(highest)
            self.hand.remove(highest)
        return pass_list
