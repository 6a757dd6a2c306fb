"""What several commands take: a course, a strength of the sandbox, a number of graders."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console

from kibitz.bulk.pool import CourseUnfit, Pool, PoolError
from kibitz.course.errors import CourseError
from kibitz.course.find import Course, find_course, is_built_in, require_assignment, require_course
from kibitz.intake.names import clear
from kibitz.report.material import Material, read_material

course_option = click.option(
    "--course",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The course's folder.  [default: the one around the current folder, else the built-in one]",
)
sandbox_option = click.option(
    "--sandbox", default="auto", metavar="NAME", help="Strength of the sandbox.  [default: auto]"
)
jobs_option = click.option(
    "-j",
    "--jobs",
    type=click.IntRange(0, 256),
    default=0,
    help="Graders at the same time.  [default: one a core]",
)
language_option = click.option(
    "--lang",
    type=click.Choice(["en", "nl"]),
    help="Language of what is said.  [default: as the submission's own words tell, else the course's]",
)


class UsageError(click.ClickException):
    """Something that the user can put right: one line, exit code 2."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        super().__init__(clear(message))  # names of files are in it, and one may hold a line end


def the_course(folder: Path | None) -> Course:
    """Return the course that a command is about: the one in ``folder``, and no other, where one was named."""
    with plainly():
        return Course(find_course() if folder is None else require_course(folder))


def the_assignment(course: Course, name: str) -> Path:
    """Return the folder of an assignment's suite."""
    try:
        require_assignment(course.root, name)
    except CourseError as error:
        raise UsageError(f"{error}{other_course(course)}") from None
    return course.graders(name)


def other_course(course: Course) -> str:
    """Return what to add to a message that says what the built-in course holds, where it is that one."""
    return "; for an assignment of another course give --course DIR too" if is_built_in(course.root) else ""


@contextmanager
def plainly(of_course: str = "") -> Iterator[None]:
    """Turn errors of a course or of the sandbox into one line and exit code 2.

    ``of_course`` stands before what graders say of a course.
    """
    try:
        yield
    except CourseUnfit as error:
        raise UsageError(f"{of_course}{error}") from None
    except (CourseError, PoolError) as error:
        raise UsageError(str(error)) from None


@contextmanager
def warm(pool: Pool, console: Console, *, of_course: str = "") -> Iterator[Pool]:
    """Have a pool's graders ready while the block runs; ``console`` shows that they are warming up.

    ``of_course`` stands before what is said of a mistake in the course.
    """
    with plainly(of_course), console.status("reading the suite and drawing its scenarios"):
        pool.__enter__()
    try:
        yield pool
    finally:
        pool.__exit__(None, None, None)


def material(folder: Path) -> Material:
    """Return what pages take from a course: the specs of an assignment, and the course's own look."""
    with plainly():
        return read_material(folder, folder.parents[1])


def catalogues(folder: Path) -> dict[str, Path]:
    """Return an assignment's own message catalogues by language."""
    return {path.name.split(".")[1]: path for path in sorted(folder.glob("messages.*.po"))}
