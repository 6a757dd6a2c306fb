from helpers import *

class Player:
    def __init__(self, name):
        self.name = name
        self.hand = []
        self.round_score = 0
        self.total_score = 0

    def __str__(self):
        return self.name

    def __repr__(self):
        return str(self)

    def check_valid_play(self, card, trick, broken_hearts):
        suits = per_suit(self.hand)
        if len(trick) == 0:
            for c in suits[CLUBS]:
                if is_two_of_clubs(c) and not is_two_of_clubs(card):
                    return False, "The Two of Clubs comes first"
            only_hearts = len(suits[HEARTS]) == len(self.hand)
            if s(card) == HEARTS and not broken_hearts and not only_hearts:
                return False, "Hearts are not broken yet"
            return True, None
        lead = trick[0]
        if len(suits[s(lead)]) > 0:
            if s(card) == s(lead):
                return True, None
            return False, "You must follow suit"
        if is_two_of_clubs(lead) and value(card) > 0:
            return False, "No points in the first trick"
        return True, None

    def playable(self, trick, broken_hearts):
        cards = [c for c in self.hand if self.check_valid_play(c, trick, broken_hearts)[0]]
        if cards == []:
            # nothing but points in the first trick: then it can't be helped
            return self.hand[:]
        return cards
