"""The progress bar of a run, with the time it will still take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Thing = TypeVar("Thing")


def following(console: Console, things: Iterable[Thing], count: int) -> Iterator[Thing]:
    """Yield things as they come; a terminal shows how many have come and how long the rest will take."""
    columns = (
        TextColumn("grading"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("grading", total=count)
        for thing in things:
            yield thing
            progress.advance(task)
