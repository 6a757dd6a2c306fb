"""Tests of one name in one file: Python keeps the last alone, so the others would be lost without a word."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterable, Iterator
from pathlib import Path

from kibitz.course.errors import CourseError

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def refuse_twins(files: Iterable[Path]) -> None:
    """Raise `CourseError` when a file of the suite defines two tests of one name, in the file or in a class.

    A file that is no Python is passed over: pytest tells of it.
    """
    for path in files:
        try:
            with warnings.catch_warnings(
                action="ignore"
            ):  # Python has told of those when it imported the file
                module = ast.parse(path.read_bytes())
        except (OSError, SyntaxError, ValueError):
            continue
        for first, second, inside in _twins(module.body):
            raise CourseError(
                f"{path.name}: {inside}{second.name} is on line {first.lineno} and again on line "
                f"{second.lineno}, and only the last would be run; rename one of them"
            )


def _twins(body: list[ast.stmt], inside: str = "") -> Iterator[tuple[_Definition, _Definition, str]]:
    """Yield each definition with a later one that takes its name, and the class that holds both."""
    seen: dict[str, _Definition] = {}
    for definition in body:
        if not isinstance(definition, _Definition) or not definition.name.startswith(("test", "Test")):
            continue
        if definition.name in seen:
            yield seen[definition.name], definition, inside
        seen[definition.name] = definition
        if isinstance(definition, ast.ClassDef):
            yield from _twins(definition.body, f"{inside}{definition.name}.")
