"""What a player chooses over many positions, and what it takes at a table, as counts for its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kibitz import Broken, CardRow, Measure, Student, StudentFailure, note
from kibitz.model.note import Note

from .asking import Manner, ask_all, is_right, manner_of, new_seat, play, start, text
from .chance import mean_interval
from .chooses import all_habits
from .habits import Choice, Habit
from .judging import is_slow, judge_plainly, must_have_time, note_slowness
from .oracle import TRICKS, Position
from .policies import Policy, first_legal, random_legal
from .sampled import MEASURED
from .table import Foul, always, duplicate_deals

CHUNK: Final = 60
"""Positions that are asked in one message."""

SITTINGS: Final = 8
DEALS: Final = 4
"""In each of so many sittings so many deals are played twice, against each of the simple players."""

FEW: Final = 100
"""Choices that must be there for anything to be said of them."""

RARE: Final = 0.01
"""So rarely a player that picks at random is taken for one with a reason, for each thing that is counted."""

BY_CHANCE: Final = note("A player that picks any card it may, at random, could well do this as often.")

NOT_BY_CHANCE: Final = note(
    "Of a hundred players that pick any card they may, at random, fewer than one would do this as often."
)

EVEN: Final = note("Two players that are equally good take half of the tricks each.")


def habits(student: Student) -> dict[str, Habit]:
    """Return what the player is seen to do, by the names of the habits; it is measured once."""
    known = student.kept.get("habits")
    if not isinstance(known, dict):
        manner = manner_of(student)
        choices = _choices(student, manner)
        start(student, manner)  # what was asked is far too much for a page
        if len(choices) < FEW:
            judge_plainly(student, _first_wrong(student), manner)
            raise Broken(note("The player gave too few cards that it may play for its strategy to be seen."))
        known = {habit.name: habit for habit in all_habits(choices)}
        student.kept["habits"] = known
    return known


def _choices(student: Student, manner: Manner) -> list[Choice]:
    """Return what one player chooses in many positions, those left out in which it gives no right card."""
    start(student, manner)
    seat = new_seat(student, manner)
    found: list[Choice] = []
    for place in range(0, len(MEASURED), CHUNK):
        some = MEASURED[place : place + CHUNK]
        try:
            answers = ask_all(student, [seat] * len(some), some)
        except StudentFailure:
            answers = _singly(student, some, manner)
            start(student, manner)
            seat = new_seat(student, manner)
        both = zip(some, answers, strict=True)
        found += [Choice(position, answer) for position, answer in both if is_right(position, answer)]
        if not found and place > 2 * CHUNK:
            break
    return found


def _singly(student: Student, positions: Sequence[Position], manner: Manner) -> list[str]:
    """Return what new players choose; nothing where one fails."""
    must_have_time(student)
    answers = []
    start(student, manner)
    for position in positions:
        try:
            answers.append(text(play(new_seat(student, manner), position)))
        except StudentFailure as failure:
            answers.append("")
            note_slowness(student, failure)
            if failure.fault is None:  # the guest has ended: this takes long
                break
    return answers + [""] * (len(positions) - len(answers))


def _first_wrong(student: Student) -> Position:
    """Return a position in which the player gives no right card."""
    manner = manner_of(student)
    for position in MEASURED:
        answer = _singly(student, [position], manner)[0]
        if not is_right(position, answer):
            return position
    return MEASURED[0]


def show_habit(student: Student, habit: Habit, remark: Note | None = None) -> None:
    """Put a habit on the page, with a choice that shows it, or else one that could have."""
    if not habit.opportunities:
        return
    low, high = habit.interval
    student.measure(
        Measure(
            label=habit.sentence,
            times=habit.times,
            out_of=habit.opportunities,
            low=low,
            high=high,
            remark=remark or (NOT_BY_CHANCE if habit.chance <= RARE else BY_CHANCE),
            example=_example(habit.shown or habit.missed),
        )
    )


def _example(choice: Choice | None) -> tuple[CardRow, ...]:
    """Return a choice as rows of cards."""
    if choice is None:
        return ()
    position = choice.position
    label = note("The hand of {seat}, {trump} being trump", seat=position.seat, trump=position.trump)
    hand = CardRow(label, position.hand, (choice.card,), note("This one was played."))
    if not position.trick:
        return (hand,)
    return CardRow(note("On the table, the one that was led first"), position.trick), hand


def show_results(student: Student) -> None:
    """Put on the page what two such players take from two simple ones, with the same cards on both sides."""
    for sentence, simple in (
        (
            note(
                "Tricks of {count} deals, each played on both sides, against players that play the "
                "first card they may."
            ),
            first_legal,
        ),
        (
            note(
                "Tricks of {count} deals, each played on both sides, against players that pick a "
                "card at random."
            ),
            random_legal(1),
        ),
    ):
        _show_result(student, sentence, simple)


def _show_result(student: Student, sentence: Note, simple: Policy) -> None:
    manner = manner_of(student)
    tricks: list[int] = []
    fouls = 0
    for sitting in range(SITTINGS):
        if is_slow(student):
            return
        start(student, manner)
        match = duplicate_deals(lambda: _guest(student, manner), always(simple), DEALS, seed=sitting)
        tricks += match.tricks
        fouls += len(match.fouls)
    whole = 2 * TRICKS
    low, high = mean_interval(tricks)
    student.measure(
        Measure(
            label=note(sentence.text, count=len(tricks)),
            times=sum(tricks),
            out_of=whole * len(tricks),
            low=max(0.0, low / whole),
            high=min(1.0, high / whole),
            remark=_fouls(fouls) if fouls else EVEN,
        )
    )


def _fouls(count: int) -> Note:
    return note(
        "A player that gives no card which it may play loses all tricks of the deal; that happened "
        "{count} times.",
        count=count,
    )


def _guest(student: Student, manner: Manner) -> Policy:
    """Return a new player of the program's, which fouls where it fails."""
    try:
        seat = new_seat(student, manner)
    except StudentFailure as failure:
        why = str(failure)
        return lambda _: _foul(why)

    def choose(position: Position) -> str:
        try:
            return text(play(seat, position))
        except StudentFailure as failure:
            note_slowness(student, failure)
            raise Foul(str(failure)) from None

    return choose


def _foul(why: str) -> str:
    raise Foul(why)
