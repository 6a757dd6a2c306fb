from enum import Enum

class OrderedEnum(Enum):
    def __lt__(self, other):
        if self.__class__ is other.__class__:
            return self.value < other.value
        return NotImplemented

class Rank(OrderedEnum):
    Two = 1
    Three = 2
    Four = 3
    Five = 4
    Six = 5
    Seven = 6
    Eight = 7
    Nine = 8
    Ten = 9
    Jack = 10
    Queen = 11
    King = 12
    Ace = 13

class Suit(OrderedEnum):
    Clubs = 0
    Diamonds = 1
    Spades = 2
    Hearts = 3

class Card:
    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit

    def __eq__(self, other):
        return isinstance(other, Card) and (self.rank, self.suit) == (other.rank, other.suit)

    def __lt__(self, other):
        return (self.suit, self.rank) < (other.suit, other.rank)

    def __str__(self):
        art = []
        name = self.rank.name.upper()
        art.append("." + "-" * 9 + ".")
        art.append("|" + name.ljust(9) + "|")
        art.append("|" + "of".center(9) + "|")
        art.append("|" + self.suit.name.rjust(9) + "|")
        art.append("'" + "-" * 9 + "'")
        return "\n".join(art)

    def __repr__(self):
        return self.__str__()
