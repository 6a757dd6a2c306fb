"""The better player against three basic ones: how often it wins, and how far that can be luck."""

from __future__ import annotations

from typing import Final

import msgspec

from kibitz import Broken, CardRow, Measure, Student, StudentFailure, note
from kibitz.model.interval import wilson
from kibitz.model.note import Note

from .contest import NotAllowed, play_games
from .luck import at_least, at_most, once_in, percent
from .seats import better, good_set, start

LINE: Final = 0.35
GAMES: Final = 100
ENOUGH: Final = 36
"""Games of 100 that are more than 35 %."""

TRIES: Final = 3
STRETCH: Final = 20
"""Games after which the program begins afresh, so that what it prints or keeps cannot pile up."""

EVEN: Final = 0.25
"""The share of a player who is as good as the others."""

GOOD: Final = 0.40
"""A share with which the check is failed by bad luck alone, and hardly ever."""

HOPELESS: Final = 0.01
"""How unlikely the games so far must be for a player at the line, before no further try is given."""

LABEL: Final = note("Games won against three basic players")


class Tally(msgspec.Struct):
    """What came of the games so far."""

    tries: int = 0
    won: int = 0
    played: int = 0
    enough: bool = False
    """Whether more than 35 of 100 were won in one of the tries."""

    @property
    def hopeless(self) -> bool:
        """Whether a player who wins 35 of 100 in the long run would hardly ever do so badly."""
        return at_most(self.won, self.played, LINE) < HOPELESS


def hold_contest(student: Student) -> Tally:
    """Play up to three times 100 games; a try ends as soon as its outcome is certain."""
    grants = good_set(student)
    tally = Tally()
    while tally.tries < TRIES and not tally.enough and not tally.hopeless:
        _play_try(student, grants, tally)
    return tally


def _play_try(student: Student, grants: str, tally: Tally) -> None:
    tally.tries += 1
    won = played = 0
    for stretch in range(GAMES // STRETCH):
        start(student, grants)
        for game in play_games(_Seat(student), STRETCH, seed=1000 * tally.tries + stretch):
            played += 1
            won += game.won
            if won >= ENOUGH or played - won > GAMES - ENOUGH:
                break
        else:
            continue
        break
    tally.won += won
    tally.played += played
    tally.enough = won >= ENOUGH


class _Seat:
    """The better player, spoken to by the contest."""

    def __init__(self, student: Student) -> None:
        self.seat = better(student)

    def deal(self, cards: list[str], total_score: int) -> None:
        """Give it a new hand."""
        self.seat.deal(cards, total_score)

    def receive(self, cards: list[str]) -> None:
        """Give it cards that another player passes."""
        self.seat.receive(cards)

    def play(self, trick: list[str], broken_hearts: bool, round_score: int) -> str:
        """Ask it for a card."""
        return self.seat.play(trick, broken_hearts, round_score)  # type: ignore[return-value]

    def pass_to(self, name: str) -> list[str]:
        """Ask it for three cards."""
        return self.seat.pass_to(name)  # type: ignore[return-value]


def judge_contest(student: Student) -> None:
    """Hold the contest, show what was counted, and fail where no try was good enough."""
    try:
        tally = hold_contest(student)
    except NotAllowed as broken:
        _begin_anew(student)
        student.show(CardRow(note("The hand"), broken.hand))
        student.show(CardRow(note("The trick"), broken.trick))
        raise Broken(
            note("In one of the games the better player gave what the rules do not allow."),
            got=str(broken.gave)[:200],
        ) from None
    except StudentFailure as failure:
        steps = student.transcript.steps
        del steps[:-1]  # thousands of questions came before
        raise failure from None
    _measure(student, tally)
    if not tally.enough:
        _begin_anew(student)
        raise Broken(
            note(
                "In none of {tries} tries of 100 games did the better player win more than 35. A try "
                "ends as soon as "
                "that cannot be reached any more.",
                tries=tally.tries,
            ),
            expected="more than 35 of 100",
            got=f"{tally.won} of {tally.played}",
        )


def _begin_anew(student: Student) -> None:
    """Forget the thousands of questions, in a new guest: such a contest need not be repeated."""
    student.start_over(grants="own")


def _measure(student: Student, tally: Tally) -> None:
    low, high = wilson(tally.won, tally.played)
    remark = _passed(tally) if tally.enough else _failed(tally)
    student.measure(Measure(LABEL, tally.won, tally.played, low, high, line=LINE, remark=remark))


def _passed(tally: Tally) -> Note:
    """Say how likely it is to pass like this by luck."""
    return note(
        "Luck or skill? A player who is just as good as the others wins 25 of 100 games in the long run. "
        "It would win "
        "{won} or more of {played} in {chance} % of all contests, and would pass this check, by luck, in "
        "{passes} %.",
        won=tally.won,
        played=tally.played,
        chance=percent(at_least(tally.won, tally.played, EVEN)),
        passes=percent(once_in(at_least(ENOUGH, GAMES, EVEN), TRIES)),
    )


def _failed(tally: Tally) -> Note:
    """Say how likely it is to fail like this by bad luck."""
    return note(
        "Bad luck or not? A player who wins 35 of 100 games in the long run would win {won} or fewer of "
        "{played} in "
        "{chance} % of all contests. A player who wins 40 would fail this check, by bad luck, in {fails} %.",
        won=tally.won,
        played=tally.played,
        chance=percent(at_most(tally.won, tally.played, LINE)),
        fails=percent(at_most(ENOUGH - 1, GAMES, GOOD) ** TRIES),
    )
