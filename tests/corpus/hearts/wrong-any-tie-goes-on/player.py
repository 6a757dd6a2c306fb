import rules


class Player:
    def __init__(self, name):
        self.name = name
        self.hand = []
        self.round_score = 0
        self.total_score = 0

    def __str__(self):
        return self.name

    __repr__ = __str__

    def check_valid_play(self, card, trick, broken_hearts):
        if card in rules.allowed(self.hand, trick, broken_hearts):
            return True, ""
        return False, rules.why_not(self.hand, trick, broken_hearts)

    def remove(self, cards):
        for card in cards:
            self.hand.remove(card)
        return cards
