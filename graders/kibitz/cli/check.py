"""``kibitz check``: a student's own run of the public checks."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console

from kibitz.bulk.pool import Pool
from kibitz.cli.guess import guess_assignment
from kibitz.cli.options import (
    UsageError,
    catalogues,
    course_option,
    language_option,
    sandbox_option,
    the_assignment,
    the_course,
    warm,
)
from kibitz.cli.tell import Teller
from kibitz.intake.folder import gather_one
from kibitz.model.verdict import Verdict
from kibitz.report.language import page_language
from kibitz.report.wording import Wording

NOT_THEIRS = "the checks of {} cannot be read; that is not your fault, please tell the staff: "
"""What a student is told before a mistake in the course."""


@click.command()
@click.argument("directory", default=".", type=click.Path(path_type=Path), metavar="[DIR]")
@click.option("--assignment", metavar="NAME", help="Which assignment it is.  [default: found from the files]")
@course_option
@sandbox_option
@language_option
def check(
    directory: Path, assignment: str | None, course: Path | None, sandbox: str, lang: str | None
) -> None:
    """Check your work in DIR (default: here) with the public checks.

    Shows what to fix first.  Exit code 0 when all public checks passed, else 1.
    """
    if not directory.exists():
        raise UsageError(f"{directory}: there is no such folder or file; name the folder of your work")
    where = the_course(course)
    submission = gather_one(directory)
    name = assignment or guess_assignment(where, submission)
    folder = the_assignment(where, name)
    console = Console()
    pool = Pool(folder, workers=1, sandbox=sandbox, public_only=True, plain_will_do=True)
    with warm(pool, Console(stderr=True), of_course=NOT_THEIRS.format(name)):
        grade, ready = pool.grade(submission).grade, pool.ready
    wording = Wording(page_language(ready.assignment, grade, lang or ""), catalogues(folder))
    Teller(console, wording, ready.assignment, ready.checks).tell(grade, ready.hidden)
    sys.exit(0 if grade.verdict is Verdict.PASSED else 1)
