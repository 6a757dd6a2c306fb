"""How sure a count makes us: intervals, and how often chance alone does as much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

from kibitz.model.interval import Interval, Z


def mean_interval(values: Sequence[float], z: float = Z) -> Interval:
    """Return the interval of a mean by the normal approximation, for which some thirty values are enough."""
    middle = fmean(values)
    half = z * stdev(values) / sqrt(len(values))
    return middle - half, middle + half


def at_least(times: int, shares: Sequence[float]) -> float:
    """Return how likely it is that so many of some independent things happen, each with its own share.

    This is the upper tail of the Poisson binomial distribution, computed exactly. Taken as a test it errs on
    the safe side: under these shares it gives ``a`` or less with a probability of ``a`` at most.
    """
    if times <= 0:
        return 1.0
    exactly = [1.0] + [0.0] * (times - 1)
    reached = 0.0
    for share in shares:
        reached += exactly[-1] * share
        for count in range(times - 1, 0, -1):
            exactly[count] += (exactly[count - 1] - exactly[count]) * share
        exactly[0] *= 1 - share
    return min(1.0, reached)


def simulated(observed: float, simulate: Callable[[], float], rounds: int) -> float:
    """Return how often chance does as much as was observed, counted over so many simulated rounds.

    The round that was observed counts as one of them (the Monte Carlo test of M. Dwass, 1957). So under
    chance alone this gives ``a`` or less with a probability of ``a`` at most, however few rounds there are.
    """
    as_much = sum(simulate() >= observed for _ in range(rounds))
    return (1 + as_much) / (1 + rounds)
