"""A suite as pytest collected it: its checks, and the scenarios that they ask for."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from kibitz.course.errors import CourseError
from kibitz.judge.scenarios import Scenario
from kibitz.model.assignment import Check


def declared(item: pytest.Item) -> Check:
    """Return the check that a collected test declares itself to be.

    Raises:
        CourseError: it is no check, or its marker lacks something.

    """
    marker = item.get_closest_marker("check")
    where = f"{item.path.name}: {item.name}"
    if marker is None:
        raise CourseError(f"{where} is not marked with @check(task=..., points=..., clauses=[...])")
    for problem in _problems(marker.kwargs):
        raise CourseError(f"{where}: {problem}")
    try:
        return Check(
            name=item.name,
            title=_title(item),
            task=marker.kwargs["task"],
            points=marker.kwargs["points"],
            clauses=tuple(marker.kwargs["clauses"]),
            hidden=marker.kwargs["visibility"] == "hidden",
            needs=tuple(marker.kwargs["needs"]),
            hint=marker.kwargs["hint"],
            cases=_cases(item),
        )
    except KeyError as error:
        raise CourseError(f"{where}: @check lacks {error}; import check from kibitz") from None


def _problems(given: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is of the wrong type in a marker: what a decorator was given can be anything."""
    if given.get("visibility") not in ("public", "hidden"):  # it may have no hash
        yield 'visibility must be "public" or "hidden"'
    for listed in ("clauses", "needs"):
        value = given.get(listed, ())
        if isinstance(value, str):
            yield f"{listed} must be a list: [{value!r}]"
        elif not isinstance(value, list | tuple | set | frozenset):
            yield f"{listed} must be a list, not {value!r}"
        else:
            yield from (f"{listed} must be a list of texts, not of {it!r}" for it in value if not _text(it))
    for name in ("task", "hint"):
        if not _text(given.get(name, "")):
            yield f"{name} must be text, not {given[name]!r}"


def _text(value: object) -> bool:
    """Return whether a value is text that can be written to a file."""
    return isinstance(value, str) and not any("\ud800" <= character <= "\udfff" for character in value)


def _title(item: pytest.Item) -> str:
    text = inspect.getdoc(getattr(item, "function", None)) or ""
    return text.split("\n\n", 1)[0].replace("\n", " ").strip()


def _cases(item: pytest.Item) -> int:
    marker = item.get_closest_marker("scenarios")
    return marker.kwargs["count"] if marker else 1


def scenario_of(item: pytest.Item) -> Scenario | None:
    """Return the scenario that a check runs, if it runs one."""
    marker = item.get_closest_marker("scenarios")
    if marker is None:
        return None
    return Scenario(marker.args, marker.kwargs["expected"], marker.kwargs["count"], item.name)


def function_arguments(item: pytest.Function) -> dict[str, Any]:
    """Return the arguments that pytest has ready for a test function."""
    return {name: item.funcargs[name] for name in item._fixtureinfo.argnames}
