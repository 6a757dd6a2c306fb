"""A suite as pytest collected it: its checks, and the scenarios that they ask for."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
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
    if marker.kwargs.get("visibility") not in {"public", "hidden"}:
        raise CourseError(f'{where}: visibility must be "public" or "hidden"')
    for listed in ("clauses", "needs"):
        if isinstance(marker.kwargs.get(listed), str):
            raise CourseError(f"{where}: {listed} must be a list: [{marker.kwargs[listed]!r}]")
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


def broken_modules(reports: Sequence[pytest.CollectReport], task: str) -> tuple[Check, ...]:
    """Return a stand-in check, in ``task``, for each file of the suite that could not be collected."""
    return tuple(
        Check(
            name=report.nodeid or "collection",
            title="A file of the suite can be read",
            task=task,
            points=0,
            clauses=(),
        )
        for report in reports
        if report.failed
    )
