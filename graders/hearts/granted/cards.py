"""The course's own cards, which the tasks after the first are graded with.

They can do what Task 1 asks for, and somewhat more, since a program may have been written for cards that
could: all six comparisons of ranks, suits and cards, and hashing.
"""

from __future__ import annotations

import functools
from enum import Enum


@functools.total_ordering
class Rank(Enum):
    """How high a card is within its suit."""

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

    def __lt__(self, other: object) -> bool:
        """Return whether this rank is below another."""
        return self.value < other.value if isinstance(other, Rank) else NotImplemented


@functools.total_ordering
class Suit(Enum):
    """The four suits, from low to high."""

    Clubs = 1
    Diamonds = 2
    Spades = 3
    Hearts = 4

    def __lt__(self, other: object) -> bool:
        """Return whether this suit is below another."""
        return self.value < other.value if isinstance(other, Suit) else NotImplemented


@functools.total_ordering
class Card:
    """A playing card."""

    def __init__(self, rank: Rank, suit: Suit) -> None:
        """Make the card of that rank and suit."""
        self.rank = rank
        self.suit = suit

    def __eq__(self, other: object) -> bool:
        """Return whether the other is a card of the same rank and suit."""
        if not isinstance(other, Card):
            return NotImplemented
        return self.rank is other.rank and self.suit is other.suit

    def __lt__(self, other: object) -> bool:
        """Return whether this card comes before another: by suit, and within a suit by rank."""
        if not isinstance(other, Card):
            return NotImplemented
        return _place(self) < _place(other)

    def __hash__(self) -> int:
        """Return a number that is the same for equal cards."""
        return hash(_place(self))

    def __str__(self) -> str:
        """Return what the card is called: Ten of Spades."""
        return f"{self.rank.name} of {self.suit.name}"

    def __repr__(self) -> str:
        """Return the same."""
        return self.__str__()


def _place(card: Card) -> int:
    """Return where a card stands among all cards in order."""
    return int(card.suit.value) * 16 + int(card.rank.value)
