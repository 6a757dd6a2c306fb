"""One player, asked again and again: each answer must go by the arguments, whatever was asked before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kibitz import Broken, Handle, Student, StudentFailure, note

from .asking import (
    Manner,
    ask_plainly,
    is_right,
    manner_of,
    new_seat,
    play,
    start,
    text,
    the,
)
from .draws import Evening
from .judging import judge_plainly, must_have_time, note_slowness, right_alone, show
from .oracle import SEATS, Position
from .policies import POLICIES, Policy, random_legal
from .table import packs, play_game

MOST_TRIED: Final = 60
"""Earlier questions of which each is tried as the one that was remembered."""

ADVICE: Final = note(
    "Go by what PlayCard is given, each time anew. What the player has kept from an earlier call, "
    "in itself, in the "
    "class or beside it, may be of another deal."
)

FORGOT: Final = note(
    "This answer is wrong, and it is right when a new player is asked the same: something was kept "
    "from an earlier call."
)


class _Stumbled(Exception):
    """The player gave no card that it may play; what it was asked last shows it."""


class Asked:
    """A player of a submission, and all that it was asked."""

    def __init__(self, student: Student, manner: Manner) -> None:
        """Make a player from a fresh start."""
        must_have_time(student)
        start(student, manner)
        self._student = student
        self._seat = new_seat(student, manner)
        self.positions: list[Position] = []

    def __call__(self, position: Position) -> str:
        """Return the card that the player chooses; raises `_Stumbled` when it may not be played."""
        self.positions.append(position)
        try:
            answer = text(play(self._seat, position))
        except StudentFailure as failure:
            note_slowness(self._student, failure)
            raise _Stumbled from None
        if not is_right(position, answer):
            raise _Stumbled
        return answer


def hold_unrelated(student: Student, groups: Sequence[Sequence[Position]]) -> None:
    """Hold one player to answering rightly in positions that have nothing to do with each other."""
    manner, right = manner_of(student), 0
    for group in groups:
        player = Asked(student, manner)
        try:
            for position in group:
                player(position)
                right += 1
        except _Stumbled:
            _explain(student, player.positions, manner)
    _at_least_one(student, right, groups[0][0], manner)


def hold_evenings(student: Student, evenings: Sequence[Evening]) -> None:
    """Hold one player to answering rightly all through some games."""
    manner, right = manner_of(student), 0
    first: Position | None = None
    for evening in evenings:
        player = Asked(student, manner)
        try:
            _play(evening, player)
        except _Stumbled:
            _explain(student, player.positions, manner)
        first = first or player.positions[0]
        right += len(player.positions) - 1
    assert first is not None  # in every game, every seat is asked
    _at_least_one(student, right, first, manner)


def _play(evening: Evening, player: Policy) -> None:
    """Play a game in which one seat is the player's."""
    other = POLICIES.get(evening.other) or random_legal(evening.seed)
    seats = [player if seat == evening.seat else other for seat in SEATS]
    play_game(seats, packs(evening.seed), evening.dealer)


def _at_least_one(student: Student, right: int, first: Position, manner: Manner) -> None:
    """Fail as any position does when not one answer was right: nothing is known of the memory then."""
    if not right:
        judge_plainly(student, first, manner)


def _explain(student: Student, asked: Sequence[Position], manner: Manner) -> None:
    """Fail with the least that shows what was remembered; where a new player is as wrong, it was nothing."""
    last = asked[-1]
    if not right_alone(student, last, manner):
        return
    for earlier in list(reversed(asked[:-1]))[:MOST_TRIED]:
        if not _right_after(student, [earlier], last, manner):
            _show_sequence(student, [earlier, last], manner)
    _show_sequence(student, asked, manner)


def _right_after(student: Student, before: Sequence[Position], last: Position, manner: Manner) -> bool:
    """Return whether a player that was asked other things answers rightly."""
    player = Asked(student, manner)
    for position in before:
        try:
            player(position)
        except _Stumbled:
            return True  # it is wrong already there, which says nothing of the last
    try:
        player(last)
    except _Stumbled:
        return False
    return True


def _show_sequence(student: Student, asked: Sequence[Position], manner: Manner) -> None:
    """Ask a player plainly, and fail by the last answer, if it is wrong."""
    start(student, manner)
    player = the(the(student.find("Player"), "Player")(), "Player()")
    for position in asked[:-1]:
        ask_plainly(student, position, manner, player)
    show(student, asked[-1])
    answer = _last_answer(student, asked[-1], manner, player)
    if not is_right(asked[-1], answer):
        raise Broken(FORGOT, expected=" or ".join(asked[-1].legal), got=answer, advice=ADVICE)


def _last_answer(student: Student, last: Position, manner: Manner, player: Handle) -> str:
    try:
        return ask_plainly(student, last, manner, player)
    except StudentFailure as failure:
        raise StudentFailure(
            failure.verdict, failure.sentence, advice=ADVICE, fault=failure.fault, bases=failure.bases
        ) from None
