from enum import Enum

class Rank(Enum):
    Two = "2"
    Three = "3"
    Four = "4"
    Five = "5"
    Six = "6"
    Seven = "7"
    Eight = "8"
    Nine = "9"
    Ten = "10"
    Jack = "J"
    Queen = "Q"
    King = "K"
    Ace = "A"

    def __lt__(self, other):
        return RANKS.index(self) < RANKS.index(other)

    def __gt__(self, other):
        return RANKS.index(self) > RANKS.index(other)

class Suit(Enum):
    Clubs = "C"
    Diamonds = "D"
    Spades = "S"
    Hearts = "H"

    def __lt__(self, other):
        return SUITS.index(self) < SUITS.index(other)

    def __gt__(self, other):
        return SUITS.index(self) > SUITS.index(other)

RANKS = list(Rank)
SUITS = list(Suit)

class Card:
    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit

    def number(self):
        return 13 * SUITS.index(self.suit) + RANKS.index(self.rank)

    def __eq__(self, other):
        return isinstance(other, Card) and self.number() == other.number()

    def __ne__(self, other):
        return not self == other

    def __lt__(self, other):
        return self.number() < other.number()

    def __gt__(self, other):
        return self.number() > other.number()

    def __le__(self, other):
        return self.number() <= other.number()

    def __ge__(self, other):
        return self.number() >= other.number()

    def __str__(self):
        top = "/-----\\"
        rows = [top]
        rows.append("|" + (self.rank.value + self.suit.value).ljust(5) + "|")
        rows.append("|     |")
        rows.append("|" + (self.rank.value + self.suit.value).rjust(5) + "|")
        rows.append("\\-----/")
        return "\n".join(rows)

    def __repr__(self):
        return str(self)
