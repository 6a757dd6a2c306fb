from enum import Enum

class Rank(Enum):
    Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace = range(2, 15)
    def __lt__(self, o): return self.value < o.value

class Suit(Enum):
    Clubs, Diamonds, Spades, Hearts = range(1, 5)
    def __lt__(self, o): return self.value < o.value

class Card:
    def __init__(self, rank, suit): self.rank, self.suit = rank, suit
    def key(self): return (self.suit.value, self.rank.value)
    def __eq__(self, o): return self.key() == o.key()
    def __lt__(self, o): return self.key() < o.key()
    def __hash__(self): return hash(self.key())
    def __str__(self):
        r, s = "2 3 4 5 6 7 8 9 10 J Q K A".split()[self.rank.value - 2], "♣♦♠♥"[self.suit.value - 1]
        return f".----.\n|{r:<2} {s}|\n|{s} {r:>2}|\n'----'"
    __repr__ = __str__
