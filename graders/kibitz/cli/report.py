"""``kibitz report``: a report on a whole class, from the results of a run."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import click

from kibitz.cli.options import UsageError, catalogues, course_option, the_course
from kibitz.course.errors import CourseError
from kibitz.course.find import require_assignment
from kibitz.export.atomic import replacing
from kibitz.export.results import Results, ResultsError, read_results
from kibitz.intake.names import clear
from kibitz.report.characters import visible
from kibitz.staff.comparing import compare
from kibitz.staff.costs import read_costs
from kibitz.staff.pages import StaffPages
from kibitz.staff.sharing import share as shared_part

NAME = "report.html"
SHARED = "share.html"
RESULTS = "results.json"


@click.command()
@click.argument("results", type=click.Path(path_type=Path))
@click.option(
    "--out", type=click.Path(path_type=Path), help="Folder for the report.  [default: where the results are]"
)
@click.option(
    "--compare",
    "old",
    metavar="OLD",
    type=click.Path(path_type=Path),
    help="Say what changed since these results of an earlier run.",
)
@click.option("--share", is_flag=True, help="Make a page that can be shared: no ids, no small numbers.")
@click.option(
    "--lang", type=click.Choice(["en", "nl"]), default="en", show_default=True, help="Language of the report."
)
@course_option
def report(
    results: Path, out: Path | None, old: Path | None, share: bool, lang: str, course: Path | None
) -> None:
    """Report on a whole class: what was hard, what fails the same way, and what a person has to look at.

    RESULTS is a results.json, or the folder that holds it.  The report is one file, report.html, which needs
    nothing beside it; with --share it is share.html, which names nobody.
    """
    if share and old is not None:
        raise UsageError("--share does not go with --compare: what changed would tell of single submissions")
    file = _file(results)
    found = _read(file)
    folder = file.parent if out is None else out
    words = _catalogues(found.assignment.name, course)
    pages = StaffPages(found, lang, words, _page_finder(file.parent / "pages", folder))
    try:
        if share:
            page = pages.shared(shared_part(found))
        else:
            comparison = None if old is None else compare(_read(_file(old)), found)
            page = pages.staff(comparison, read_costs(file.parent))
    except ResultsError as error:
        raise UsageError(str(error)) from None
    path = folder / (SHARED if share else NAME)
    _write(path, page)
    click.echo(f"{'To share:' if share else 'For staff:'} {clear(visible(str(path)))}")


def _file(path: Path) -> Path:
    return path / RESULTS if path.is_dir() else path


def _read(path: Path) -> Results:
    """Read results of which there is something to say."""
    try:
        found = read_results(path)
    except ResultsError as error:
        raise UsageError(str(error)) from None
    if not found.grades:
        raise UsageError(f"{path}: there are no grades in it")
    return found


def _catalogues(assignment: str, course: Path | None) -> dict[str, Path]:
    """Return the course's translations; none where the course does not have the assignment."""
    root = the_course(course)
    try:
        require_assignment(root.root, assignment)
    except CourseError:
        return {}
    return catalogues(root.graders(assignment))


def _page_finder(pages: Path, folder: Path) -> Callable[[str], str]:
    """Return what tells where the pages of a submission are, seen from ``folder``."""
    try:
        there = {entry.name for entry in os.scandir(pages) if entry.is_dir()}
        way = Path(os.path.relpath(pages.resolve(), folder.resolve())).as_posix()
    except (OSError, ValueError):
        return lambda _: ""
    start = quote(way)
    return lambda name: f"{start}/{quote(name, safe='')}/index.html" if name in there else ""


def _write(path: Path, page: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as file:
            file.write(page)
    except OSError as error:
        raise UsageError(
            f"{path}: cannot be written: {error.strerror}; name a folder where you may write with --out"
        ) from None
