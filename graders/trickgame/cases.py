"""What a check sets up, as plain data: deals, games up to some point, and tricks that cannot be played."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Deal:
    """A deck in the order of dealing, the dealer, and trumps or none."""

    cards: tuple[str, ...]
    dealer: str = "N"
    trump: str | None = None


@dataclass(frozen=True)
class Play(Deal):
    """A deal and the tricks that are played with it, each in the order of play."""

    tricks: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Refusal(Play):
    """A game in which the next trick could be ``good``, and cannot be ``bad``."""

    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """Some cards, and the suit of which the highest is looked for."""

    suit: str
    cards: tuple[str, ...]


def dealt(
    north: str, east: str, south: str, west: str, *, dealer: str = "N", trump: str | None = None
) -> Deal:
    """Return the deal that gives each player the cards named, in that order."""
    hands = {"N": north.split(), "E": east.split(), "S": south.split(), "W": west.split()}
    seats = "NESW" * 2
    order = seats[seats.index(dealer) :][:4]
    rounds = zip(*(hands[player] for player in order), strict=True)
    return Deal(tuple(card for cards in rounds for card in cards), dealer, trump)
