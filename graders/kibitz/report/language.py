"""Which language a submission's pages speak."""

from __future__ import annotations

from typing import Final

from kibitz.model.assignment import Assignment
from kibitz.model.result import Grade
from kibitz.model.verdict import Verdict

UNDECIDED: Final = frozenset({Verdict.NOT_GRADABLE, Verdict.MISSING, Verdict.NOT_RUN})
"""Where every check came to one of these, no program was found that could tell by its names."""


def page_language(assignment: Assignment, grade: Grade, wanted: str = "") -> str:
    """Return the language that is ``wanted``, or that of the submission's names, or the course's.

    The names decide where an assignment has vocabularies, and a program was found that uses one.
    """
    told = bool(assignment.vocabularies) and any(one.verdict not in UNDECIDED for one in grade.results)
    return wanted or (grade.language if told else assignment.language or grade.language)
