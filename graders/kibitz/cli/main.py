"""The command line as a whole: its commands, and how its errors are told.

Exit codes: 0 done; 1 the answer is no, or some could not be graded through our fault; 2 bad usage.
"""

from __future__ import annotations

import sys

import click

import kibitz
from kibitz.cli.check import check
from kibitz.cli.demo import demo
from kibitz.cli.doctor import doctor
from kibitz.cli.grade import grade
from kibitz.cli.report import report
from kibitz.cli.tournament import tournament


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(kibitz.__version__, prog_name="kibitz")
def kibitz_command() -> None:
    """Grade Python assignments: student code apart, the judge decides, every mark explained."""


for command in (grade, check, demo, doctor, report, tournament):
    kibitz_command.add_command(command)


def main() -> None:
    """Run the command line; ``^C`` ends it without a traceback."""
    try:
        kibitz_command.main(prog_name="kibitz", standalone_mode=False)
    except click.exceptions.Abort:
        click.echo("stopped", err=True)
        sys.exit(130)
    except click.exceptions.Exit as exit_:
        sys.exit(exit_.exit_code)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
