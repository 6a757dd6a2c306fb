"""Letters: what a mark is called beside its points, and what each of them takes.

``[[letters]]`` in ``assignment.toml`` stands for one of them, the best first.
"""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.course.convert import convert
from kibitz.course.errors import CourseError
from kibitz.course.nearest import did_you_mean
from kibitz.model.assignment import Letter, Task


def read_letters(
    raw: object, tasks: Sequence[Task], possible: float | None, source: str
) -> tuple[Letter, ...]:
    """Return the letters of an assignment that has these tasks; ``possible`` are its points, if it says so.

    Raises `CourseError`, in one line that names file and key, for whatever is wrong with them.
    """
    if isinstance(raw, dict):
        raise CourseError(f"{source}: letters must be a list; write [[letters]] above each of them")
    letters: list[Letter] = []
    for number, one in enumerate(convert(raw, tuple[object, ...], source, "letters")):
        key = f"letters[{number}]"
        letter = convert(one, Letter, source, key)
        _check(letter, {task.name for task in tasks}, possible, f"{source}: {key}")
        for before in letters:
            _check_order(before, letter, f"{source}: {key}")
        letters.append(letter)
    return tuple(letters)


def _check(letter: Letter, tasks: set[str], possible: float | None, where: str) -> None:
    """Refuse a letter that nobody, or everybody, would get."""
    if not letter.name.strip() or not letter.name.isprintable():
        raise CourseError(f'{where}.name must be something that can be read, such as "A"')
    if not letter.tasks and letter.points is None:
        raise CourseError(
            f'{where} ({letter.name}) asks for nothing; add tasks = ["{min(tasks)}"] or points = 10'
        )
    for task in letter.tasks:
        if task not in tasks:
            raise CourseError(f"{where}.tasks names no task {task!r}: {did_you_mean(task, sorted(tasks))}")
    if possible is not None and letter.points is not None and letter.points > possible:
        raise CourseError(f"{where}.points must be at most {possible:g}, which is all that there is")


def _check_order(before: Letter, letter: Letter, where: str) -> None:
    """Refuse a letter that whoever reaches it has a better one already."""
    if letter.name == before.name:
        raise CourseError(f"{where}.name: there are two letters {letter.name!r}; keep one of them")
    if set(before.tasks) <= set(letter.tasks) and (before.points or 0) <= (letter.points or 0):
        raise CourseError(
            f"{where} ({letter.name}) can never be given: {before.name} stands before it and asks for no "
            "more; put the best letter first"
        )
