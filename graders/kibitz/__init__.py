"""Kibitz: an autograder and specification test kit for Python course assignments.

A suite needs three names, and imports them from here::

    from kibitz import check, exactly, scenarios

They are loaded when they are first asked for, so that ``import kibitz`` stays cheap.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kibitz.judge.exactly import exactly
    from kibitz.judge.handle import Handle
    from kibitz.judge.student import Student
    from kibitz.pytest_plugin.markers import check, scenarios

__all__ = ["Handle", "Student", "__version__", "check", "exactly", "scenarios"]

__version__ = "0.1.0"

_HOMES = {
    "Handle": "kibitz.judge.handle",
    "Student": "kibitz.judge.student",
    "check": "kibitz.pytest_plugin.markers",
    "exactly": "kibitz.judge.exactly",
    "scenarios": "kibitz.pytest_plugin.markers",
}


def __getattr__(name: str) -> object:
    """Load one of the author's names from the module that holds it."""
    if name in _HOMES:
        return getattr(importlib.import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
