"""Grades as a table: one row a submission, one column a task."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from kibitz.export.atomic import replacing
from kibitz.intake.names import clear
from kibitz.model.assignment import Assignment
from kibitz.model.result import Grade

_FORMULA = ("=", "+", "-", "@")


def write_grades_csv(path: Path, assignment: Assignment, grades: Iterable[Grade]) -> None:
    """Write the grades as CSV in UTF-8, in the order of the submissions' ids.

    A mark or a letter that is not given is an empty cell. A text that a spreadsheet would take for a formula
    gets an apostrophe before it; line ends and the like are escaped. Raises `OSError` when the file
    cannot be written.
    """
    tasks = [task.name for task in assignment.tasks]
    letters = bool(assignment.letters)
    header = ["submission", "status", "points", "possible", *["letter"] * letters, *tasks, "remarks"]
    rows = [_row(grade, tasks, letters=letters) for grade in sorted(grades, key=lambda one: one.submission)]
    text = io.StringIO(newline="")
    csv.writer(text).writerows([[_safe(cell) for cell in row] for row in (header, *rows)])
    with replacing(path) as file:
        # A lone surrogate has no UTF-8; it is written as what it is, so that no table is lost for it.
        file.write(text.getvalue().encode("utf-8", "backslashreplace"))


def _row(grade: Grade, tasks: Sequence[str], *, letters: bool) -> list[str]:
    marks = {mark.task: mark.points for mark in grade.tasks}
    return [
        grade.submission,
        str(grade.verdict),
        _number(grade.points),
        _number(grade.possible),
        *[grade.letter] * letters,
        *(_number(marks.get(task)) for task in tasks),
        str(len(grade.remarks)),
    ]


def _number(points: float | None) -> str:
    """Write points with two decimals at most, and none that say nothing."""
    return "" if points is None else f"{points:.2f}".rstrip("0").rstrip(".")


def _safe(cell: str) -> str:
    shown = clear(cell)
    return f"'{shown}" if shown.startswith(_FORMULA) else shown
