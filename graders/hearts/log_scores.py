"""The part of the referee that looks at scores: the moon, the totals, the end of the game and its winner.

What a program does next may follow from the totals that it printed, or from those that it should have
printed, so that one mistake is found once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kibitz.model.note import Note, note

from .findings import END, MOON, NOBODY, TIE, TOTALS, Book
from .log import MOON as MOON_LINE
from .log import TOTAL, WINNER, Line
from .oracle import ALL_POINTS, counted, moon, winner

WHOLE_MOONS: Final = (0, ALL_POINTS, -ALL_POINTS)
"""What may be added after a moon, rightly or wrongly: anything else is another mistake."""


class Scores:
    """The totals of a game, round by round."""

    def __init__(self, book: Book, target: int) -> None:
        """Look on in a game up to that target score."""
        self.book = book
        self.target = target
        self.players = len(book.names)
        self.totals = [0] * self.players
        """The totals after the latest round, as they were printed."""
        self.tops: list[int] = []
        """The highest total after each round."""
        self._due = [0] * self.players
        self.round = 0
        self._points: list[int] = [0] * self.players
        self._printed: dict[int, int] = {}
        self._told = NOBODY
        self._latest = 0

    @property
    def complete(self) -> bool:
        """Whether all totals of the round have been printed."""
        return len(self._printed) == self.players

    def begin(self, number: int, points: Sequence[int], line: int) -> None:
        """Count a round that is over, which had these points, by seat."""
        self.round = number
        self._points = list(points)
        self._printed = {}
        self._told = NOBODY
        self._latest = line
        self.book.judged[MOON] += moon(points) is not None

    # The moon.

    def moon(self, line: Line) -> None:
        """Take in that somebody has shot the moon."""
        self._latest = line.number
        seat, shooter = self.book.seat(line.name), moon(self._points)
        gaps = {"number": line.number, "player": line.name}
        if self._printed:
            self._add(
                MOON, line.number, note("Line {number}: the moon is reported before the totals.", **gaps)
            )
        elif self._told != NOBODY:
            self._add(MOON, line.number, note("Line {number}: the moon was reported already.", **gaps))
        elif seat == NOBODY or seat != shooter:
            says = note("Line {number}: {player} did not get all 26 points in this round.", **gaps)
            right = () if shooter is None else (self._moon_line(shooter),)
            self._add(MOON, line.number, says, right)
        self._told = seat if shooter is None else shooter

    def close_moon(self, line: int) -> None:
        """Judge whether a moon was reported, before the totals come at that line."""
        shooter = moon(self._points)
        if shooter is not None and self._told == NOBODY:
            near = self.book.log.like(MOON_LINE, self._latest + 1, line)
            gaps = {"number": near or line, "player": self.book.names[shooter]}
            says = note(
                "Line {number}: before this it should be said that {player} has shot the moon: "
                "{player} got all 26 "
                "points of this round.",
                **gaps,
            )
            self._add(MOON, near or line, says, (self._moon_line(shooter),))
            self._told = shooter

    def _moon_line(self, seat: int) -> str:
        return f"{self.book.names[seat]} has shot the moon! Everyone else receives {ALL_POINTS} points"

    def _add(self, kind: str, line: int, says: Note, expected: Sequence[str] = ()) -> None:
        self.book.add(kind, line, says, expected)

    # The totals.

    def total(self, line: Line) -> None:
        """Take in a total."""
        if not self._printed:
            self.close_moon(line.number)
        seat = self.book.seat(line.name)
        gaps = {"number": line.number, "player": line.name}
        if seat == NOBODY:
            self._add(TOTALS, line.number, note("Line {number}: there is no {player} in this game.", **gaps))
            return
        if seat in self._printed:
            says = note("Line {number}: the total of {player} after this round was printed already.", **gaps)
            self._add(TOTALS, line.number, says)
            return
        due = next(number for number in range(self.players) if number not in self._printed)
        if seat != due:
            says = note(
                "Line {number}: the total of {due} should come here. The players come in order, from "
                "{first} on.",
                due=self.book.names[due],
                first=self.book.names[0],
                **gaps,
            )
            self._add(TOTALS, line.number, says)
        self._judge_total(line, seat)
        self._printed[seat] = line.value
        self._latest = line.number

    def _judge_total(self, line: Line, seat: int) -> None:
        """Judge whether a total is what it was, and the points of the round."""
        before, raw, more = self.totals[seat], self._points[seat], counted(self._points)[seat]
        if line.value == before + more:
            return
        gaps = {"number": line.number, "player": line.name, "before": before, "points": raw, "more": more}
        shooter = moon(self._points)
        if shooter is None:
            says = note(
                "Line {number}: the total of {player} was {before}, and the points of this round are "
                "{points}, so the total "
                "becomes {right}.",
                right=before + more,
                **gaps,
            )
        else:
            says = note(
                "Line {number}: {shooter} has shot the moon, so {more} points are added for {player}. "
                "The total was "
                "{before}, and becomes {right}.",
                shooter=self.book.names[shooter],
                right=before + more,
                **gaps,
            )
        right_line = f"{line.name}'s total score: {before + more}"
        whole_moons = shooter is not None and line.value - before in WHOLE_MOONS
        self._add(MOON if whole_moons else TOTALS, line.number, says, (right_line,))

    def finish(self, line: int) -> None:
        """Judge whether all totals of a round were printed, before what comes at that line, and keep them."""
        if not self._printed:
            self.close_moon(line)
        self.book.judged[TOTALS] += 1
        missing = [seat for seat in range(self.players) if seat not in self._printed]
        due = [before + more for before, more in zip(self.totals, counted(self._points), strict=True)]
        if missing:
            name = self.book.names[missing[0]]
            right = f"{name}'s total score: {due[missing[0]]}"
            near = self.book.log.like(TOTAL, self._latest + 1, line)
            if near:
                says = note("Line {number} should be as in the assignment: {right}", number=near, right=right)
            else:
                says = note(
                    "Line {number}: before this the total of {player} is missing.", number=line, player=name
                )
            self._add(TOTALS, near or line, says, (right,))
        self.totals = [self._printed.get(seat, due[seat]) for seat in range(self.players)]
        self._due = [before + more for before, more in zip(self._due, counted(self._points), strict=True)]
        self.tops.append(max(self.totals))
        if max(*self.totals, *self._due) >= self.target:
            self.book.judged[TIE] += winner(self.totals, self.target) is None
            self.book.judged[END] += 1

    # The end of the game.

    def goes_on(self, line: int) -> None:
        """Judge whether another round may begin at that line."""
        best = winner(self.totals, self.target)
        if best is None or not self.round or winner(self._due, self.target) is None:
            return
        says = note(
            "Line {number}: the game should end before this. The highest total, {top}, reaches the "
            "target score of "
            "{target}, and {player} alone has the lowest total, which is {low}.",
            number=line,
            top=max(self.totals),
            target=self.target,
            player=self.book.names[best],
            low=min(self.totals),
        )
        self._add(END, line, says, (self._winner_line(best),))

    def ends(self, line: Line) -> None:
        """Take in who has won."""
        best, seat = winner(self.totals, self.target), self.book.seat(line.name)
        if seat != NOBODY and seat == winner(self._due, self.target):
            return
        if best is None:
            self._too_early(line.number)
        elif seat != best:
            says = note(
                "Line {number}: {right} has the lowest total, which is {low}, and wins.",
                number=line.number,
                right=self.book.names[best],
                low=min(self.totals),
            )
            self._add(END, line.number, says, (self._winner_line(best),))

    def stops(self, line: int, after: int) -> None:
        """Judge a game that stops without a winner; the last line of it is ``after``."""
        best = winner(self.totals, self.target) if self.round else None
        if best is None:
            self._too_early(line)
            return
        near = self.book.log.like(WINNER, after + 1, line)
        right = self._winner_line(best)
        if near:
            says = note("Line {number} should be as in the assignment: {right}", number=near, right=right)
        else:
            says = note("Line {number}: at the end of the game it should be said who wins.", number=line)
        self._add(END, near or line, says, (right,))

    def _too_early(self, line: int) -> None:
        """Tell that the game cannot end at that line."""
        top, low = max(self.totals), min(self.totals)
        gaps = {
            "number": line,
            "top": top,
            "target": self.target,
            "low": low,
            "count": self.totals.count(low),
        }
        if top < self.target:
            says = note(
                "Line {number}: the game cannot end here: the highest total is {top}, and the target "
                "score is {target}.",
                **gaps,
            )
            self._add(END, line, says)
            return
        says = note(
            "Line {number}: nobody has won yet: {count} players share the lowest total, which is "
            "{low}. Another round "
            "must be played.",
            **gaps,
        )
        self._add(TIE, line, says)

    def _winner_line(self, seat: int) -> str:
        return f"{self.book.names[seat]}, is the winner!"
