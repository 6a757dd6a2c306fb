"""The plan: the declared checks held against the assignment, with the author's overrides applied."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath

import msgspec

from kibitz.course.errors import CourseError
from kibitz.course.load import Override
from kibitz.course.nearest import did_you_mean
from kibitz.model.assignment import Assignment, Check, Clause


class _Plan(msgspec.Struct, frozen=True):
    """What a check is held against."""

    assignment: Assignment
    places: dict[str, int]
    """The place of each check in the order in which they are run."""


def plan_checks(
    assignment: Assignment,
    overrides: Mapping[str, Override],
    declared: Sequence[Check],
    source: str,
    where: Mapping[str, str] | None = None,
) -> tuple[Check, ...]:
    """Return the checks as they will be run, the overrides applied.

    ``source`` is what messages call the ``assignment.toml``; ``where`` says by a check's name in which
    file it is declared. Raises `CourseError` for the first thing that does not fit.
    """
    files = where or {}
    folder = str(PurePosixPath(source).parent)
    places: dict[str, int] = {}
    for place, check in enumerate(declared):
        label = f"{files.get(check.name, folder)}: {check.name}"
        if check.name in places:
            raise CourseError(f"{label}: two checks have this name; rename one of them")
        places[check.name] = place
    plan = _Plan(assignment, places)
    for check in declared:
        for problem in _problems(check, plan):
            raise CourseError(f"{files.get(check.name, folder)}: {check.name}: {problem}")
    for name in overrides:
        if name not in places:
            raise CourseError(f"{source}: checks.{name}: no such check: {did_you_mean(name, places)}")
    checks = tuple(_overridden(check, overrides.get(check.name)) for check in declared)
    _every_task_counts(assignment, checks, source)
    return checks


def uncovered(assignment: Assignment, checks: Sequence[Check]) -> tuple[Clause, ...]:
    """Return the clauses that no check covers, in the order of the spec."""
    covered = {clause for check in checks for clause in check.clauses}
    return tuple(clause for clause in assignment.clauses if clause.id not in covered)


def _problems(check: Check, plan: _Plan) -> Iterator[str]:
    for rule in _RULES:
        yield from rule(check, plan)


def _title(check: Check, _plan: _Plan) -> Iterator[str]:
    if not check.title.strip():
        yield "no title; write a docstring, whose first line is the title"


def _task(check: Check, plan: _Plan) -> Iterator[str]:
    names = [task.name for task in plan.assignment.tasks]
    if check.task not in names:
        yield f"task {check.task!r} is not in assignment.toml: {did_you_mean(check.task, names)}"


def _points(check: Check, _plan: _Plan) -> Iterator[str]:
    # What a decorator was given is not yet known to be what its annotation says.
    points: object = check.points
    if isinstance(points, bool) or not isinstance(points, (int, float)):
        yield f"points must be a number, not {points!r}"
    elif not math.isfinite(points) or points < 0:
        yield f"points must be a number of at least 0, not {points!r}"


def _clauses(check: Check, plan: _Plan) -> Iterator[str]:
    known = [clause.id for clause in plan.assignment.clauses]
    if not check.clauses:
        yield 'no clauses; name what it checks, such as clauses=["T1"]'
    for clause in check.clauses:
        if clause not in known:
            yield f"clause {clause!r} is not in the spec: {did_you_mean(clause, known)}"


def _needs(check: Check, plan: _Plan) -> Iterator[str]:
    here = plan.places[check.name]
    for need in check.needs:
        if need == check.name:
            yield "needs names the check itself; take it out"
        elif need not in plan.places:
            yield f"needs names no check {need!r}: {did_you_mean(need, plan.places)}"
        elif plan.places[need] > here:
            yield f"needs {need!r}, which stands later; put that one first"


_Rule = Callable[[Check, _Plan], Iterator[str]]
_RULES: tuple[_Rule, ...] = (_title, _task, _points, _clauses, _needs)


def _overridden(check: Check, override: Override | None) -> Check:
    if override is None:
        return check
    points = check.points if override.points is None else override.points
    hidden = check.hidden if override.visibility is None else override.visibility == "hidden"
    return msgspec.structs.replace(check, points=points, hidden=hidden)


def _every_task_counts(assignment: Assignment, checks: Sequence[Check], source: str) -> None:
    for task in assignment.tasks:
        points = [check.points for check in checks if check.task == task.name]
        if not points:
            raise CourseError(f"{source}: tasks.{task.name} has no checks; write one, or take the task out")
        # Nothing cannot be stretched: such a task would silently count for nothing.
        if task.points and not sum(points):
            raise CourseError(f"{source}: tasks.{task.name}.points is {task.points:g}, but its checks give 0")
