"""The student's own ranks, suits and cards of Task 1: made, compared each with each, and printed.

All pairs are compared in one question.  A pair that gives something wrong is made anew and asked alone, so
that the page shows nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kibitz import Broken, Handle, Student, StudentFailure, note
from kibitz.model.verdict import Verdict

from .drawn import row
from .oracle import RANKS, SUITS, is_card

NAMES: Final = {"Rank": RANKS, "Suit": SUITS}
SIGNS: Final = {"lt": "<", "gt": ">", "eq": "==", "ne": "!="}

EVERY_PATH: Final = note("Every path through the method must return True or False.")

Relation = Callable[[int, int], bool]
"""What must come of comparing two things, from their places in order."""


@dataclass(frozen=True)
class Things:
    """Ranks, suits or cards of the student's, from low to high."""

    names: Sequence[str]
    made: Sequence[object]
    others: Sequence[object]
    """The same things once more: for cards, other objects."""
    make: Callable[[str], object]
    """Makes one of them by its name."""
    strict: bool = True
    """Whether a comparison must give a bool; of cards 0 and 1 will do."""


def owner(student: Student, kind: str) -> Handle:
    """Return a class of the student's."""
    found = student.find(kind)
    if not isinstance(found, Handle):
        raise Broken(note("{name} is not a class.", name=kind))
    return found


def names_there(student: Student, kind: str) -> list[str]:
    """Return which members of `Rank` or `Suit` have the right names, from low to high.

    A name that is spelt otherwise is for one check alone: the others do with what is there.
    """
    there = student.apply("dir", owner(student, kind))
    found = [name for name in NAMES[kind] if isinstance(there, list) and name in there]
    if len(found) < 2:
        raise Broken(
            note("{kind} has hardly any of the members that were looked for.", kind=kind),
            expected=", ".join(NAMES[kind]),
        )
    return found


def members(student: Student, kind: str) -> Things:
    """Return the members of `Rank` or `Suit`, as far as they have the right names."""
    names = names_there(student, kind)
    made = [owner(student, kind).get(name) for name in names]
    return Things(names, made, made, lambda name: owner(student, kind).get(name))


def make_card(student: Student, name: str) -> Handle:
    """Return a card of the student's, made by itself."""
    rank, _, suit = name.partition(" of ")
    ranks, suits = owner(student, "Rank"), owner(student, "Suit")
    return _as_card(owner(student, "Card")(ranks.get(rank), suits.get(suit)))


def deck(student: Student) -> Things:
    """Return the cards that can be made of the members that have the right names, each card twice."""
    ranks, suits = members(student, "Rank"), members(student, "Suit")
    make = owner(student, "Card")

    def whole() -> list[object]:
        return [make(rank, suit) for suit in suits.made for rank in ranks.made]

    names = [f"{rank} of {suit}" for suit in suits.names for rank in ranks.names]
    made, others = student.together(lambda: (whole(), whole()))
    for card in (*made, *others):
        _as_card(card)
    return Things(names, made, others, lambda name: make_card(student, name), strict=False)


def _as_card(card: object) -> Handle:
    if not isinstance(card, Handle):
        raise Broken(note("Card(rank, suit) did not make an object."), got=repr(card))
    return card


# Comparing


def must_compare(student: Student, things: Things, sign: str, relation: Relation) -> None:
    """Hold the comparison of each thing with each to a relation; ``sign`` is one of `SIGNS`."""
    count = len(things.names)
    pairs = [(left, right) for left in range(count) for right in range(count)]
    try:
        answers = _each_with_each(student, things, sign)
    except StudentFailure as failure:
        for left, right in _those_that_fail(student, things, sign, failure, pairs):
            _compare_alone(student, things, sign, (left, right), wanted=relation(left, right))
        raise
    for (left, right), answer in zip(pairs, answers, strict=True):
        if _truth(answer, things.strict) is not relation(left, right):
            _compare_alone(student, things, sign, (left, right), wanted=relation(left, right))
            raise _miscompared(things, sign, (left, right), answer, wanted=relation(left, right))


def _each_with_each(student: Student, things: Things, sign: str) -> list[object]:
    tools, operator = student.load("itertools"), student.load("operator")
    pairs = tools.product(list(things.made), list(things.others))
    answers = student.load("builtins").list(tools.starmap(operator.get(sign), pairs))
    if not isinstance(answers, list) or len(answers) != len(things.names) ** 2:
        raise Broken(note("The comparisons did not give an answer each."))
    return answers


def _those_that_fail(
    student: Student, things: Things, sign: str, failure: StudentFailure, pairs: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Return the first pair that raises an exception when it is compared, in a list."""
    if failure.verdict is not Verdict.RAISED:
        return []
    for left, right in pairs:
        try:
            student.apply(sign, things.made[left], things.others[right])
        except StudentFailure:
            return [(left, right)]
    return []


def _compare_alone(
    student: Student, things: Things, sign: str, pair: tuple[int, int], *, wanted: bool
) -> None:
    """Compare two things that are made anew, with nothing before them."""
    student.start_over()
    left, right = (things.names[number] for number in pair)
    made = things.make(left), things.make(right)
    if is_card(left):
        student.show(row(note("The two cards"), (left, right)))
    answer = student.apply(sign, *made)
    if _truth(answer, things.strict) is not wanted:
        raise _miscompared(things, sign, pair, answer, wanted=wanted)


def _truth(answer: object, strict: bool) -> bool | None:
    """Return what a comparison says; ``None`` for what is neither true nor false."""
    if type(answer) is bool:
        return answer
    return bool(answer) if type(answer) is int and answer in (0, 1) and not strict else None


def _miscompared(things: Things, sign: str, pair: tuple[int, int], answer: object, *, wanted: bool) -> Broken:
    left, right = (things.names[number] for number in pair)
    advice = EVERY_PATH if answer is None else None
    sentence = note("{left} {sign} {right} gave a wrong answer.", left=left, sign=SIGNS[sign], right=right)
    return Broken(sentence, expected=str(wanted), got=repr(answer), advice=advice)


def before(left: int, right: int) -> bool:
    """Return whether the first of two things is below the second."""
    return left < right


def after(left: int, right: int) -> bool:
    """Return whether the first of two things is above the second."""
    return left > right


def same(left: int, right: int) -> bool:
    """Return whether two things are equal."""
    return left == right


def other(left: int, right: int) -> bool:
    """Return whether two things are not equal."""
    return left != right


# Printing


def texts(student: Student, things: Things, function: str) -> list[str]:
    """Return what ``str`` or ``repr`` makes of each thing."""
    builtins = student.load("builtins")
    try:
        found = builtins.list(builtins.map(builtins.get(function), list(things.made)))
    except StudentFailure as failure:
        if failure.verdict is Verdict.RAISED:
            for name in things.names:
                text_of(student, name, function)
        raise
    if not isinstance(found, list) or len(found) != len(things.names):
        raise Broken(note("{function} of the cards did not give a text each.", function=function))
    return [text if isinstance(text, str) else "" for text in found]


def text_of(student: Student, name: str, function: str) -> str:
    """Return what ``str`` or ``repr`` makes of one card, with nothing before it."""
    student.start_over()
    card = make_card(student, name)
    student.show(row(note("The card"), (name,)))
    text = student.apply(function, card)
    if not isinstance(text, str):
        raise Broken(note("{function} of a card did not give a plain text.", function=function))
    return text


def is_picture(text: str) -> bool:
    """Return whether a text has several lines, as a card that is drawn."""
    return len(text.strip().splitlines()) > 1
