"""The referee of a game: judges the log of a whole game by the rules, for any shuffle.

It reads what a program printed, and nothing else: who was dealt what, who passed what to whom, each play,
the points and the totals have to agree with each other and with the rules. What the spec leaves open is
free. Each part goes on after a mistake as well as it can, by what the program printed, so that one mistake
is found once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from kibitz.model.note import note

from .findings import END, MOON, NAMES, PASSING, PLAY, ROUNDS, TOTALS, Book, Finding
from .log import BROKEN, DEALT, PASSED, PLAYS, START, TAKES, TOTAL, WINNER, Line, Log, read
from .log import END as END_LINE
from .log import MOON as MOON_LINE
from .log_dealing import Dealing
from .log_passing import Passing
from .log_play import Play
from .log_scores import Scores

__all__ = ["Finding", "Report", "judge"]

PREPARING, PLAYING, PLAYED, COUNTING = range(4)
"""How far a round has come."""

MOST_PLAYERS: Final = 60
"""So many names are looked at."""

AT_START: Final = "Starting"
AT_END: Final = "End of"


class Report(msgspec.Struct, frozen=True):
    """What the referee says of a log."""

    findings: tuple[Finding, ...]
    """All that is wrong, in the order in which it shows; nothing for a log that is right."""
    judged: Mapping[str, int]
    """By kind: how often there was something to judge, such as a moon or a tie."""
    rounds: int
    """The rounds that were begun."""
    players: int
    """How many players took part in the first trick; without one, how many were dealt cards."""
    tops: tuple[int, ...]
    """The highest total after each round that was counted."""


def judge(text: str, target: int, players: int, *, whole: bool = True) -> Report:
    """Judge the log of a game.

    ``whole`` says whether the program came to its end by itself; otherwise the log may stop anywhere.
    """
    return _Referee(read(text), target, players).judge(whole)


class _Referee:
    """Follows a log line by line."""

    def __init__(self, log: Log, target: int, players: int) -> None:
        self.log = log
        self.players = players
        self.seen = _names(log, players)
        self.book = Book(log, _called(self.seen, players))
        self.scores = Scores(self.book, target)
        self.over = False
        self.latest = 0
        self._set_round(0)
        self.phase = COUNTING

    def _set_round(self, number: int) -> None:
        """Be in the round of that number, of which nothing has been seen."""
        self.number = number
        self.phase = PREPARING
        self.began = self.latest
        self.started = self.ended = False
        self.dealing = Dealing(self.book, number)
        self.passing = Passing(self.book, number)
        self.play: Play | None = None

    def judge(self, whole: bool) -> Report:
        """Follow the whole log, and say what is wrong."""
        self._judge_names()
        follow = {
            START: self._start,
            DEALT: self._deal,
            PASSED: self._pass,
            PLAYS: self._played,
            BROKEN: self._played,
            TAKES: self._played,
            END_LINE: self._end,
            MOON_LINE: self._moon,
            TOTAL: self._total,
            WINNER: self._win,
        }
        for line in self.log.lines:
            if self.over:
                says = note(
                    "Line {number}: the winner was announced, and with that the game ends.",
                    number=line.number,
                )
                self.book.add(END, line.number, says)
                break
            follow[line.kind](line)
            self.latest = line.number
        if whole and not self.over:
            end = len(self.log.texts) + 1
            self._close_round(end)
            self.scores.stops(end, self.latest)
        findings = sorted(self.book.findings, key=lambda finding: finding.line)
        took_part = len(_in_first_trick(self.log)) or len(self.seen)
        return Report(
            tuple(findings), dict(self.book.judged), self.number, took_part, tuple(self.scores.tops)
        )

    def _judge_names(self) -> None:
        """Judge what the players are called."""
        right = {f"Player {seat}" for seat in range(1, self.players + 1)}
        seen = self.seen or _in_first_trick(self.log)
        self.book.judged[NAMES] += bool(seen)
        for name, number in seen.items():
            if name not in right:
                says = note(
                    "Line {number}: a player is called {name}. The players are called Player 1, Player "
                    "2 and so on.",
                    number=number,
                    name=name,
                )
                self.book.add(NAMES, number, says)

    # Before the round.

    def _start(self, line: Line) -> None:
        if self.phase != PREPARING:
            self._next_round(line.number)
        gaps = {"number": line.number, "round": self.number}
        if self.started:
            says = note("Line {number}: round {round} has started already.", **gaps)
            self.book.add(ROUNDS, line.number, says)
        elif line.value != self.number:
            says = note("Line {number}: this is round {round}.", **gaps)
            self.book.add(ROUNDS, line.number, says, (_round_line(AT_START, self.number),))
        self.started = True

    def _deal(self, line: Line) -> None:
        if self.phase != PREPARING:
            self._next_round(line.number)
        self.dealing.deal(line)

    def _pass(self, line: Line) -> None:
        if self.phase == COUNTING and self._all_counted():
            self._next_round(line.number)
        if self.phase != PREPARING:
            says = note(
                "Line {number}: cards are passed before the round is played, and not here.",
                number=line.number,
            )
            self.book.add(PASSING, line.number, says)
            return
        self.dealing.close(line.number)
        self.passing.pass_cards(line)

    def _next_round(self, line: int) -> None:
        """Begin another round at that line."""
        self._close_round(line)
        self.scores.goes_on(line)
        self._set_round(self.number + 1)

    # The round.

    def _ready(self, line: int) -> Play:
        """Return the round, which begins at that line at the latest."""
        if self.play is None:
            self.dealing.close(line)
            hands = self.passing.close(line, self.began, self.dealing.hands)
            if not self.started:
                self._miss_round(line, AT_START)
            self.play = Play(self.book, hands)
            self.phase = PLAYING
        return self.play

    def _played(self, line: Line) -> None:
        if self.phase == COUNTING and self._all_counted():
            self._next_round(line.number)
        if self.phase in {PLAYED, COUNTING}:
            says = note(
                "Line {number}: this belongs to a round that is played, and none is.", number=line.number
            )
            self.book.add(PLAY, line.number, says)
            return
        self._ready(line.number).follow(line)

    def _over(self, line: int) -> None:
        """End the playing of the round, at that line at the latest."""
        play = self._ready(line)
        if self.phase == PLAYING:
            play.finish(line)
            self.phase = PLAYED
            self.book.judged[PLAY] += 1
            self.scores.begin(self.number, play.scores, line - 1)

    # After the round.

    def _all_counted(self) -> bool:
        return not self.number or self.scores.complete

    def _end(self, line: Line) -> None:
        gaps = {"number": line.number, "round": self.number}
        if self.phase == COUNTING:
            says = note("Line {number}: no round is being played that could end here.", **gaps)
            self.book.add(ROUNDS, line.number, says)
            return
        self._over(line.number)
        if self.ended:
            self.book.add(
                ROUNDS, line.number, note("Line {number}: round {round} has ended already.", **gaps)
            )
        elif line.value != self.number:
            says = note("Line {number}: this is round {round}.", **gaps)
            self.book.add(ROUNDS, line.number, says, (_round_line(AT_END, self.number),))
        self.ended = True

    def _moon(self, line: Line) -> None:
        if not self.number:
            self._too_soon(MOON, line)
            return
        self._over(line.number)
        self.scores.moon(line)

    def _total(self, line: Line) -> None:
        if not self.number:
            self._too_soon(TOTALS, line)
            return
        if self.phase != COUNTING:
            self._count(line.number)
        self.scores.total(line)

    def _win(self, line: Line) -> None:
        self._close_round(line.number)
        if self.number:
            self.scores.ends(line)
        else:
            self._too_soon(END, line)
        self.over = True

    def _too_soon(self, kind: str, line: Line) -> None:
        self.book.add(
            kind, line.number, note("Line {number}: no round has been played yet.", number=line.number)
        )

    def _count(self, line: int) -> None:
        """Begin to count, at that line."""
        self._over(line)
        if not self.ended:
            self._miss_round(line, AT_END)
        self.book.judged[ROUNDS] += 1
        self.phase = COUNTING

    def _close_round(self, line: int) -> None:
        """End a round of which all must have been printed, before that line."""
        if not self.number:
            return
        if self.phase != COUNTING:
            self._count(line)
        self.scores.finish(line)

    def _miss_round(self, line: int, what: str) -> None:
        """Tell that the line at the start or end of a round is missing before that line."""
        near = self.log.like(START if what == AT_START else END_LINE, self.began + 1, line)
        right = _round_line(what, self.number)
        if near:
            says = note("Line {number} should be as in the assignment: {right}", number=near, right=right)
        else:
            says = note("Line {number}: before this the line {right} is missing.", number=line, right=right)
        self.book.add(ROUNDS, near or line, says, (right,))


def _round_line(what: str, number: int) -> str:
    return f"========= {what} round {number} ========="


def _names(log: Log, players: int) -> dict[str, int]:
    """Return the players that are dealt cards in the first round, each with the line where that is."""
    names: dict[str, int] = {}
    for line in log.lines:
        if line.kind == DEALT and len(names) <= players:
            names.setdefault(line.name, line.number)
        elif line.kind != START:
            break
    return names


def _in_first_trick(log: Log) -> dict[str, int]:
    """Return the players who play a card before anybody takes a trick, each with the line where that is."""
    names: dict[str, int] = {}
    for line in log.lines:
        if line.kind == TAKES or len(names) > MOST_PLAYERS:
            break
        if line.kind == PLAYS:
            names.setdefault(line.name, line.number)
    return names


def _called(seen: Mapping[str, int], players: int) -> tuple[str, ...]:
    """Return what the players are called, by seat: what the assignment says, or else what the log does."""
    right = tuple(f"Player {seat}" for seat in range(1, players + 1))
    return right if len(seen) != players or set(seen) == set(right) else tuple(seen)
