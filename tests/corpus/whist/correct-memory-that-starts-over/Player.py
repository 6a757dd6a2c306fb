class Player:
    """Remembers who ran out of which suit, as long as the deal is the same one.

    A suit that the next player has none of is a bad one to lead. The memory is thrown away when
    the tricks that I am shown are not the ones that I know of.
    """

    ORDER = "23456789TJQKA"

    def __init__(self):
        self.forget()

    def forget(self):
        self.known = []
        self.empty = {seat: set() for seat in "NESW"}

    def learn(self, tricks):
        plain = [tuple(repr(x) for x in t) for t in tricks]
        if plain[:len(self.known)] != self.known:
            self.forget()
        for t in tricks[len(self.known):]:
            seat = "NESW".index(t[4])
            for k in range(4):
                if t[k].Suit() != t[0].Suit():
                    self.empty["NESW"[(seat + k) % 4]].add(t[0].Suit())
        self.known = plain

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        self.learn(tricks)
        height = lambda c: self.ORDER.index(c.Rank())
        if trick:
            same = [c for c in hand if c.Suit() == trick[0].Suit()]
            return max(same, key=height) if same else min(hand, key=height)
        left = "NESW"[("NESW".index(position) + 1) % 4]
        good = [c for c in hand if c.Suit() not in self.empty[left]]
        return max(good or hand, key=height)
