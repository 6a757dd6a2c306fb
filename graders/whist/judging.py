"""What is wrong with the card that was given, in words for its programmer, with the cards drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from kibitz import Broken, CardRow, Student, StudentFailure, note
from kibitz.model.note import Note
from kibitz.model.verdict import Verdict

from .asking import (
    NOTHING,
    Manner,
    ask,
    ask_plainly,
    is_right,
    manner_of,
    start,
)
from .oracle import Cards, Position, breach

MOST_SLOW: Final = 12
"""Positions, in all checks together, in which a program may run out of time before checks are left out."""

_TOO_OFTEN: Final = note("The program ran out of time in too many positions for this to be looked at.")

RETURN_A_CARD: Final = note("Return the card itself: one of the objects in the hand.")

_ADVICE: Final = {
    "NoneType": note(
        "Every way through PlayCard must end with a `return`; to print a card does not return it. "
        "Look at the way "
        "that it takes here."
    ),
    "int": note("Return the card itself, such as hand[3], and not its place in the hand."),
    "str": note("Return the card itself, an object of the class Card, and not its text."),
    "list": note("Return one card, and not a list with the card in it."),
    "tuple": note("Return one card, and not a tuple with the card in it."),
}


def show(student: Student, position: Position, *, played: str = "") -> None:
    """Have a position drawn, with what may be played."""
    for row in rows(position, played=played):
        student.show(row)


def rows(position: Position, *, played: str = "") -> tuple[CardRow, ...]:
    """Return a position as rows of cards: what is on the table, the hand, and what was or may be played."""
    seat, trump = position.seat, position.trump
    marked: Cards = (played,) if played in position.hand else position.legal
    remark = note("This one was played.") if played in position.hand else note("These may be played.")
    label = note("The hand of {seat}, {trump} being trump", seat=seat, trump=trump)
    hand = CardRow(label, position.hand, marked, remark)
    if not position.trick:
        return (hand,)
    return CardRow(note("On the table, the one that was led first"), position.trick), hand


def broken(position: Position, answer: str) -> Broken:
    """Return what is wrong with an answer that may not be given."""
    expected = " or ".join(position.legal)
    if answer.startswith(NOTHING):
        kind = answer.removeprefix(NOTHING)
        return Broken(_no_card(kind), advice=_ADVICE.get(kind, RETURN_A_CARD), expected=expected, got=kind)
    if breach(position, answer) == "not held":
        return Broken(
            note("{card} was played, and is not in the hand.", card=answer), expected=expected, got=answer
        )
    return Broken(
        note(
            "{card} was played, and does not follow suit: {led} was led, and the hand has cards of "
            "that suit.",
            card=answer,
            led=position.trick[0],
        ),
        expected=expected,
        got=answer,
    )


def _no_card(kind: str) -> Note:
    if kind == "NoneType":
        return note("PlayCard returned None, and no card.")
    return note("PlayCard returned something of the type {kind}, and no Card.", kind=kind)


def judge_plainly(student: Student, position: Position, manner: Manner) -> None:
    """Ask for a card as a student would, from a fresh start, and fail if it is wrong."""
    start(student, manner)
    show(student, position)
    answer = ask_plainly(student, position, manner)
    if not is_right(position, answer):
        raise broken(position, answer)


def hold(student: Student, position: Position) -> None:
    """Hold a new player to giving a card that it may play.

    What goes wrong here and right when it is asked alone depends on what was asked before; other checks are
    about that.
    """
    manner = manner_of(student)
    if not (student.cautious or is_slow(student)) and _is_right(student, position, manner):
        return
    judge_plainly(student, position, manner)


def _is_right(student: Student, position: Position, manner: Manner) -> bool:
    try:
        return is_right(position, ask(student, position, manner))
    except StudentFailure as failure:
        note_slowness(student, failure)
        return False


def note_slowness(student: Student, failure: StudentFailure) -> None:
    """Count a position in which a program runs out of time: each costs seconds."""
    if failure.verdict is Verdict.TIMEOUT:
        student.kept["slow"] = _slow_positions(student) + 1


def _slow_positions(student: Student) -> int:
    known = student.kept.get("slow")
    return known if isinstance(known, int) else 0


def is_slow(student: Student) -> bool:
    """Return whether the program has run out of time."""
    return _slow_positions(student) > 0


def must_have_time(student: Student) -> None:
    """Do not go on with a check that asks again and again, once a program has run out of time too often."""
    if _slow_positions(student) >= MOST_SLOW:
        pytest.skip(_TOO_OFTEN.text)


def right_alone(student: Student, position: Position, manner: Manner) -> bool:
    """Return whether a new player gives a right card from a fresh start."""
    must_have_time(student)
    start(student, manner)
    return _is_right(student, position, manner)


def hold_simple(student: Student, simple: Position, real: Sequence[Position]) -> None:
    """Hold a player to a simple position; if it fails there, to some of the same kind that play does reach.

    A simple position may be one that no deal leads to, and of those the spec says nothing (W53).
    """
    manner = manner_of(student)
    try:
        judge_plainly(student, simple, manner)
    except (StudentFailure, Broken) as failure:
        if isinstance(failure, StudentFailure):
            note_slowness(student, failure)
        if is_slow(student):
            raise
        if all(right_alone(student, position, manner) for position in real):
            start(student, manner)
            return
        judge_plainly(student, simple, manner)
