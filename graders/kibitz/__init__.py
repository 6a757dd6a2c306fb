"""Kibitz: an autograder and specification test kit for Python course assignments.

What a suite needs has its names here::

    from kibitz import Student, check, exactly, scenarios

They are loaded when they are first asked for, so that ``import kibitz`` stays cheap.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kibitz.judge.exactly import exactly
    from kibitz.judge.failures import Broken, StudentFailure, Untested
    from kibitz.judge.handle import Handle
    from kibitz.judge.student import Student
    from kibitz.model.dialogue import Dialogue, Turn
    from kibitz.model.exhibit import CardRow, Measure, Trick
    from kibitz.model.note import note
    from kibitz.pytest_plugin.markers import check, scenarios

__all__ = [
    "Broken",
    "CardRow",
    "Dialogue",
    "Handle",
    "Measure",
    "Student",
    "StudentFailure",
    "Trick",
    "Turn",
    "Untested",
    "__version__",
    "check",
    "exactly",
    "note",
    "scenarios",
]

__version__ = "0.1.0"

_HOMES = {
    "Broken": "kibitz.judge.failures",
    "CardRow": "kibitz.model.exhibit",
    "Dialogue": "kibitz.model.dialogue",
    "Handle": "kibitz.judge.handle",
    "Measure": "kibitz.model.exhibit",
    "Student": "kibitz.judge.student",
    "StudentFailure": "kibitz.judge.failures",
    "Untested": "kibitz.judge.failures",
    "Trick": "kibitz.model.exhibit",
    "Turn": "kibitz.model.dialogue",
    "check": "kibitz.pytest_plugin.markers",
    "exactly": "kibitz.judge.exactly",
    "note": "kibitz.model.note",
    "scenarios": "kibitz.pytest_plugin.markers",
}


def __getattr__(name: str) -> object:
    """Load one of the author's names from the module that holds it."""
    if name in _HOMES:
        return getattr(importlib.import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
