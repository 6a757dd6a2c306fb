"""``kibitz demo``: grades the samples of the built-in course, to see what comes out."""

from __future__ import annotations

from pathlib import Path

import click

from kibitz.bulk.pool import Pool
from kibitz.cli.grade import run
from kibitz.cli.options import jobs_option, sandbox_option, the_assignment, the_course
from kibitz.intake.folder import Intake, gather

CHOICE = "demo.txt"


@click.command()
@click.argument("assignment", default="trickgame")
@click.option(
    "--out",
    default="demo-out",
    show_default=True,
    type=click.Path(path_type=Path),
    help="Folder for the results.",
)
@jobs_option
@sandbox_option
def demo(assignment: str, out: Path, jobs: int, sandbox: str) -> None:
    """Grade the sample submissions of an ASSIGNMENT (default: trickgame) of the built-in course."""
    course = the_course(None)
    folder = the_assignment(course, assignment)
    run(Pool(folder, workers=jobs, sandbox=sandbox), folder, _chosen(course.samples(assignment)), out)


def _chosen(samples: Path) -> Intake:
    """Return the samples that ``demo.txt`` names; there are many more, for the project's own tests."""
    found = gather(samples)
    names = set((samples / CHOICE).read_text("utf-8").split())
    chosen = tuple(one for one in found.submissions if one.id in names)
    return Intake(submissions=chosen, unused=())
