"""What changed between two runs over the same assignment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from kibitz.export.results import Results, ResultsError
from kibitz.model.assignment import Check
from kibitz.model.marks import exact
from kibitz.model.result import Grade
from kibitz.model.verdict import Verdict
from kibitz.staff.figures import last_grades

ABSENT: Final = Verdict.NOT_RUN
"""What a check without a result counts as."""


class Turn(msgspec.Struct, frozen=True):
    """A check that came out otherwise than before."""

    check: str
    before: Verdict
    after: Verdict


class Moved(msgspec.Struct, frozen=True, kw_only=True):
    """A submission that came out otherwise than before."""

    submission: str
    before: float | None
    after: float | None
    turns: tuple[Turn, ...]

    @property
    def gain(self) -> float:
        """Points more than before; a mark that was not given counts as none."""
        return float(exact(self.after or 0.0) - exact(self.before or 0.0))


class Solved(msgspec.Struct, frozen=True):
    """How many solved a check before and after, of the submissions that are in both runs."""

    check: Check
    before: int
    after: int


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """What changed since an earlier run."""

    both: int
    """Submissions that are in both runs."""
    moved: tuple[Moved, ...]
    """Those that changed; the greatest losses first, then the greatest gains."""
    up: int
    down: int
    given: int
    """Marks where there was none."""
    withheld: int
    """Marks that are no longer given."""
    new: tuple[str, ...]
    missing: tuple[str, ...]
    checks: tuple[Solved, ...]
    """Checks that more or fewer solved, the greatest change first."""
    added: tuple[Check, ...]
    """Checks that the earlier run did not have."""
    removed: tuple[Check, ...]
    possible: tuple[float, float] | None
    """All points before and after, where they are not the same."""
    tools: tuple[tuple[str, str, str], ...]
    """Versions that are not the same: of what, before, after."""


def compare(old: Results, new: Results) -> Comparison:
    """Return what changed; raises `ResultsError` when the runs are of different assignments."""
    if old.assignment.name != new.assignment.name:
        raise ResultsError(
            f"--compare: it is of the assignment {old.assignment.name!r}, not of {new.assignment.name!r}"
        )
    before = {grade.submission: grade for grade in last_grades(old.grades)}
    after = {grade.submission: grade for grade in last_grades(new.grades)}
    both = sorted(before.keys() & after.keys())
    known = {check.name for check in old.checks}
    kept = {check.name for check in new.checks}
    pairs = [(before[name], after[name]) for name in both]
    moved = [one for pair in pairs if (one := _moved(*pair, known & kept)) is not None]
    return Comparison(
        both=len(both),
        moved=tuple(sorted(moved, key=lambda one: (one.gain >= 0, -abs(one.gain), one.submission))),
        up=sum(one.gain > 0 for one in moved if None not in {one.before, one.after}),
        down=sum(one.gain < 0 for one in moved if None not in {one.before, one.after}),
        given=sum(one.before is None and one.after is not None for one in moved),
        withheld=sum(one.before is not None and one.after is None for one in moved),
        new=tuple(sorted(after.keys() - before.keys())),
        missing=tuple(sorted(before.keys() - after.keys())),
        checks=_solved([check for check in new.checks if check.name in known], pairs),
        added=tuple(check for check in new.checks if check.name not in known),
        removed=tuple(check for check in old.checks if check.name not in kept),
        possible=_possible(pairs),
        tools=_tools(old.made_with, new.made_with),
    )


def _verdicts(grade: Grade) -> dict[str, Verdict]:
    return {result.check: result.verdict for result in grade.results}


def _moved(before: Grade, after: Grade, checks: set[str]) -> Moved | None:
    was, now = _verdicts(before), _verdicts(after)
    turns = tuple(
        Turn(result.check, was.get(result.check, ABSENT), result.verdict)
        for result in after.results
        if result.check in checks and was.get(result.check, ABSENT) != now[result.check]
    )
    if not turns and before.points == after.points:
        return None
    return Moved(submission=after.submission, before=before.points, after=after.points, turns=turns)


def _solved(checks: Sequence[Check], pairs: Sequence[tuple[Grade, Grade]]) -> tuple[Solved, ...]:
    was, now = (
        Counter(
            result.check
            for pair in pairs
            for result in pair[side].results
            if result.verdict is Verdict.PASSED
        )
        for side in (0, 1)
    )
    found = [Solved(check, was[check.name], now[check.name]) for check in checks]
    changed = [one for one in found if one.before != one.after]
    return tuple(sorted(changed, key=lambda one: -abs(one.after - one.before)))


def _possible(pairs: Sequence[tuple[Grade, Grade]]) -> tuple[float, float] | None:
    return next(((one.possible, two.possible) for one, two in pairs if one.possible != two.possible), None)


def _tools(old: Mapping[str, str], new: Mapping[str, str]) -> tuple[tuple[str, str, str], ...]:
    names = sorted(old.keys() | new.keys())
    return tuple(
        (name, old.get(name, "–"), new.get(name, "–")) for name in names if old.get(name) != new.get(name)
    )
