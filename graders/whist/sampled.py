"""Positions that are made once for a run, and that every program is asked."""

from __future__ import annotations

import random
from typing import Final

from .draws import PLAYERS, Evening, Record, sample
from .oracle import SEATS, Position
from .table import new_pack

DEALS: Final = 55
"""With 52 positions each they are the 2,860 that the course asks."""


def _records() -> list[Record]:
    chance = random.Random(20)  # noqa: S311 - no secret is made
    found = []
    for number in range(DEALS):
        first, second, third, fourth = (chance.choice(PLAYERS) for _ in range(4))
        score = chance.randrange(5), chance.randrange(5)
        players = (first, second, third, fourth)
        found.append(Record(new_pack(chance), SEATS[number % 4], players, chance.randrange(2**16), score))
    return found


WHOLE_DEALS: Final = tuple(record.positions() for record in _records())
"""All positions of some deals: 220 for each number of past tricks, 715 for each seat."""

ALL: Final = tuple(position for deal in WHOLE_DEALS for position in deal)

PROBES: Final = ALL[: 8 * 52 : 7]
"""A few of every kind, by which it is found out how a program wants to be asked."""


def _choose(count: int, seed: int, *, least: int = 2) -> tuple[Position, ...]:
    """Return positions from all over the deals, with so many cards in the hand at least."""
    chance = random.Random(seed)  # noqa: S311 - no secret is made
    return tuple(chance.sample([position for position in ALL if len(position.hand) >= least], count))


FORMS: Final = _choose(60, 1)
"""For hands and tricks in one kind of container and in another."""

UNCHANGED: Final = _choose(40, 2)

RENAMED: Final = _choose(60, 3)

UNRELATED: Final = tuple(_choose(8, seed, least=1) for seed in range(100, 140))
"""Groups that have nothing to do with each other."""

EVENINGS: Final = tuple(
    Evening(seed, dealer, seat, other)
    for seed, (dealer, seat, other) in enumerate(
        [("N", "N", "random"), ("E", "S", "partnership"), ("S", "W", "highest"), ("W", "E", "thrifty")]
    )
)

MEASURED: Final = tuple(sample(12, seed=5))
"""Positions with a choice in them, each twice with the hand in another order."""
