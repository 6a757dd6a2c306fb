from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import total_ordering


class Rank(IntEnum):
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


class Suit(IntEnum):
    Clubs = 1
    Diamonds = 2
    Spades = 3
    Hearts = 4


@total_ordering
@dataclass(frozen=True, repr=False)
class Card:
    rank: Rank
    suit: Suit

    def __lt__(self, other: Card) -> bool:
        return (self.suit, self.rank) < (other.suit, other.rank)

    def __str__(self) -> str:
        corner = {11: "J", 12: "Q", 13: "K", 14: "A"}.get(self.rank.value, str(self.rank.value))
        symbol = {1: "♣", 2: "♦", 3: "♠", 4: "♥"}[self.suit.value]
        return (
            f"╭────────╮\n"
            f"│ {corner:<2} {symbol}   │\n"
            f"│        │\n"
            f"│   {symbol} {corner:>2} │\n"
            f"╰────────╯"
        )

    def __repr__(self) -> str:
        return self.__str__()
