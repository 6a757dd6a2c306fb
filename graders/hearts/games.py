"""Games of Task 4: a program plays one, and the referee says what is wrong with what it prints.

What the referee said of a game is kept, so that several checks judge the same game; a check that finds
something wrong in a game that was kept has it played again first, so that its page shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import pytest

from kibitz import Broken, Dialogue, Handle, Student, StudentFailure, note
from kibitz.model.verdict import Verdict

from .findings import Finding
from .prepared import deck
from .referee import Report, judge

CALLED, RUN, TURNED = "called", "run", "turned"
"""How a program is made to play: `Hearts()` is called, its file is run, or it asks in another order."""


class Game(msgspec.Struct, frozen=True):
    """A game to be played."""

    players: int
    target: int
    grants: str = "game"
    decks: tuple[str, ...] = ()
    """Prepared decks, by name, in the order of shuffling."""

    @property
    def key(self) -> str:
        """Under which name the game is kept."""
        return f"game {self.players} {self.target} {self.grants} {'/'.join(self.decks)}"


class Played(msgspec.Struct, frozen=True):
    """What is known of a game that was played."""

    report: Report
    failure: StudentFailure | None
    """What broke it off, if anything did."""
    shuffles: int
    life: int
    """The fresh start in which it was played."""

    def about(self, kinds: Sequence[str]) -> Finding | None:
        """Return the first finding of some kinds."""
        return next((finding for finding in self.report.findings if finding.kind in kinds), None)

    @property
    def hopeless(self) -> bool:
        """Whether it went on until it was stopped, as others will."""
        return self.failure is not None and self.failure.verdict is Verdict.TIMEOUT

    @property
    def endless(self) -> bool:
        """Whether it went on and on."""
        return self.failure is not None and self.failure.verdict in {Verdict.TIMEOUT, Verdict.OUTPUT}

    def judged(self, kinds: Sequence[str]) -> bool:
        """Return whether there was anything of some kinds to judge."""
        return any(self.report.judged.get(kind) for kind in kinds)


FOUR: Final = Game(4, 100)
PLAIN: Final = (FOUR, Game(3, 60), Game(5, 110), Game(4, 1))
"""Games with all numbers of players; the first three go on until cards come back to where they are."""

UNSAFE_FOUR: Final = Game(
    4, 30, decks=("unsafe-block", "unsafe-first", "unsafe-second", "unsafe-last", "safe")
)
UNSAFE_FIVE: Final = Game(5, 30, decks=("unsafe-five", "unsafe-five-block", "safe"))

EMPTY: Final = note("Hearts() was called, and no game can be read in what it printed.")


def converse(student: Student, answers: Sequence[str], decks: Sequence[str] = ()) -> Dialogue:
    """Have the program play a game, and return what was said.

    A program that plays when it is imported has played by then.
    """
    shuffles = [deck(name) for name in decks]
    if _way(student) == RUN:
        return student.run(answers=answers, shuffles=shuffles)
    with student.talk(answers, shuffles) as talk:
        hearts = student.find("Hearts")
        if len(talk.dialogue().turns) == 1:
            if not isinstance(hearts, Handle):
                raise Broken(note("{name} is not a class.", name="Hearts"))
            hearts()
    return talk.dialogue()


def answers_for(student: Student, game: Game) -> list[str]:
    """Return the answers to the two questions, in the order in which the program asks them."""
    answers = [str(game.target), str(game.players)]
    return answers[::-1] if asks_players_first(student) else answers


def asks_players_first(student: Student) -> bool:
    """Return whether the program asks for the number of players before the target score."""
    return _way(student) == TURNED


def _way(student: Student) -> str:
    return str(student.kept.get("way of hearts", CALLED))


def said(student: Student) -> Dialogue:
    """Return what was said in the latest game, as far as it came."""
    return student.dialogue or Dialogue()


def play(student: Student, game: Game) -> Played:
    """Have a game played afresh, and keep what the referee says of it.

    A game that is broken off is judged as far as it came.
    """
    student.start_over(grants=game.grants)
    failure = None
    try:
        converse(student, answers_for(student, game), game.decks)
    except StudentFailure as error:
        failure = error
    dialogue = said(student)
    report = judge(dialogue.text(), game.target, game.players, whole=failure is None)
    shuffles = sum(event.kind in {"shuffled", "arranged"} for event in dialogue.events)
    played = Played(report, failure, shuffles, student.life)
    student.kept[game.key] = played
    return played


def known(student: Student, game: Game) -> Played:
    """Return what is known of a game, which is played if it has not been yet.

    Where programs would only be waited for, the check is not run.
    """
    find_way(student)
    first, played = _kept(student, FOUR), _kept(student, game)
    if first is not None and (first.hopeless or (first.endless and game.grants != FOUR.grants)):
        pytest.skip("It needs a check that did not pass.")
    return played or play(student, game)


def _kept(student: Student, game: Game) -> Played | None:
    played = student.kept.get(game.key)
    return played if isinstance(played, Played) else None


def _in_this_life(student: Student, game: Game, played: Played) -> Played:
    """Return what is known of a game that this check can show: one of an earlier check is played again."""
    return played if played.life == student.life else play(student, game)


def find_way(student: Student) -> None:
    """Find out how the program is made to play, the first time that this is asked.

    One that does not play when `Hearts()` is called may do so when its file is run, or when it is answered
    in another order: so that is found by one check, and the others judge the game.
    """
    if "way of hearts" in student.kept:
        return
    for way in (CALLED, TURNED, RUN):
        student.kept["way of hearts"] = way
        played = play(student, FOUR)
        if played.report.players == FOUR.players or played.hopeless:
            return
    student.kept["way of hearts"] = CALLED
    play(student, FOUR)


def is_played(student: Student) -> bool:
    """Return whether a game can be read in what the program prints, or it never came to an end."""
    find_way(student)
    played = _kept(student, FOUR)
    return played is not None and (played.report.players == FOUR.players or played.hopeless)


def must_play_when_called(student: Student) -> None:
    """Hold the program to playing when `Hearts()` is called, and to the order of its questions."""
    find_way(student)
    way = _way(student)
    if way == CALLED:
        return
    student.kept["way of hearts"] = CALLED
    try:
        failure = play(student, FOUR).failure
    finally:
        student.kept["way of hearts"] = way
        del student.kept[FOUR.key]
    raise failure or Broken(EMPTY, got=said(student).text()[:1000])


def must_end(student: Student, game: Game) -> None:
    """Hold the program to playing a game to its end."""
    played = _kept(student, game) or known(student, game)
    if played.failure is None and played.report.rounds:
        return
    played = _in_this_life(student, game, played)
    if played.failure is not None:
        raise played.failure
    if not played.report.rounds:
        raise Broken(EMPTY, got=said(student).text()[:1000])


def hold(student: Student, games: Sequence[Game], *kinds: str) -> None:
    """Fail with the first finding of these kinds in some games, or if nothing of them can be judged."""
    for game in games:
        refuse(student, game, kinds)
    if not any(known(student, game).judged(kinds) for game in games):
        must_end(student, games[0])
        raise Broken(EMPTY, got=said(student).text()[:1000])


def refuse(student: Student, game: Game, kinds: Sequence[str]) -> Played:
    """Fail with the first finding of these kinds in a game; return what is known of it if there is none."""
    played = known(student, game)
    if played.about(kinds) is None:
        return played
    played = _in_this_life(student, game, played)
    finding = played.about(kinds)
    if finding is not None:
        raise Broken(finding.says, expected=finding.expected, got=finding.got)
    return played


def exact(student: Student) -> Game:
    """Return the game of four again, with the highest total at its end for a target."""
    tops = known(student, FOUR).report.tops
    return Game(FOUR.players, tops[-1]) if tops and tops[-1] > 0 else FOUR


def fails_anyway(student: Student, game: Game) -> bool:
    """Return whether a plain game with as many players is broken off too, which another check tells."""
    return any(plain.players == game.players and known(student, plain).failure for plain in PLAIN)


def plain_kinds(student: Student) -> frozenset[str]:
    """Return the kinds of findings in plain games, which are no news in others."""
    return frozenset(finding.kind for game in PLAIN for finding in known(student, game).report.findings)
