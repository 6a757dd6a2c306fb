"""Verdicts: what can come out of a check, whose matter each is, and which counts as worse."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Verdict(StrEnum):
    """The outcome of one check on one submission."""

    PASSED = "passed"
    WRONG = "wrong"
    RAISED = "raised"
    TIMEOUT = "timeout"
    MEMORY = "memory"
    OUTPUT = "output"
    CRASHED = "crashed"
    MISSING = "missing"
    NOT_RUN = "not run"
    NOT_GRADABLE = "not gradable"
    OUR_FAULT = "our fault"


class Matter(StrEnum):
    """Who has to do something about a verdict."""

    NOBODY = "nobody"
    STUDENT = "student"
    UPLOAD = "upload"
    KIT = "kit"


MATTER: Final = MappingProxyType(
    {
        Verdict.PASSED: Matter.NOBODY,
        Verdict.WRONG: Matter.STUDENT,
        Verdict.RAISED: Matter.STUDENT,
        Verdict.TIMEOUT: Matter.STUDENT,
        Verdict.MEMORY: Matter.STUDENT,
        Verdict.OUTPUT: Matter.STUDENT,
        Verdict.CRASHED: Matter.STUDENT,
        Verdict.MISSING: Matter.STUDENT,
        Verdict.NOT_RUN: Matter.NOBODY,
        Verdict.NOT_GRADABLE: Matter.UPLOAD,
        Verdict.OUR_FAULT: Matter.KIT,
    }
)

GRAVITY: Final = (
    Verdict.OUR_FAULT,
    Verdict.NOT_GRADABLE,
    Verdict.CRASHED,
    Verdict.TIMEOUT,
    Verdict.MEMORY,
    Verdict.OUTPUT,
    Verdict.MISSING,
    Verdict.RAISED,
    Verdict.WRONG,
    Verdict.NOT_RUN,
    Verdict.PASSED,
)
"""Gravest first: the order in which pages and tables name them."""

NO_MARK: Final = frozenset({Verdict.NOT_GRADABLE, Verdict.OUR_FAULT})
"""With one of these among its results a submission gets no mark: a person has to look first."""
