from Card import *

class Player:
    # The strategy: everything is a two-letter string, which I sort by rank. I throw low if someone has
    # already played an ace of the suit led, and else I go high.
    def __init__(self):
        self.ranks = "23456789TJQKA"

    def text(self, card):
        return card.Rank() + card.Suit()

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        mine = sorted([self.text(c) for c in hand], key=lambda t: self.ranks.index(t[0]))
        table = [self.text(c) for c in trick]
        if table:
            follow = [t for t in mine if t[1] == table[0][1]]
            if follow:
                mine = follow
            if "A" + table[0][1] in table:
                return Card(mine[0][1], mine[0][0])
        return Card(mine[-1][1], mine[-1][0])
