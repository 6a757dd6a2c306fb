"""Who sees what of a result: the one place where that is decided."""

from __future__ import annotations

import re
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import msgspec

from kibitz.model.assignment import Assignment, Check
from kibitz.model.result import CheckResult
from kibitz.model.verdict import MATTER, Matter, Verdict


class Sight(StrEnum):
    """How much of a result a student may see."""

    EVERYTHING = "everything"
    """A public check."""
    REPLAY = "replay"
    """A hidden check with full feedback: what running the transcript would show anyway."""
    OUTCOME = "outcome"
    """A hidden check, and whatever went wrong on our side."""


OUTCOME: Final = ("check", "verdict", "points", "possible", "needs")
REPLAY: Final = (
    *OUTCOME,
    "asked",
    "expected",
    "got",
    "relation",
    "fault",
    "transcript",
    "dialogue",
    "exhibits",
)
EVERYTHING: Final = (*REPLAY, "note", "advice", "output", "case", "measures")

FIELDS: Final = MappingProxyType({Sight.EVERYTHING: EVERYTHING, Sight.REPLAY: REPLAY, Sight.OUTCOME: OUTCOME})
"""What of a result is handed on.  A field that is not named here, as ``staff`` is not, stays behind."""

CLAUSES: Final = frozenset({Sight.EVERYTHING, Sight.REPLAY})
"""Who sees which clauses a check is about.  Title and verdict are for all, and a hint where it fits."""

_IMPORT: Final = re.compile("(?:import|from) .*")
"""The last question, where the check never came to ask what it is about; a run has more lines than this."""


def sight(assignment: Assignment, check: Check, result: CheckResult) -> Sight:
    """Return how much a student may see of the result of a check."""
    if MATTER[result.verdict] is Matter.KIT:
        return Sight.OUTCOME
    if not check.hidden:
        return Sight.EVERYTHING
    return Sight.REPLAY if assignment.full_feedback else Sight.OUTCOME


def for_student(assignment: Assignment, check: Check, result: CheckResult) -> CheckResult:
    """Return the result with only those fields filled that a student may see."""
    fields = FIELDS[sight(assignment, check, result)]
    return CheckResult(**{field: getattr(result, field) for field in fields})


def clauses_for_student(assignment: Assignment, check: Check, result: CheckResult) -> tuple[str, ...]:
    """Return the ids of the check's clauses that a student may see."""
    return check.clauses if sight(assignment, check, result) in CLAUSES else ()


def hint_for_student(check: Check, result: CheckResult) -> str:
    """Return the check's hint, where the program did what the hint is about, and did it wrong.

    It says nothing of a program that cannot be imported, lacks something, or does not come to an end.
    """
    asked = result.verdict is Verdict.RAISED and not _IMPORT.fullmatch(result.asked)
    return check.hint if asked or result.verdict is Verdict.WRONG else ""


FOR_STAFF: Final = frozenset({"staff", "repeated"})

assert not FOR_STAFF & set(EVERYTHING)
assert set(EVERYTHING) | FOR_STAFF == set(CheckResult.__struct_fields__), msgspec.structs.fields(CheckResult)
