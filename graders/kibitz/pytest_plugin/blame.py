"""Where a suite is wrong: file, line and error of an exception, in a line as its author wants it."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import kibitz
from kibitz.course.errors import CourseError
from kibitz.course.nearest import nearest

_KIT: Final = Path(kibitz.__file__).resolve().parent
_INSTALLED: Final = (_KIT, Path(sys.prefix).resolve(), Path(sys.base_prefix).resolve())

FIXTURES: Final = ("student", "case", "expected")
"""What Kibitz has for every check."""

MOST_SAID: Final = 300
"""Characters of an error's own words."""


def tell(error: BaseException, folder: Path, default: str = "") -> str:
    """Return file, line and error of what was raised in the suite in ``folder``.

    ``default`` is the place to name where the exception came by no file of the course.
    """
    error = _cause(error)
    if isinstance(error, SyntaxError) and error.filename:
        place, words = f"{shown(Path(error.filename), folder)}, line {error.lineno}", error.msg
    else:
        lines = [(path, line) for path, line in _lines(error) if is_of_course(path, folder)]
        place = f"{shown(lines[-1][0], folder)}, line {lines[-1][1]}" if lines else default
        words = str(error)
    kind = "" if isinstance(error, _WORDS_ALONE) else type(error).__name__
    said = " ".join(words.split())
    said = said if len(said) <= MOST_SAID else f"{said[:MOST_SAID]} …"
    parts = [place, kind, said + _advice(error, folder)]
    return ": ".join(part for part in parts if part) or "it cannot be read"


def is_of_course(path: Path, folder: Path) -> bool:
    """Return whether a file belongs to the course of the suite in ``folder``, and is not merely installed."""
    path, folder = path.resolve(), folder.resolve()
    if path.is_relative_to(folder):
        return True
    installed = "site-packages" in path.parts or any(path.is_relative_to(place) for place in _INSTALLED)
    return path.is_relative_to(folder.parents[1]) and not installed


def shown(path: Path, folder: Path) -> str:
    """Return what messages call a file: its path inside the course, where it is inside."""
    path, root = path.resolve(), folder.resolve().parents[1]
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name


def refuse_unknown_fixtures(items: list[pytest.Item], folder: Path) -> None:
    """Raise `CourseError` when a test asks for a fixture that is not there."""
    for item in items:
        if not isinstance(item, pytest.Function):
            continue
        info = item._fixtureinfo
        for name in info.names_closure:
            if name not in info.name2fixturedefs and name != "request":
                close = nearest(name, [*FIXTURES, *info.name2fixturedefs, *vars(item.module)])
                raise CourseError(
                    f"{place(item, folder)}: {item.name} asks for a fixture {name!r}, which is not there"
                    + (f": did you mean {close!r}?" if close else "")
                )


def place(item: pytest.Item, folder: Path) -> str:
    """Return file and line of a test."""
    return f"{shown(item.path, folder)}, line {(item.location[1] or 0) + 1}"


_WORDS_ALONE: Final = (pytest.Collector.CollectError, pytest.fail.Exception)
"""What pytest raises with a sentence of its own, which needs no name of a class."""


def _cause(error: BaseException) -> BaseException:
    """Return the exception that pytest has wrapped in its own."""
    own = getattr(error, "cause", None)  # of a conftest.py that cannot be imported
    if isinstance(own, BaseException):
        return own
    if isinstance(error, pytest.Collector.CollectError) and isinstance(
        error.__cause__, SyntaxError | ImportError
    ):
        return error.__cause__
    return error


def _lines(error: BaseException) -> Iterator[tuple[Path, int]]:
    for frame in traceback.extract_tb(error.__traceback__):
        yield Path(frame.filename), frame.lineno or 0


def _advice(error: BaseException, folder: Path) -> str:
    """Return what to do about a suite that is no package, where that shows in the error."""
    if not isinstance(error, ImportError) or (folder / "__init__.py").exists():
        return ""
    if "no known parent package" in str(error) or (error.name or "").partition(".")[0] == folder.name:
        return f"; write an empty file __init__.py in {shown(folder, folder)}"
    return ""
