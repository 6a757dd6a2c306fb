class Card:
    def __init__(self, S='', R=''):
        self.s, self.r = S, R

    def Suit(self):
        return self.s

    def Rank(self):
        return self.r

    def Number(self):
        return 42
