"""What several commands take: a course, a strength of the sandbox, a number of graders."""

from __future__ import annotations

import os
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

ARCHIVES = (".zip", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".7z", ".rar")


class UsageError(click.ClickException):
    """Something that the user can put right: one line, exit code 2."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        super().__init__(clear(message))  # names of files are in it, and one may hold a line end


class Folder(click.Path):
    """A folder that has to be there; where it is not, one line says what to do."""

    def __init__(self, holds: str) -> None:
        """Say that what is wanted is the folder that ``holds`` something."""
        super().__init__(path_type=Path)
        self._holds = holds

    def convert(
        self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> Path:
        """Return the folder's path."""
        path = Path(value)
        advice = f"name the folder that holds {self._holds}"
        if path.is_dir():
            return path
        if not path.exists():
            raise UsageError(f"{path}: there is no such folder; {advice}")
        if path.suffix.lower() in ARCHIVES:
            advice = f"unpack it, and {advice}"
        raise UsageError(f"{path}: it is a file; {advice}")


out_option = click.option(
    "--out", required=True, type=click.Path(path_type=Path), help="Folder for the results."
)


def no_room(out: Path, error: OSError) -> UsageError:
    """Return what to say when the folder for the results cannot be made or read."""
    if isinstance(error, FileExistsError | NotADirectoryError):
        return UsageError(f"--out {out}: there is a file in its place; name a folder")
    return UsageError(f"--out {out}: {error.strerror}; name a folder where you may write")


course_option = click.option(
    "--course",
    type=Folder("graders/ and reference/"),
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
