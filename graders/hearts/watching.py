"""A round of the student's, watched: who was asked for a card, with what, and what was printed.

The players are scripted, so what each of them plays is known whatever the program does.  A round is followed
by what really happened in it, so that one mistake does not make everything after it wrong.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import msgspec

from kibitz import Broken, Handle, Student, StudentFailure, note

from .oracle import DECK, Cards, points, suit, taker
from .rounds import BROKEN

_NONE_LEFT: Final = "was asked for a card, and has none left"
_NUMBER: Final = re.compile(r"-?\d+")
_CARD: Final = re.compile("|".join(map(re.escape, DECK)))


class Call(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A player that was asked for a card."""

    name: str
    trick: list[str] | str
    """The trick that it was told; the name of a type for what is no list."""
    broken: str
    """Whether it was told that hearts are broken, as text."""


@dataclass(frozen=True)
class Trick:
    """What happened in one trick, as far as it came."""

    calls: tuple[Call, ...]
    seats: tuple[int, ...]
    """Who played, in the order of play."""
    cards: Cards
    broken: bool
    """Whether a card of Hearts had been played before this trick."""

    @property
    def taker(self) -> int:
        """The seat of the player who takes it by the rules."""
        return self.seats[taker(self.cards)]


@dataclass(frozen=True)
class Watched:
    """A round that was watched, as far as it came."""

    scripts: tuple[Cards, ...]
    names: tuple[str, ...]
    calls: tuple[Call, ...]
    scores: tuple[object, ...]
    totals: tuple[object, ...]
    changed: tuple[tuple[str, ...], ...]
    passed: tuple[str, ...]
    output: str
    asked_too_often: bool
    """Whether a player was asked for a card who had none left; the round was stopped there."""

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks: as many cards each as there are players."""
        left = [list(script) for script in self.scripts]
        found, broken = [], False
        for start in range(0, len(self.calls), len(self.names)):
            calls = self.calls[start : start + len(self.names)]
            seats = tuple(self.names.index(call.name) for call in calls if call.name in self.names)
            cards = tuple(left[seat].pop(0) for seat in seats if left[seat])
            found.append(Trick(calls, seats[: len(cards)], cards, broken))
            broken = broken or any(suit(card) == "Hearts" for card in cards)
        return tuple(trick for trick in found if trick.cards)

    @cached_property
    def whole_tricks(self) -> tuple[Trick, ...]:
        """The tricks in which there is a card of everybody."""
        return tuple(trick for trick in self.tricks if len(trick.cards) == len(self.names))

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """What was printed, line by line."""
        text = self.output.removesuffix("\n")
        return tuple(text.split("\n")) if self.output else ()

    def lines_of(self, kind: str) -> list[str]:
        """Return the lines of a kind; they may be worded otherwise than they should be."""
        return [line for line in self.lines if kind_of(line) == kind]

    @cached_property
    def ends(self) -> tuple[str, ...]:
        """The line at the end of each trick, ``""`` where there is none."""
        found = [""] * len(self.tricks)
        count = ended = 0
        for line in self.lines:
            kind = kind_of(line)
            count += kind == "plays"
            if kind == "takes":
                number = count // len(self.names) - 1 if count else ended
                ended += 1
                if 0 <= number < len(found):
                    found[number] = found[number] or line
        return tuple(found)

    @cached_property
    def told_takers(self) -> tuple[int | None, ...]:
        """Who took each trick by what the program printed, or else by who leads the next one."""
        told = [self._named_in(line) if line else None for line in self.ends]
        leaders: list[int | None] = [trick.seats[0] for trick in self.tricks[1:]]
        by_lead = [*leaders, None]
        return tuple(one if one is not None else two for one, two in zip(told, by_lead, strict=True))

    def _named_in(self, line: str) -> int | None:
        """Return the seat of the player with whose name a line begins, or which it holds."""
        for seat, name in enumerate(self.names):
            if line.startswith(f"{name} ") or re.search(rf"\b{re.escape(name)}\b", line):
                return seat
        return None

    def sums(self, takers: Sequence[int | None]) -> list[int]:
        """Return the points of each player, if these took the tricks."""
        found = [0] * len(self.names)
        for trick, seat in zip(self.tricks, takers, strict=False):
            if seat is not None:
                found[seat] += points(trick.cards)
        return found


def kind_of(line: str) -> str:
    """Return what a line is about: ``plays``, ``takes``, ``broken``, or else ``other``."""
    if line == BROKEN:
        return "broken"
    words = line.lower()
    if "takes the trick" in words or "points received" in words or "wins the trick" in words:
        return "takes"
    if _CARD.search(line) and "[" not in line:
        return "plays"
    return "broken" if "broken" in words and "heart" in words else "other"


def number_in(line: str) -> int | None:
    """Return the last whole number in a line."""
    found = _NUMBER.findall(line)
    return int(found[-1]) if found and len(found[-1]) < 6 else None


class _Told(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What the table tells, beside the scores."""

    calls: tuple[Call, ...]
    changed: tuple[tuple[str, ...], ...]
    passed: tuple[str, ...]


def watch(student: Student, scripts: Sequence[Cards], names: Sequence[str] = ()) -> Watched:
    """Have the program play a round of scripted players, and return what happened.

    A program that asks a player who has no cards left has played to that point; any other exception fails.
    """
    names = tuple(names) or tuple(f"Player {seat}" for seat in range(1, len(scripts) + 1))
    table = _table(student, scripts, names)
    student.output()
    asked_too_often = False
    try:
        _play(student, table)
    except StudentFailure as failure:
        if failure.fault is None or _NONE_LEFT not in failure.fault.message:
            raise
        asked_too_often = True
    changed, passed, totals, scores, calls = student.together(
        lambda: [table.changed(), table.passed(), table.total_scores(), table.round_scores(), table.asked()]
    )
    output = student.output()
    try:
        told = msgspec.convert([calls, changed, passed], _Told)
    except msgspec.ValidationError:
        raise Broken(note("The program has changed what its players had noted.")) from None
    return Watched(
        scripts=tuple(scripts),
        names=names,
        calls=told.calls,
        scores=_listed(scores),
        totals=_listed(totals),
        changed=told.changed,
        passed=told.passed,
        output=output,
        asked_too_often=asked_too_often,
    )


def play_alone(student: Student, scripts: Sequence[Cards]) -> None:
    """Have a round played from a fresh state, and fail with whatever the program raises."""
    student.start_over()
    _play(student, _table(student, scripts, [f"Player {seat}" for seat in range(1, len(scripts) + 1)]))


def _table(student: Student, scripts: Sequence[Cards], names: Sequence[str]) -> Handle:
    table = student.load("kit_scripted").Table([list(script) for script in scripts], list(names))
    assert isinstance(table, Handle)  # it is the course's own
    return table


def _play(student: Student, table: Handle) -> None:
    make, players = student.find("Round"), table.players()
    if not isinstance(make, Handle):
        raise Broken(note("Round is not a class."))
    make(players)


def _listed(values: object) -> tuple[object, ...]:
    return tuple(values) if isinstance(values, list) else ()
