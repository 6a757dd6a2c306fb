"""Plans: by the number of entries, who meets whom, and how much is played."""

from __future__ import annotations

import hashlib
import math
from typing import Final

import msgspec

FOULS: Final = 3
"""An entry that fouls so often is retired, and its games do not count."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How a field of a certain size plays."""

    most: float
    """Entries that it is for, at most."""
    everybody: bool
    """Whether everybody meets everybody; else each round pairs those that did about equally well."""
    games: int
    """Games of a match, each of which is played twice."""
    extra: int = 0
    """Rounds beyond those that it takes to leave one unbeaten entry."""


PLANS: Final = (
    Plan(most=6, everybody=True, games=12),
    Plan(most=12, everybody=True, games=8),
    Plan(most=math.inf, everybody=False, games=6, extra=3),
)
"""Smallest field first."""


def plan_for(entries: int) -> Plan:
    """Return how so many entries play."""
    return next(plan for plan in PLANS if entries <= plan.most)


def rounds_of(plan: Plan, entries: int, wanted: int) -> int:
    """Return how many rounds are played; ``wanted`` is what was asked for, 0 for nothing in particular."""
    if entries < 2:
        return 0
    once = entries - 1 + entries % 2
    if plan.everybody:
        return max(wanted, 1) * once
    return min(once, wanted or math.ceil(math.log2(entries)) + plan.extra)


def number_of(*parts: int) -> int:
    """Return a seed that depends on all parts: on the tournament's own seed, a round and a game."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
