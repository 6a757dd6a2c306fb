"""Letters on a page: the one that was reached, and what the next better one still takes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kibitz.model.assignment import Assignment, Check, Task
from kibitz.model.marks import all_passed
from kibitz.model.result import Grade
from kibitz.model.verdict import Verdict


class NextLetter(msgspec.Struct, frozen=True):
    """The next better letter, and what is lacking for it."""

    name: str
    tasks: tuple[Task, ...]
    """Tasks of which some check has not passed."""
    points: float | None
    """Points that it takes, where there are fewer; ``None`` where there are enough."""


def next_letter(assignment: Assignment, checks: Sequence[Check], grade: Grade) -> NextLetter | None:
    """Return what is to be done for a better letter; nothing where there is none, or no mark is given."""
    if grade.points is None:
        return None
    better = []
    for letter in assignment.letters:
        if letter.name == grade.letter:
            break
        better.append(letter)
    if not better:
        return None
    wanted = better[-1]
    passed = {result.check for result in grade.results if result.verdict is Verdict.PASSED}
    return NextLetter(
        wanted.name,
        tuple(
            task
            for task in assignment.tasks
            if task.name in wanted.tasks and not all_passed(task.name, checks, passed)
        ),
        wanted.points if wanted.points is not None and grade.points < wanted.points else None,
    )
