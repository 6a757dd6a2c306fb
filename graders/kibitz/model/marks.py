"""Marks: from points per check to points per task and assignment."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction

from kibitz.model.assignment import Assignment, Check, Letter
from kibitz.model.result import CheckResult, TaskMark
from kibitz.model.verdict import GRAVITY, NO_MARK, Verdict


def exact(points: float) -> Fraction:
    """Return the number that an author wrote, not its nearest binary fraction: 0.1 is 1/10."""
    return Fraction(str(points))


def rounded(points: Fraction) -> float:
    """Return points to two decimals, a half rounded up (0.125 becomes 0.13)."""
    return int(points * 100 + Fraction(1, 2)) / 100


def hundredths(share: float, decimals: int = 0) -> float:
    """Return a share in hundredths, a half rounded up, whatever noise the reckoning has left in it."""
    scale = 10.0**decimals
    return math.floor(round(share * 100 * scale, 6) + 0.5) / scale


def gravest(verdicts: Iterable[Verdict]) -> Verdict:
    """Return the gravest of some verdicts; *passed* when there are none."""
    return min(verdicts, key=GRAVITY.index, default=Verdict.PASSED)


def _share(parts: Sequence[tuple[Fraction, Fraction]], whole: float | None) -> tuple[Fraction, Fraction]:
    """Add up (earned, possible) pairs, stretched to ``whole`` where an author said so."""
    earned = sum((part[0] for part in parts), Fraction(0))
    possible = sum((part[1] for part in parts), Fraction(0))
    if whole is None or not possible:
        return earned, possible
    return earned / possible * exact(whole), exact(whole)


def mark(
    assignment: Assignment, checks: Sequence[Check], results: Sequence[CheckResult]
) -> tuple[tuple[TaskMark, ...], float | None, float]:
    """Return the marks per task, the points and the possible points of a submission.

    Points are ``None`` when a verdict among the results forbids a mark (`NO_MARK`).
    """
    earned_by_name = {result.check: exact(result.points) for result in results}
    withheld = any(result.verdict in NO_MARK for result in results)
    marks: list[TaskMark] = []
    totals: list[tuple[Fraction, Fraction]] = []
    for task in assignment.tasks:
        parts = [
            (earned_by_name.get(check.name, Fraction(0)), exact(check.points))
            for check in checks
            if check.task == task.name
        ]
        earned, possible = _share(parts, task.points)
        totals.append((earned, possible))
        marks.append(
            TaskMark(task=task.name, points=None if withheld else rounded(earned), possible=rounded(possible))
        )
    earned, possible = _share(totals, assignment.points)
    return tuple(marks), None if withheld else rounded(earned), rounded(possible)


def letter(
    assignment: Assignment, checks: Sequence[Check], results: Sequence[CheckResult], points: float | None
) -> str:
    """Return the name of the best letter that was reached with ``points``; empty when none was.

    Without points, because a person has to look first, there is no letter either.
    """
    if points is None:
        return ""
    passed = {result.check for result in results if result.verdict is Verdict.PASSED}
    done = {task.name for task in assignment.tasks if all_passed(task.name, checks, passed)}
    return next((one.name for one in assignment.letters if _reached(one, done, points)), "")


def all_passed(task: str, checks: Sequence[Check], passed: set[str]) -> bool:
    """Return whether a task has checks, and all of them passed."""
    names = {check.name for check in checks if check.task == task}
    return bool(names) and names <= passed


def _reached(wanted: Letter, done: set[str], points: float) -> bool:
    """Return whether all that a letter takes is there."""
    return set(wanted.tasks) <= done and (wanted.points is None or points >= wanted.points)
