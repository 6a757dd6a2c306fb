"""How far chance can have had a hand in a count."""

from __future__ import annotations

import math


def at_least(times: int, out_of: int, share: float) -> float:
    """Return how likely it is to succeed so often or more, when each time succeeds with that share."""
    ways = (math.comb(out_of, k) * share**k * (1 - share) ** (out_of - k) for k in range(times, out_of + 1))
    return min(1.0, math.fsum(ways))


def at_most(times: int, out_of: int, share: float) -> float:
    """Return how likely it is to succeed so often or less."""
    return at_least(out_of - times, out_of, 1 - share)


def once_in(tail: float, tries: int) -> float:
    """Return how likely it is that something happens in one of so many tries or more."""
    return 1 - (1 - tail) ** tries


def percent(chance: float) -> str:
    """Return a chance as a number of times in a hundred, as exactly as is of use."""
    if chance < 0.001:
        return "less than 0.1"
    return f"{100 * chance:.1f}" if chance < 0.1 else f"{100 * chance:.0f}"
