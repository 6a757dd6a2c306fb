"""The simplest hands, and the thousands of positions of whole deals."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from kibitz import Student, StudentFailure

from .asking import Manner, ask_each, is_right, manner_of, start
from .judging import is_slow, judge_plainly, note_slowness, right_alone
from .oracle import Position, of_suit
from .sampled import ALL, WHOLE_DEALS

Kind = tuple[Position, tuple[Position, ...]]
"""A simple position, and some that play reaches."""

REAL: Final = 5
"""Positions of a kind that play reaches."""

ALONE: Final = 11
"""Of so many positions one is asked where each takes a fresh start, since the program remembers others."""

MOST_SECONDS: Final = 25.0
"""By the clock, after which no further deal is begun: a program may think long, and a check has a minute."""


def _real(wanted: Callable[[Position], bool]) -> tuple[Position, ...]:
    """Return positions of a kind, those with few cards first, and none of a first trick."""
    found = sorted((one for one in ALL if one.past and wanted(one)), key=lambda one: len(one.hand))
    return tuple(found[:: max(1, len(found) // REAL)][:REAL])


def _clubs(position: Position) -> int:
    return len(of_suit(position.hand, "C"))


def _club_led(position: Position) -> bool:
    return bool(position.trick) and position.trick[0][1] == "C"


THE_ONLY_CARD: Final[Kind] = (
    Position(("9H",), (), "S", "N"),
    _real(lambda one: len(one.hand) == 1),
)

THE_ONLY_CLUB: Final[Kind] = (
    Position(("AH", "5C", "KD"), ("9C",), "S", "N"),
    _real(lambda one: _club_led(one) and _clubs(one) == 1 < len(one.hand)),
)

OUT_OF_CLUBS: Final[Kind] = (
    Position(("AH", "5D", "KD"), ("9C",), "S", "N"),
    _real(lambda one: _club_led(one) and not _clubs(one)),
)


def hold_thousands(student: Student) -> None:
    """Hold new players to a right card in every position of some whole deals.

    What goes wrong there and right alone, since something is remembered beyond a player's life, is for other
    checks to tell; then a part of the positions is asked, each from a fresh start.
    """
    manner = manner_of(student)
    known = student.kept.get("wrong position")
    if isinstance(known, Position):
        judge_plainly(student, known, manner)
    end = time.monotonic() + MOST_SECONDS
    for number, deal in enumerate(WHOLE_DEALS):
        if time.monotonic() > end:
            return
        wrong = _first_wrong(student, deal, manner)
        if wrong is None:
            continue
        if is_slow(student) or not right_alone(student, wrong, manner):
            _fail(student, wrong, manner)
        _one_by_one(student, [one for rest in WHOLE_DEALS[number:] for one in rest][::ALONE], manner, end)
        return


def _fail(student: Student, position: Position, manner: Manner) -> None:
    """Fail by a position; a second attempt begins with it."""
    student.kept["wrong position"] = position
    judge_plainly(student, position, manner)


def _first_wrong(student: Student, deal: Sequence[Position], manner: Manner) -> Position | None:
    """Return the first position of a deal in which a new player is wrong."""
    start(student, manner)
    if is_slow(student):
        return _search(student, deal, manner)
    try:
        answers = ask_each(student, deal, manner)
    except StudentFailure:
        return _search(student, deal, manner)
    both = zip(deal, answers, strict=True)
    return next((position for position, answer in both if not is_right(position, answer)), None)


def _search(student: Student, deal: Sequence[Position], manner: Manner) -> Position | None:
    """Return the first position in which a new player fails, asked one by one."""
    start(student, manner)
    for position in deal:
        try:
            (answer,) = ask_each(student, [position], manner)
        except StudentFailure as failure:
            note_slowness(student, failure)
            return position
        if not is_right(position, answer):
            return position
    return None


def _one_by_one(student: Student, positions: Sequence[Position], manner: Manner, end: float) -> None:
    for position in positions:
        if time.monotonic() > end:
            return
        if not right_alone(student, position, manner):
            _fail(student, position, manner)
