"""``kibitz grade``: grades a folder of submissions."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from kibitz.bulk.pool import Pool
from kibitz.cli.options import (
    Folder,
    UsageError,
    catalogues,
    course_option,
    jobs_option,
    language_option,
    material,
    no_room,
    out_option,
    plainly,
    sandbox_option,
    the_assignment,
    the_course,
    warm,
)
from kibitz.cli.progress import following
from kibitz.export.results import ResultsFile
from kibitz.export.table import write_grades_csv
from kibitz.intake.folder import Intake, gather
from kibitz.intake.names import clear
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import MATTER, Matter, Verdict
from kibitz.pytest_plugin.blame import is_of_course, shown
from kibitz.report.characters import visible
from kibitz.report.pages import PageWriter, link
from kibitz.staff.costs import Cost, cost, write_costs

OURS = ("index.html", "grades.csv", "results.json", "costs.json", "report.html", "share.html", "pages")
"""What a run leaves in its folder."""

MOST_ROWS = 60
"""Rows of the table on the screen; all are in ``grades.csv`` and ``index.html``."""

WIDTH_OF_A_FILE = 140
"""Columns of the table where it does not go to a terminal."""

STYLES = {
    Matter.NOBODY: "green",
    Matter.STUDENT: "yellow",
    Matter.UPLOAD: "magenta",
    Matter.KIT: "bold red",
}

_FRAME = re.compile(r'^  File "(.+)", line (\d+)', re.MULTILINE)
"""A line of a traceback."""


@click.command()
@click.argument("assignment")
@click.argument("submissions", type=Folder("the submissions"))
@out_option
@course_option
@jobs_option
@sandbox_option
@language_option
def grade(
    assignment: str,
    submissions: Path,
    out: Path,
    course: Path | None,
    jobs: int,
    sandbox: str,
    lang: str | None,
) -> None:
    """Grade the folder SUBMISSIONS for ASSIGNMENT.

    Each folder in it is a submission, and so is each lone .py file.  Results go to the folder --out:
    results.json, grades.csv, index.html for staff, and pages/ for students.
    """
    folder = the_assignment(the_course(course), assignment)
    if out.resolve().is_relative_to(submissions.resolve()):
        raise UsageError(f"--out {out}: it lies among the submissions; name a folder elsewhere")
    try:
        found = gather(submissions)
    except OSError as error:
        raise UsageError(f"{submissions}: {error.strerror}") from None
    if not found.submissions:
        raise UsageError(f"{submissions}: no submissions there; each is a folder, or a .py file")
    run(Pool(folder, workers=jobs, sandbox=sandbox), folder, found, out, lang or "")


def run(pool: Pool, folder: Path, found: Intake, out: Path, language: str = "") -> None:
    """Grade what was found, write everything, and tell; exit code 1 when something was our fault."""
    console = Console(stderr=True)
    words, extra = catalogues(folder), material(folder)
    _make_room(out)
    files = {submission.id: submission.files for submission in found.submissions}
    grades: list[Grade] = []
    costs: dict[str, Cost] = {}
    stopped = False
    with warm(pool, console):
        ready = pool.ready
        pages = PageWriter(ready.assignment, ready.checks, words, material=extra, language=language)
        results = ResultsFile(out / "results.json", ready.assignment, ready.checks, ready.made_with)
        with results, plainly():
            try:
                for done in following(console, pool.grade_all(found.submissions), len(found.submissions)):
                    results.add(done.grade)
                    costs[done.grade.submission] = cost(done.cpu, files[done.grade.submission])
                    pages.write(
                        done.grade, out / "pages" / done.grade.submission, files[done.grade.submission]
                    )
                    grades.append(done.grade)
            except KeyboardInterrupt:
                pool.abort()
                stopped = True
    grades.sort(key=lambda one: one.submission)
    write_grades_csv(out / "grades.csv", ready.assignment, grades)
    write_costs(out, costs)
    pages.write_overview(grades, out, page_of=lambda submission: f"pages/{link(submission)}")
    titles = {check.name: check.title for check in ready.checks}
    screen = Console(width=None if sys.stdout.isatty() else WIDTH_OF_A_FILE)
    tell(screen, grades, titles, found, out, ready.strength, folder)
    if stopped:
        screen.print(f"stopped: {len(grades)} of {len(files)} graded; what there is has been written")
        sys.exit(130)
    if any(one.verdict is Verdict.OUR_FAULT for one in grades):
        sys.exit(1)


def _make_room(out: Path) -> None:
    """Make the folder for the results; what Kibitz left there is replaced, anything else is left alone."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        strangers = sorted(entry.name for entry in out.iterdir() if entry.name not in OURS)
    except OSError as error:
        raise no_room(out, error) from None
    if strangers and not (out / "results.json").exists():
        raise UsageError(f"--out {out}: there are other files in it ({strangers[0]}, …); name a new folder")
    if not os.access(out, os.W_OK):
        raise UsageError(f"--out {out}: it cannot be written to; name a folder where you may write")


