"""``kibitz tournament``: lets the submissions that passed play each other."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kibitz.cli.options import (
    Folder,
    UsageError,
    catalogues,
    course_option,
    no_room,
    out_option,
    plainly,
    sandbox_option,
    the_assignment,
    the_course,
)
from kibitz.intake.folder import gather
from kibitz.intake.names import clear
from kibitz.model.result import Submission
from kibitz.report.characters import visible
from kibitz.sandbox.strength import SandboxError
from kibitz.tournament.crew import CrewGone
from kibitz.tournament.host import OURS, Host
from kibitz.tournament.journal import NAME, JournalError
from kibitz.tournament.records import Absent
from kibitz.tournament.standings import Standings

MOST_ROWS = 40
"""Rows of the table on the screen; all are in ``standings.csv``."""

MOST_SAID = 10
"""Submissions that do not take part, and fouls, that are named on the screen."""

LANGUAGES = ("en", "nl")

Thing = TypeVar("Thing")


@click.command()
@click.argument("assignment")
@click.argument("submissions", type=Folder("the submissions"))
@out_option
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=1, help="Of the cards.  [default: 1]")
@click.option(
    "--rounds",
    type=click.IntRange(0, 1000),
    default=0,
    help="How often everybody meets everybody; in a large field, the number of rounds.  [default: as fits]",
)
@click.option(
    "--workers",
    type=click.IntRange(0, 256),
    default=0,
    help="Matches at the same time.  [default: one a core]",
)
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", help="Language of the pages.  [default: en]"
)
@course_option
@sandbox_option
def tournament(
    assignment: str,
    submissions: Path,
    out: Path,
    seed: int,
    rounds: int,
    workers: int,
    lang: str,
    course: Path | None,
    sandbox: str,
) -> None:
    """Let the submissions in the folder SUBMISSIONS that pass ASSIGNMENT play each other.

    Results go to the folder --out: index.html, replays/, standings.json and standings.csv.  A run that was
    stopped goes on when the same command is given again.
    """
    folder = the_assignment(the_course(course), assignment)
    found = _submissions(submissions, out)
    _refuse_strangers(out)
    try:
        with plainly():
            host = Host(folder, found, out, seed=seed, rounds=rounds, workers=workers, sandbox=sandbox)
    except SandboxError as error:
        raise UsageError(str(error)) from None
    except JournalError as error:
        raise UsageError(f"--out {out}: {error}") from None
    except OSError as error:
        raise no_room(out, error) from None
    _run(host, out, lang, catalogues(folder))


def _submissions(folder: Path, out: Path) -> tuple[Submission, ...]:
    if out.resolve().is_relative_to(folder.resolve()):
        raise UsageError(f"--out {out}: it lies among the submissions; name a folder elsewhere")
    try:
        found = gather(folder).submissions
    except OSError as error:
        raise UsageError(f"{folder}: {error.strerror}") from None
    if not found:
        raise UsageError(f"{folder}: no submissions there; each is a folder, or a .py file")
    return tuple(found)


def _refuse_strangers(out: Path) -> None:
    """Refuse a folder in which there is something else than a tournament."""
    try:
        strangers = sorted(one.name for one in out.iterdir() if one.name not in OURS) if out.exists() else []
    except OSError as error:
        raise no_room(out, error) from None
    if strangers and not (out / NAME).exists():
        raise UsageError(f"--out {out}: there are other files in it ({strangers[0]}, …); name a new folder")


def _run(host: Host, out: Path, language: str, words: dict[str, Path]) -> None:
    """Play the tournament, write everything, and tell; exit code 1 when something was our fault."""
    console, screen = Console(stderr=True), Console(width=None if sys.stdout.isatty() else 120)
    bar = Bar(console)
    stopped = False
    if host.journal.resumed:
        console.print(f"going on with the tournament in {_shown(out)}: {len(host.journal.matches)} played")
    if host.strength == "plain":
        console.print(
            "the sandbox 'plain' does not keep partners from whispering through files", style="yellow"
        )
    try:
        with plainly(), host:
            host.enter(bar.follow)
            host.play(bar.follow)
    except (KeyboardInterrupt, CrewGone):
        stopped = True
    now = host.write(language, words)
    tell(screen, now, host.absent, out, host.strength)
    if stopped:
        played = len(host.journal.matches)
        screen.print(f"stopped: {played} matches played and kept; give the same command again to go on")
        sys.exit(130)
    if now.void or any(one.fault for one in host.absent):
        sys.exit(1)


class Bar:
    """Progress bars on a terminal, one for each part of a run."""

    def __init__(self, console: Console) -> None:
        """Show them on ``console``, if that is a terminal."""
        self._console = console

    def follow(self, label: str, things: Iterable[Thing], count: int) -> Iterator[Thing]:
        """Yield things as they come, and show how many have come and how long the rest will take."""
        columns = (
            TextColumn(label),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("left:"),
            TimeRemainingColumn(),
        )
        hidden = not self._console.is_terminal or not count
        with Progress(*columns, console=self._console, transient=True, disable=hidden) as progress:
            task = progress.add_task(label, total=count)
            for thing in things:
                yield thing
                progress.advance(task)


def _shown(thing: object) -> str:
    """Return a text or a path as rich shows it as it is, on one line and with nothing invisible in it."""
    return escape(clear(visible(str(thing))))


def tell(console: Console, now: Standings, absent: list[Absent], out: Path, strength: str) -> None:
    """Print the standings, who was retired, who does not take part, and where everything is."""
    console.print(_table(now))
    if len(now.rows) > MOST_ROWS:
        console.print(f"… and {len(now.rows) - MOST_ROWS} more in {_shown(out / 'standings.csv')}")
    for entry in now.retired[:MOST_SAID]:
        console.print(f"retired: {_shown(entry)}")
    for one in now.fouls[:MOST_SAID]:
        console.print(
            f"foul: {_shown(one.entry)} against {_shown(one.against)}: {_shown(one.foul.why.say())}"
        )
    if len(now.fouls) > MOST_SAID:
        console.print(f"… and {len(now.fouls) - MOST_SAID} more fouls in {_shown(out / 'index.html')}")
    for who in absent[:MOST_SAID]:
        console.print(f"not taking part: {_shown(who.id)}: {_shown(who.why.say())}", style="dim")
    if len(absent) > MOST_SAID:
        console.print(f"… and {len(absent) - MOST_SAID} more in {_shown(out / 'index.html')}", style="dim")
    console.print(f"{len(now.matches)} matches, under the sandbox {strength!r}: {_shown(out / 'index.html')}")
    for void in now.void[:MOST_SAID]:
        console.print(
            f"[bold red]our fault[/] in round {void.round}, {_shown(void.first)} – {_shown(void.second)}: "
            f"{_shown(void.why)}"
        )
    for who in absent:
        if who.fault:
            console.print(f"[bold red]our fault[/] in {_shown(who.id)}: {_shown(who.fault)}")


def _table(now: Standings) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("", justify="right")
    table.add_column("entry", overflow="fold", max_width=40)
    for name in ("games won", "points", "tricks a deal", "rating"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in now.rows[:MOST_ROWS]:
        table.add_row(
            str(row.place),
            _shown(row.entry),
            f"{row.won} / {row.played}",
            f"{row.points:+d}",
            f"{row.tricks:+.2f}" + (f" ± {row.margin:.2f}" if row.margin is not None else ""),
            f"{row.rating:.0f} ± {row.rating_margin:.0f}",
        )
    return table
