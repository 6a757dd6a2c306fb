from __future__ import annotations  # for type hints of a class within itself
from enum import Enum


class Rank(Enum):
    """Ranks of a deck, the ace is high"""
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

    def __lt__(self, other: Rank) -> bool:
        return self.value < other.value


class Suit(Enum):
    Clubs = 1
    Diamonds = 2
    Spades = 3
    Hearts = 4

    def __lt__(self, other: Suit) -> bool:
        return self.value < other.value


class Card:
    def __init__(self, rank: Rank, suit: Suit) -> None:
        self.rank = rank
        self.suit = suit

    def __eq__(self, other: Card) -> bool:
        return self.rank == other.rank and self.suit == other.suit

    def __lt__(self, other: Card) -> bool:
        if self.suit == other.suit:
            return self.rank < other.rank
        return self.suit < other.suit

    def __str__(self) -> str:
        # Task 4 version: return f"{self.rank.name} of {self.suit.name}"
        symbol = {Suit.Clubs: "♣", Suit.Diamonds: "♦", Suit.Spades: "♠", Suit.Hearts: "♥"}[self.suit]
        if self.rank.value > 10:
            corner = self.rank.name[0]
        else:
            corner = str(self.rank.value)
        lines = ["┌─────┐",
                 f"│{corner.ljust(5)}│",
                 f"│  {symbol}  │",
                 f"│{corner.rjust(5)}│",
                 "└─────┘"]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return self.__str__()
