"""What is wrong with the card that was given, in words for its programmer, with the cards drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kibitz import Broken, CardRow, Student, StudentFailure, Untested, note
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
    """Remember that a program runs out of time: each further time costs as much, and shows nothing new."""
    if failure.verdict is Verdict.TIMEOUT:
        student.kept["too slow"] = True


def is_slow(student: Student) -> bool:
    """Return whether the program has run out of time."""
    return bool(student.kept.get("too slow"))


def must_be_quick(student: Student) -> None:
    """Leave out what asks a program again and again, once it has run out of time."""
    if is_slow(student):
        raise Untested(note("The program runs out of time in some positions: this could not be looked at."))


def right_alone(student: Student, position: Position, manner: Manner) -> bool:
    """Return whether a new player gives a right card from a fresh start."""
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
