# Task 5
# the base player
from cards import Card, Rank, Suit


class Player:
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
