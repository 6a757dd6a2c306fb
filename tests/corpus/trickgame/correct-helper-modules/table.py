"""The table: who sits where."""

import cards


class Table:
    def __init__(self, dealer):
        self.names = "NESW"
        self.leader = dealer
        self.hands = {name: [] for name in self.names}
        self.scores = {name: 0 for name in self.names}

    def order(self):
        i = self.names.index(self.leader)
        return self.names[i:] + self.names[:i]

    def deal(self, deck):
        for i, card in enumerate(deck):
            self.hands[self.order()[i % 4]].append(card)
        for hand in self.hands.values():
            hand.sort(key=cards.canonical)

    def row(self, name):
        marker = "*" if name == self.leader else " "
        return f"{name}{marker}|{self.scores[name]:02d}|{','.join(self.hands[name])}"
