# Task 1
# this file contains the rank, suit and the card
from enum import Enum


class Rank(Enum):
    Two = 2
    Three = 3
    Four = 4
    Five = 5
    Six = 6
    Seven = 7
    Eight = 8
    Nine = 9
    Ten = 10
    Jack = 11
    Queen = 12
    King = 13
    Ace = 14

    # this method is for comparing two ranks
    def __lt__(self, other):
        if self.value < other.value:
            return True
        else:
            return False


class Suit(Enum):
    Clubs = 1
    Diamonds = 2
    Spades = 3
    Hearts = 4

    # this method is for comparing two suits
    def __lt__(self, other):
        if self.value < other.value:
            return True
        else:
            return False


class Card:
    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit

    def __eq__(self, other):
        if self.rank == other.rank and self.suit == other.suit:
            return True
        else:
            return False

    def __lt__(self, other):
        if self.suit < other.suit:
            return True
        elif self.suit == other.suit:
            if self.rank < other.rank:
                return True
            else:
                return False
        else:
            return False

    def __str__(self):
        # find the letter of the rank
        if self.rank == Rank.Jack:
            letter = "J "
        elif self.rank == Rank.Queen:
            letter = "Q "
        elif self.rank == Rank.King:
            letter = "K "
        elif self.rank == Rank.Ace:
            letter = "A "
        elif self.rank == Rank.Ten:
            letter = "10"
        else:
            letter = str(self.rank.value) + " "
        # find the name of the suit
        if self.suit == Suit.Clubs:
            name = "clubs "
        elif self.suit == Suit.Diamonds:
            name = "diamnd"
        elif self.suit == Suit.Spades:
            name = "spades"
        else:
            name = "hearts"
        picture = "+------+\n"
        picture = picture + "|" + letter + "    |\n"
        picture = picture + "|      |\n"
        picture = picture + "|" + name + "|\n"
        picture = picture + "|      |\n"
        picture = picture + "|    " + letter + "|\n"
        picture = picture + "+------+"
        return picture

    def __repr__(self):
        return self.__str__()