def tell(
    console: Console,
    grades: Sequence[Grade],
    titles: Mapping[str, str],
    found: Intake,
    out: Path,
    strength: str,
    suite: Path,
) -> None:
    """Print the table of a run, with the titles of checks by name, and where everything is.

    What was our fault is told with the place in the ``suite`` where it came about.
    """
    console.print(_table(grades, titles))
    if len(grades) > MOST_ROWS:
        console.print(f"… and {len(grades) - MOST_ROWS} more in {_shown(out / 'grades.csv')}")
    for remark in found.unused[:10]:
        console.print(f"not used: {_shown(remark.say())}", style="dim")
    console.print(f"{_count(grades)}, under the sandbox {strength!r}.")
    console.print(f"For staff:    {_shown(out / 'index.html')}, grades.csv, results.json")
    console.print(f"For students: {_shown(out / 'pages')}")
    for fault, names in _our_faults(grades, suite).items():
        others = f" and {len(names) - 1} more" if names[1:] else ""
        console.print(f"[bold red]our fault[/] in {_shown(names[0])}{others}: {_shown(fault)}")


def _shown(thing: object) -> str:
    """Return a text or a path as rich shows it as it is, on one line and with nothing invisible in it."""
    return escape(clear(visible(str(thing))))


def _count(grades: Sequence[Grade]) -> str:
    given = sum(one.points is not None for one in grades)
    without = len(grades) - given
    return f"{given} graded" + (f", {without} without a mark: a person has to look" if without else "")


def _our_faults(grades: Sequence[Grade], suite: Path) -> Mapping[str, Sequence[str]]:
    """Return the submissions with a fault of ours, by the fault: one of the suite's is told once for all."""
    faults: dict[str, list[str]] = {}
    for one in grades:
        if one.verdict is Verdict.OUR_FAULT:
            faults.setdefault(_staff(one, suite), []).append(one.submission)
    return faults


def _staff(one: Grade, suite: Path) -> str:
    """Return which check was our fault first, where in the course, and what it raised."""
    result = next((result for result in one.results if result.staff.strip()), None)
    if result is None:
        return "see results.json"
    came_by = [
        f"{shown(Path(file), suite)}, line {line}"
        for file, line in _FRAME.findall(result.staff)
        if is_of_course(Path(file), suite)
    ]
    where = f" ({came_by[-1]})" if came_by else ""
    return f"{result.check}{where}: {result.staff.strip().splitlines()[-1]}"


def _table(grades: Sequence[Grade], titles: Mapping[str, str]) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False, expand=True)
    table.add_column("submission", overflow="fold", min_width=12, max_width=40)
    table.add_column("points", justify="right", no_wrap=True, min_width=9)
    table.add_column("verdict", no_wrap=True, min_width=12)
    table.add_column("what first", overflow="ellipsis", no_wrap=True, ratio=1)
    for one in grades[:MOST_ROWS]:
        points = "–" if one.points is None else f"{one.points:g} / {one.possible:g}"
        verdict = f"[{STYLES[MATTER[one.verdict]]}]{one.verdict.value}[/]"
        table.add_row(_shown(one.submission), points, verdict, _shown(_what_first(one, titles)))
    return table


def _what_first(one: Grade, titles: Mapping[str, str]) -> str:
    """Return what there is to say first of a submission: what went wrong, or a remark of intake."""
    failed: Iterable[CheckResult] = (
        r for r in one.results if r.verdict not in {Verdict.PASSED, Verdict.NOT_RUN}
    )
    first = next(iter(failed), None)
    if first is None:
        return one.remarks[0].say() if one.remarks else ""
    return first.note.say() if first.note else titles[first.check]
