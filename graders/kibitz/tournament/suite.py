"""What an assignment says of its tournament: the module ``tournament`` of its suite, and ``[tournament]``."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Protocol, cast

import msgspec

from kibitz.course.convert import convert, read_toml
from kibitz.course.errors import CourseError
from kibitz.course.find import SETTINGS
from kibitz.course.load import LoadedAssignment, load_assignment
from kibitz.pytest_plugin.blame import tell
from kibitz.tournament.records import Deal, Game

MODULE: Final = "tournament"

Ask = Callable[..., object]
"""Asks a seated player for a card, with plain values; whatever comes back is not to be trusted.

`kibitz.StudentFailure` when the player gives no answer.
"""


class Trick(msgspec.Struct, frozen=True):
    """A trick as it is shown."""

    leader: str
    cards: tuple[str, ...]
    """In the order in which they were played; fewer than four where the deal was broken off."""
    winner: str
    """Who won it; nobody, where it was broken off."""


class Shown(msgspec.Struct, frozen=True):
    """A deal as it is shown."""

    hands: Mapping[str, tuple[str, ...]]
    """By seat, what was dealt, in the order in which a person would hold it."""
    turned: str
    """The card that decided which suit is trump."""
    tricks: tuple[Trick, ...]


class Rules(Protocol):
    """The module ``graders/<assignment>/tournament.py``."""

    GRANTS: str
    """The set of granted modules that programs play with."""
    HELPER: str
    """The module in it that has ``Seat``: made from a player and a reading, with a method ``play``."""
    READINGS: Sequence[tuple[str, ...]]
    """The ways in which a player may want to be asked, the most usual first."""

    def plays(self, ask: Ask) -> bool:
        """Return whether a player that is asked in one way gives cards that it may play."""

    def play_game(self, asks: Sequence[Ask], seed: int, dealer: str) -> Game:
        """Play a game with the cards that belong to a seed; ``asks`` are the seats N, E, S and W."""

    def show(self, deal: Deal) -> Shown:
        """Return a deal that was played, as it is shown."""


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    needs: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] | None = None
    """Tasks of which all checks must have been passed."""


class Tournament(msgspec.Struct, frozen=True):
    """The tournament of an assignment, as its author laid it down."""

    loaded: LoadedAssignment
    rules: Rules
    needs: tuple[str, ...]
    folder: Path

    @property
    def has_checks(self) -> bool:
        """Whether there is something to pass before one may take part."""
        return any(self.folder.glob("test_*.py"))


def load_tournament(folder: Path) -> Tournament:
    """Return the tournament of the assignment whose suite is in ``folder``.

    Without ``[tournament]`` in ``assignment.toml``, it is the first task that must have been passed.

    Raises `CourseError` where there is none, or something is wrong with it.
    """
    loaded = load_assignment(folder.parents[1], folder.name)
    source = f"graders/{folder.name}/{SETTINGS}"
    if not (folder / f"{MODULE}.py").is_file():
        raise CourseError(f"graders/{folder.name}: there is no {MODULE}.py in it, and so no tournament")
    raw = read_toml(folder / SETTINGS, source).get(MODULE, {})
    tasks = [task.name for task in loaded.assignment.tasks]
    needs = convert(raw, _Table, source, MODULE).needs or tuple(tasks[:1])
    for name in needs:
        if name not in tasks:
            raise CourseError(f"{source}: {MODULE}.needs names no task {name!r}; there is {', '.join(tasks)}")
    rules = _rules(folder)
    if rules.GRANTS not in loaded.grants:
        raise CourseError(f"{source}: there is no set of grants {rules.GRANTS!r} for the tournament")
    return Tournament(loaded, rules, needs, folder)


def _rules(folder: Path) -> Rules:
    """Import the suite's module as its checks would; `CourseError` when it raises."""
    if (place := str(folder.parent)) not in sys.path:
        sys.path.insert(0, place)
    try:
        return cast(Rules, importlib.import_module(f"{folder.name}.{MODULE}"))
    except Exception as error:
        raise CourseError(tell(error, folder, f"graders/{folder.name}/{MODULE}.py")) from error
