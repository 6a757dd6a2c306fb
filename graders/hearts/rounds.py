"""Whole rounds: what is asked of whom, what is printed, and how many points there are in the end.

A round is played out from hands and a way to choose; what came out says what each player plays in turn, which
is what scripted players need, and what a program must print when they do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from .oracle import OPENING, Cards, legal, points, suit, taker

BROKEN: Final = "Hearts have been broken!"

Choose = Callable[[int, Cards], str]
"""Is told a seat and the cards that may be played, and returns one of them."""


class Asked(msgspec.Struct, frozen=True):
    """One card that was asked for, and what was played."""

    seat: int
    trick: Cards
    """The cards that lie on the table, in the order of play."""
    broken: bool
    """Whether hearts had been broken by then."""
    broken_before: bool
    """Whether hearts had been broken before this trick: a program may tell players this instead."""
    card: str


class Trick(msgspec.Struct, frozen=True):
    """One trick, as it was played."""

    asked: tuple[Asked, ...]
    taker: int
    points: int


class Played(msgspec.Struct, frozen=True):
    """A whole round."""

    tricks: tuple[Trick, ...]
    scores: tuple[int, ...]
    """The points of the round, by seat."""

    @property
    def scripts(self) -> tuple[Cards, ...]:
        """What each player played, by seat, in order."""
        asked = [one for trick in self.tricks for one in trick.asked]
        return tuple(tuple(one.card for one in asked if one.seat == seat) for seat in range(len(self.scores)))


def play_round(hands: Sequence[Sequence[str]], choose: Choose) -> Played:
    """Play a round that ends when the hands are empty; whoever holds the Two of Clubs begins."""
    left = [list(hand) for hand in hands]
    scores = [0] * len(hands)
    leader = next(seat for seat, hand in enumerate(hands) if OPENING in hand)
    broken = False
    tricks = []
    while left[leader]:
        trick = _play_trick(left, leader, broken, choose)
        broken = broken or any(suit(one.card) == "Hearts" for one in trick.asked)
        leader = trick.taker
        scores[leader] += trick.points
        tricks.append(trick)
    return Played(tuple(tricks), tuple(scores))


def _play_trick(left: list[list[str]], leader: int, broken: bool, choose: Choose) -> Trick:
    """Play a trick, in which the cards that are played leave the hands."""
    before = broken
    cards: list[str] = []
    asked = []
    for turn in range(len(left)):
        seat = (leader + turn) % len(left)
        card = choose(seat, legal(left[seat], cards, broken))
        left[seat].remove(card)
        asked.append(Asked(seat, tuple(cards), broken, before, card))
        cards.append(card)
        broken = broken or suit(card) == "Hearts"
    return Trick(tuple(asked), (leader + taker(cards)) % len(left), points(cards))


def following(scripts: Sequence[Sequence[str]]) -> Choose:
    """Return the way to choose of players who play prepared cards, each in order, whether they may or not."""
    left = [list(script) for script in scripts]
    return lambda seat, _: left[seat].pop(0)


def lines_of(played: Played, names: Sequence[str]) -> list[str]:
    """Return what a round prints."""
    lines = []
    broken = False
    for trick in played.tricks:
        for one in trick.asked:
            lines.append(f"{names[one.seat]} plays {one.card}")
            if suit(one.card) == "Hearts" and not broken:
                broken = True
                lines.append(BROKEN)
        lines.append(f"{names[trick.taker]} takes the trick. Points received: {trick.points}")
    return lines
