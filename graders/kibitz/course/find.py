"""Where a course is, and where it keeps what belongs to an assignment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from kibitz.course.errors import CourseError
from kibitz.course.nearest import nearest

SETTINGS = "assignment.toml"
_PACKAGE = Path(__file__).resolve().parents[1]
_BESIDE_GRADERS = ("reference", "fixtures", "student_template")
_WHAT_IT_IS = f"a course is a folder with graders/, in which each assignment has a folder with its {SETTINGS}"


class Course(msgspec.Struct, frozen=True):
    """A course and the places in it; nothing is said of whether a place exists."""

    root: Path

    def graders(self, name: str) -> Path:
        """Return the folder of an assignment's settings, specs and checks."""
        return self.root / "graders" / name

    def reference(self, name: str) -> Path:
        """Return the folder of an assignment's perfect submission."""
        return self.root / "reference" / name

    def fixtures(self, name: str) -> Path:
        """Return the folder of an assignment's card files, deals and dialogues."""
        return self.root / "fixtures" / name

    def template(self, name: str) -> Path:
        """Return the folder that a student starts from."""
        return self.root / "student_template" / name

    def samples(self, name: str) -> Path:
        """Return the folder of an assignment's sample submissions."""
        # The built-in course carries them in `samples`: a wheel has no `tests`.
        packed = self.root / "samples" / name
        return packed if packed.is_dir() else self.root / "tests" / "corpus" / name


def find_course(start: Path | None = None) -> Path:
    """Return the course around a folder (the current one by default), or else the built-in one.

    Raises `CourseError` when there is neither.
    """
    here = (start if start is not None else Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if _is_course(folder):
            return folder
    for folder in _built_in():
        if _is_course(folder):
            return folder
    raise CourseError(
        f"{here}: no course here, nor in a folder above it, and none comes with this Kibitz: {_WHAT_IT_IS}"
    )


def require_course(folder: Path) -> Path:
    """Return the course in a folder that somebody has named; raises `CourseError` when it is none."""
    here = folder.resolve()
    if _is_course(here):
        return here
    around = next((above for above in here.parents if _is_course(above)), None)
    raise CourseError(
        f"{here}: this is no course: {_WHAT_IT_IS}" + (f"; {around} is one" if around is not None else "")
    )


def is_built_in(course: Path) -> bool:
    """Tell whether a course is the one that comes with Kibitz."""
    return course == next(filter(_is_course, _built_in()), None)


def assignments(course: Path) -> list[str]:
    """Return the names of a course's assignments, in alphabetical order.

    Raises `CourseError` when the course's folder ``graders/`` cannot be read.
    """
    graders = course / "graders"
    try:
        return sorted(folder.name for folder in graders.iterdir() if (folder / SETTINGS).is_file())
    except OSError as problem:
        raise CourseError(f"{graders}: cannot be read: {problem.strerror}; is this a course?") from None


def require_assignment(course: Path, name: str) -> None:
    """Raise `CourseError`, naming the nearest and the rest, unless the course has that assignment."""
    names = assignments(course)
    if name in names:
        return
    close = nearest(name, names)
    meant = f"did you mean {close!r}? " if close else ""
    there = f"there is {', '.join(names)}" if names else f"no folder in it holds an {SETTINGS}"
    raise CourseError(f"{course / 'graders'}: no assignment {name!r}: {meant}{there}")


def _is_course(folder: Path) -> bool:
    """Tell whether a folder holds an assignment, or is laid out for the first."""
    if not (folder / "graders").is_dir():
        return False
    if any((folder / name).is_dir() for name in _BESIDE_GRADERS):
        return True
    with suppress(CourseError):
        return bool(assignments(folder))
    return False


def _built_in() -> Iterator[Path]:
    """Give the places of the course that comes with Kibitz: in a wheel, then around a checkout."""
    yield _PACKAGE / "_course"
    yield from _PACKAGE.parents
