"""Ratings, and how sure they and the counts are."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from kibitz.model.interval import Z

MIDDLE: Final = 1500.0
"""The rating of the average entry."""
SCALE: Final = 400 / math.log(10)
"""Rating points for a factor of e in the odds: 400 points are odds of ten to one, as Elo has it."""
PRIOR: Final = 1.0
"""Games that everybody is held to have won, and to have lost, against an entry of middling strength.

Without them the rating of an entry that wins or loses everything has no end.
"""
ROUNDS: Final = 10_000
CLOSE: Final = 1e-10

Wins = Mapping[tuple[str, str], int]
"""Games that the first of a pair has won against the second."""


def strengths(entries: Sequence[str], wins: Wins) -> dict[str, float]:
    """Return each entry's strength in the model of R. A. Bradley and M. E. Terry (1952).

    In it, i beats j with the probability s_i / (s_i + s_j).  The strengths that make the results likeliest
    are found by the minorization-maximization iteration (D. R. Hunter, 2004):
    s_i = W_i / sum over j of n_ij / (s_i + s_j).
    """
    played = _played(entries, wins)
    won = {one: PRIOR + sum(wins.get((one, other), 0) for other in entries) for one in entries}
    found = dict.fromkeys(entries, 1.0)
    for _ in range(ROUNDS):
        before = found
        found = {
            one: won[one]
            / (
                2 * PRIOR / (before[one] + 1)
                + sum(count / (before[one] + before[other]) for other, count in played[one].items())
            )
            for one in entries
        }
        if all(abs(math.log(found[one] / before[one])) < CLOSE for one in entries):
            break
    return found


def _played(entries: Sequence[str], wins: Wins) -> dict[str, dict[str, int]]:
    """Return by entry how many games it has played against each of the others."""
    played: dict[str, dict[str, int]] = {one: {} for one in entries}
    for (one, other), count in wins.items():
        for mine, theirs in ((one, other), (other, one)):
            played[mine][theirs] = played[mine].get(theirs, 0) + count
    return played


def ratings(entries: Sequence[str], wins: Wins) -> dict[str, tuple[float, float]]:
    """Return each entry's rating on the scale of A. E. Elo, and half the width of its 95 % interval.

    The interval comes from the Fisher information that an entry's own games give: the sum over its games of
    p (1 - p).  That the others' ratings are uncertain too is left out, so it is a little too narrow.
    """
    found = strengths(entries, wins)
    if not found:
        return {}
    played = _played(entries, wins)
    mean = sum(map(math.log, found.values())) / len(found)
    rated = {}
    for one in entries:
        information = 2 * PRIOR * _variance(found[one], 1.0)
        information += sum(n * _variance(found[one], found[other]) for other, n in played[one].items())
        rated[one] = (
            MIDDLE + SCALE * (math.log(found[one]) - mean),
            Z * SCALE / math.sqrt(information),
        )
    return rated


def _variance(one: float, other: float) -> float:
    """Return p (1 - p) for a game between entries of such strengths."""
    return one * other / (one + other) ** 2


def mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """Return a mean, and half the width of its 95 % interval by the normal approximation; 0 for no values."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, Z * math.sqrt(variance / len(values))
