"""The figures of a class: how marks are spread, and how hard and how telling each check is."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from kibitz.export.results import Results
from kibitz.model.assignment import Assignment, Check, Task
from kibitz.model.marks import exact
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import GRAVITY, Verdict

LEAST: Final = 10
"""Marks from which a correlation is told; with fewer it is mostly chance."""

CLASSES: Final = 10
"""Equal parts of all points that a distribution counts marks in."""

NOTHING: Final = 1e-9
"""What a spread must be more than, so that rounding is not taken for one."""


class Bar(msgspec.Struct, frozen=True):
    """How many marks lie in one part of the scale."""

    low: int
    """In hundredths of all points."""
    high: int
    """Not in it, unless it is all points."""
    count: int


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """How the marks of a class are spread, in points."""

    count: int
    possible: float
    mean: float
    median: float
    deviation: float
    lower: float
    """A quarter of the marks is not above it."""
    upper: float
    """A quarter of the marks is not below it."""
    lowest: float
    highest: float
    full: int
    """Marks of all points."""
    bars: tuple[Bar, ...]


class CheckFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One check, as the submissions with a mark did it."""

    check: Check
    tried: int
    """Submissions with a mark."""
    solved: int
    earned: float | None
    """Its difficulty: the share of its points that was earned; ``None`` when it has none to earn."""
    discrimination: float | None
    """See `discrimination`."""
    lost: float
    """Points of the whole assignment that the class lost by it."""
    verdicts: tuple[tuple[Verdict, int], ...]
    """How often each verdict came, *passed* left out, the most frequent first."""


class TaskFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One task, as the submissions with a mark did it."""

    task: Task
    checks: int
    tried: int
    solved: int
    """Submissions that earned all of its points."""
    mean: float
    possible: float
    lost: float


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to count of a class."""

    grades: tuple[Grade, ...]
    """One for each submission, in the order of their ids."""
    marked: tuple[Grade, ...]
    """Those with a mark: all figures are of these."""
    spread: Spread | None
    tasks: tuple[TaskFigures, ...]
    checks: tuple[CheckFigures, ...]
    """In the order of the suite."""
    letters: tuple[tuple[str, int], ...]
    """How often each letter was reached, the best first, and an empty name for none."""


def last_grades(grades: Sequence[Grade]) -> tuple[Grade, ...]:
    """Return one grade a submission, in the order of ids: a file that a killed run left may hold two."""
    by_id = {grade.submission: grade for grade in grades}
    return tuple(by_id[name] for name in sorted(by_id))


def figures(results: Results) -> Figures:
    """Count everything."""
    grades = last_grades(results.grades)
    marked = tuple(grade for grade in grades if grade.points is not None)
    worth = weights(results.assignment, results.checks)
    by_check = [{result.check: result for result in grade.results} for grade in marked]
    totals = [
        sum(worth.get(name, 0.0) * result.points for name, result in found.items()) for found in by_check
    ]
    checks = tuple(_check(check, worth[check.name], by_check, totals) for check in results.checks)
    return Figures(
        grades=grades,
        marked=marked,
        spread=spread(marked),
        tasks=tuple(_task(task, marked, checks) for task in results.assignment.tasks),
        checks=checks,
        letters=_letters(results.assignment, marked),
    )


def weights(assignment: Assignment, checks: Sequence[Check]) -> dict[str, float]:
    """Return by check what one of its points is worth in points of the whole assignment."""
    sums = {
        task.name: float(sum(exact(check.points) for check in checks if check.task == task.name))
        for task in assignment.tasks
    }
    wanted = {task.name: sums[task.name] if task.points is None else task.points for task in assignment.tasks}
    whole = sum(wanted[name] for name in sums if sums[name])
    stretch = 1.0 if assignment.points is None or not whole else assignment.points / whole
    return {
        check.name: wanted[check.task] / sums[check.task] * stretch if sums.get(check.task) else 0.0
        for check in checks
    }


def spread(marked: Sequence[Grade]) -> Spread | None:
    """Return how marks are spread; nothing when there are none, or nothing was to be earned."""
    points = sorted(grade.points for grade in marked if grade.points is not None and grade.possible)
    if not points:
        return None
    lower, median, upper = statistics.quantiles(points, n=4, method="inclusive") if points[1:] else points * 3
    places = Counter(place(grade) for grade in marked if grade.possible)
    step = 100 // CLASSES
    return Spread(
        count=len(points),
        possible=max(grade.possible for grade in marked),
        mean=statistics.fmean(points),
        median=median,
        deviation=statistics.pstdev(points),
        lower=lower,
        upper=upper,
        lowest=points[0],
        highest=points[-1],
        full=sum(grade.points == grade.possible for grade in marked),
        bars=tuple(Bar(at * step, (at + 1) * step, places[at]) for at in range(CLASSES)),
    )


def place(grade: Grade) -> int:
    """Return in which of the equal parts of the scale a mark lies; all points lie in the last."""
    share = exact(grade.points or 0.0) * CLASSES / exact(grade.possible)
    return min(CLASSES - 1, max(0, math.floor(share)))


def discrimination(item: Sequence[float], rest: Sequence[float]) -> float | None:
    """Return how well a check tells those who did the rest well from the others, from -1 to 1.

    This is the corrected item-total correlation (Henrysson, 1963): Pearson's correlation of the points of a
    check with the sum of all *other* checks.  For a check that is solved or not it is the corrected
    point-biserial correlation.  It is not defined with fewer than `LEAST` marks, or where either is the same
    for all.
    """
    if len(item) < LEAST or min(max(side) - min(side) for side in (item, rest)) < NOTHING:
        return None
    return max(-1.0, min(1.0, statistics.correlation(item, rest)))


def _check(
    check: Check, worth: float, by_check: Sequence[Mapping[str, CheckResult]], totals: Sequence[float]
) -> CheckFigures:
    found = [results.get(check.name) for results in by_check]
    item = [worth * result.points if result else 0.0 for result in found]
    verdicts = Counter(result.verdict if result else Verdict.NOT_RUN for result in found)
    others = sorted(
        (one for one in GRAVITY if verdicts[one] and one is not Verdict.PASSED),
        key=lambda one: -verdicts[one],
    )
    most = worth * check.points * len(found)
    return CheckFigures(
        check=check,
        tried=len(found),
        solved=verdicts[Verdict.PASSED],
        earned=sum(item) / most if most else None,
        discrimination=discrimination(item, [total - own for total, own in zip(totals, item, strict=True)]),
        lost=most - sum(item),
        verdicts=tuple((one, verdicts[one]) for one in others),
    )


def _task(task: Task, marked: Sequence[Grade], checks: Sequence[CheckFigures]) -> TaskFigures:
    marks = [mark for grade in marked for mark in grade.tasks if mark.task == task.name]
    points = [mark.points or 0.0 for mark in marks]
    mine = [one for one in checks if one.check.task == task.name]
    return TaskFigures(
        task=task,
        checks=len(mine),
        tried=len(marks),
        solved=sum(mark.points == mark.possible for mark in marks),
        mean=statistics.fmean(points) if points else 0.0,
        possible=max((mark.possible for mark in marks), default=0.0),
        lost=sum(one.lost for one in mine),
    )


def _letters(assignment: Assignment, marked: Sequence[Grade]) -> tuple[tuple[str, int], ...]:
    if not assignment.letters:
        return ()
    counts = Counter(grade.letter for grade in marked)
    return tuple((name, counts[name]) for name in [*(letter.name for letter in assignment.letters), ""])
