"""What may be told of a class to others: no submission, and no number of submissions from one to four.

A number that is left out cannot be had by subtracting those that are told from their sum.  No points and no
means are told, for these are sums over all checks; that the marks in the distribution make such a sum too is
what `_tells_too_much` is for.
"""

from __future__ import annotations

import builtins
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from kibitz.export.results import Results, ResultsError
from kibitz.model.assignment import Check
from kibitz.model.marks import exact
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import GRAVITY, Verdict
from kibitz.staff.figures import CLASSES, Bar, figures, place, weights

FEWEST: Final = 5
"""Submissions that a number must be of."""


class Way(msgspec.Struct, frozen=True):
    """A way to fail that enough submissions share; nothing of what a program said is in it."""

    verdict: Verdict
    raised: str
    """The exception's type, if it is one of Python's own."""
    count: int


class SharedCheck(msgspec.Struct, frozen=True, kw_only=True):
    """One check, as far as it may be told."""

    check: Check
    solved: int | None
    """``None``: not told."""
    few_failed: bool = False
    """Fewer than `FEWEST` did not solve it, or nobody."""
    few_solved: bool = False
    """Fewer than `FEWEST` solved it, or nobody."""
    ways: tuple[Way, ...] = ()


class Shared(msgspec.Struct, frozen=True, kw_only=True):
    """What may be told of a class."""

    count: int
    """Submissions with a mark; of others nothing is told."""
    bars: tuple[Bar, ...]
    """The distribution of marks; empty where it would tell too much."""
    checks: tuple[SharedCheck, ...]


def share(results: Results) -> Shared:
    """Return what may be told; raises `ResultsError` when that is nothing at all."""
    marked = figures(results).marked
    count = len(marked)
    if count < FEWEST:
        raise ResultsError(
            f"--share: there are {count} submissions with a mark; of fewer than {FEWEST} nothing may be told"
        )
    by_check = [{result.check: result for result in grade.results} for grade in marked]
    checks = tuple(
        _check(check, [found.get(check.name) for found in by_check], count) for check in results.checks
    )
    bars = _bars(marked, checks, weights(results.assignment, results.checks))
    return Shared(count=count, bars=bars, checks=checks)


def _check(check: Check, found: Sequence[CheckResult | None], count: int) -> SharedCheck:
    solved = sum(one is not None and one.verdict is Verdict.PASSED for one in found)
    failed = count - solved
    few_solved, few_failed = solved < FEWEST, failed < FEWEST
    return SharedCheck(
        check=check,
        solved=None if few_solved or few_failed else solved,
        few_failed=few_failed,
        few_solved=few_solved,
        ways=()
        if few_failed
        else _ways([one for one in found if one is not None], failed, solved if few_solved else None),
    )


def _ways(found: Sequence[CheckResult], failed: int, secret: int | None) -> tuple[Way, ...]:
    """Return the ways to fail that may be told: the submissions that are left are nobody, or enough.

    Where it is a ``secret`` how many solved the check, the ways are told only if enough are left to hide it
    among: whatever it is, from none to `FEWEST` less one.
    """
    counts = Counter(_kind(one) for one in found if one.verdict is not Verdict.PASSED)
    told = [kind for kind, count in counts.most_common() if count >= FEWEST]
    rest = failed - sum(counts[kind] for kind in told)
    while told and (0 < rest < FEWEST if secret is None else rest + secret < 2 * FEWEST - 1):
        rest += counts[told.pop()]
    ways = [Way(*kind, counts[kind]) for kind in told]
    return tuple(sorted(ways, key=lambda way: (-way.count, GRAVITY.index(way.verdict), way.raised)))


def _kind(result: CheckResult) -> tuple[Verdict, str]:
    kind = result.fault.type if result.fault else ""
    known = getattr(builtins, kind, None)
    return result.verdict, kind if isinstance(known, type) and issubclass(known, BaseException) else ""


def _bars(marked: Sequence[Grade], checks: Sequence[SharedCheck], worth: dict[str, float]) -> tuple[Bar, ...]:
    """Return the finest distribution that has no small number in it and gives none away."""
    if not all(grade.possible for grade in marked):
        return ()
    for size in (1, 2, 5):
        bars = _merged(marked, size)
        if len(bars) > 1 and not _tells_too_much(bars, marked, checks, worth):
            return bars
    return ()


def _merged(marked: Sequence[Grade], size: int) -> tuple[Bar, ...]:
    """Return parts of the scale, each of nobody or of enough: small ones are joined with their neighbours."""
    places = Counter(place(grade) // size for grade in marked)
    step = 100 // CLASSES * size
    bars = [Bar(at * step, (at + 1) * step, places[at]) for at in range(CLASSES // size)]
    while len(bars) > 1:
        small = next((at for at, bar in enumerate(bars) if 0 < bar.count < FEWEST), None)
        if small is None:
            break
        sides = [at for at in (small - 1, small + 1) if 0 <= at < len(bars)]
        other = min(sides, key=lambda at: (bars[at].high - bars[at].low, bars[at].count))
        low, high = sorted((small, other))
        joined = Bar(bars[low].low, bars[high].high, bars[low].count + bars[high].count)
        bars[low : high + 1] = [joined]
    return tuple(bars)


def _tells_too_much(
    bars: Sequence[Bar], marked: Sequence[Grade], checks: Sequence[SharedCheck], worth: dict[str, float]
) -> bool:
    """Tell whether the points in a distribution narrow down a number that the table of checks leaves out.

    From the distribution a reader knows between which bounds the points lie that all lost together; those
    lost by the checks whose numbers are told can be subtracted.  What is left must leave room for *every*
    value of each number that is not told.  The bounds are taken as narrow as the marks themselves are, and
    must be further apart than one submission on one such check, so that no gap between whole numbers is left
    to use.
    """
    low, high = _lost(bars, marked)
    spans: list[tuple[float, float]] = []
    widest = 0.0
    count = len(marked)
    for one in checks:
        weight = worth[one.check.name] * one.check.points
        if one.solved is not None:
            low, high = (bound - weight * (count - one.solved) for bound in (low, high))
            continue
        fewest = max(0, count - FEWEST + 1) if one.few_solved else 0
        most = min(count, FEWEST - 1) if one.few_failed else count
        spans.append((weight * fewest, weight * most))
        widest = max(widest, weight)
    if not widest:
        return False
    least, most_lost = sum(span[0] for span in spans), sum(span[1] for span in spans)
    return high - low < widest or any(
        least - own[0] + own[1] > high or most_lost - own[1] + own[0] < low for own in spans if own[1] > 0
    )


def _lost(bars: Sequence[Bar], marked: Sequence[Grade]) -> tuple[float, float]:
    """Return the least and the most that a reader of the bars can think was lost in all."""
    step = 100 // CLASSES
    low = high = 0.0
    for bar in bars:
        inside = [
            float(exact(grade.possible) - exact(grade.points or 0.0))
            for grade in marked
            if bar.low <= place(grade) * step < bar.high
        ]
        if inside:
            low += min(inside) * len(inside)
            high += max(inside) * len(inside)
    return low, high
