"""The log of a game, read: what each printed line says, without judging whether it is right.

Lines that say nothing of the game, such as questions and complaints, are kept for context alone. A log can
be any text at all: reading it takes a time that grows with its length, and only so many lines are looked at.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from .oracle import Cards, is_card

MOST_CHARACTERS: Final = 2_000_000
MOST_LINES: Final = 60_000
LONGEST_LINE: Final = 4_000
LONGEST_NAME: Final = 60

START, DEALT, PASSED, PLAYS, BROKEN = "start", "dealt", "passed", "plays", "broken"
TAKES, END, MOON, TOTAL, WINNER = "takes", "end", "moon", "total", "winner"

_PATTERNS: Final = {
    START: re.compile(r"========= Starting round (?P<value>\d{1,6}) ========="),
    END: re.compile(r"========= End of round (?P<value>\d{1,6}) ========="),
    BROKEN: re.compile(r"Hearts have been broken!"),
    TAKES: re.compile(r"(?P<name>.+?) takes the trick\. Points received: (?P<value>-?\d{1,9})"),
    MOON: re.compile(r"(?P<name>.+?) has shot the moon! Everyone else receives 26 points"),
    TOTAL: re.compile(r"(?P<name>.+?)['’]s total score:(?:\s+(?P<value>-?\d{1,9}))?"),
    WINNER: re.compile(r"(?P<name>.+?),? is the winner!"),
}
_NUMBER: Final = re.compile(r"-?\d{1,9}")

_WORDS: Final = {
    START: "start",
    DEALT: "dealt",
    PASSED: "passed",
    PLAYS: "play",
    BROKEN: "broken",
    TAKES: "trick",
    END: "end",
    MOON: "moon",
    TOTAL: "score",
    WINNER: "win",
}
"""A word by which a line that is not written exactly so can be known all the same."""


class Line(msgspec.Struct, frozen=True):
    """One line that says something of the game."""

    number: int
    """Where it stands in the log, counted from 1."""
    kind: str
    name: str = ""
    """The player it is about."""
    cards: Cards | None = ()
    """The cards in it; ``None`` for a list of other things than cards."""
    value: int = 0
    """The number of the round, or of points."""
    to: str = ""
    """To whom cards are passed."""


class Log(msgspec.Struct, frozen=True):
    """All that was printed, and the lines of it that say something of the game."""

    texts: tuple[str, ...]
    lines: tuple[Line, ...]

    def text(self, number: int) -> str:
        """Return the line of that number, counted from 1; empty beyond the end."""
        return self.texts[number - 1] if 0 < number <= len(self.texts) else ""

    def before(self, number: int, count: int) -> tuple[str, ...]:
        """Return the lines just before the one of that number, without empty ones."""
        lines = [text for text in self.texts[max(0, number - 1 - 2 * count) : number - 1] if text.strip()]
        return tuple(lines[-count:])

    def like(self, kind: str, first: int, last: int) -> int:
        """Return the number of a line before ``last``, from ``first`` on, that looks like a kind; else 0."""
        said = {line.number for line in self.lines_between(first, last)}
        for number in range(first, min(last, first + 50)):
            if number not in said and _WORDS[kind] in self.text(number).lower():
                return number
        return 0

    def lines_between(self, first: int, last: int) -> tuple[Line, ...]:
        """Return the lines of the game with numbers from ``first`` up to ``last``, at most fifty."""
        low, high = 0, len(self.lines)
        while low < high:
            middle = (low + high) // 2
            low, high = (middle + 1, high) if self.lines[middle].number < first else (low, middle)
        return tuple(line for line in self.lines[low : low + 50] if line.number < last)


def read(text: str) -> Log:
    """Return the log that a text holds."""
    texts = tuple(text[:MOST_CHARACTERS].split("\n")[:MOST_LINES])
    lines: list[Line] = []
    waiting: Line | None = None
    for number, raw in enumerate(texts, start=1):
        stripped = raw.strip()
        if not stripped or len(stripped) > LONGEST_LINE:
            continue
        if waiting is not None and _NUMBER.fullmatch(stripped):
            lines.append(msgspec.structs.replace(waiting, value=int(stripped)))
            waiting = None
            continue
        line = _read_line(number, stripped)
        waiting = None
        if line is None or len(line.name) > LONGEST_NAME:
            continue
        if line.kind == TOTAL and stripped.endswith(":"):
            waiting = line
        else:
            lines.append(line)
    return Log(texts, tuple(lines))


def _read_line(number: int, text: str) -> Line | None:
    """Return what a line says; ``None`` when that is nothing about the game."""
    name, plays, card = text.partition(" plays ")
    if plays and is_card(card):
        return Line(number, PLAYS, name, (card,))
    for kind, pattern in _PATTERNS.items():
        if found := pattern.fullmatch(text):
            gaps = found.groupdict()
            return Line(number, kind, gaps.get("name") or "", value=int(gaps.get("value") or 0))
    return _read_listed(number, text)


def _read_listed(number: int, text: str) -> Line | None:
    """Return what a line with a list of cards says, if it is one."""
    name, dealt, rest = text.partition(" was dealt [")
    if dealt and rest.endswith("]"):
        return Line(number, DEALT, name, _cards(rest[:-1]))
    name, _, rest = text.partition(" passed [")
    cards, passed, receiver = rest.rpartition("] to ")
    return Line(number, PASSED, name, _cards(cards), to=receiver) if passed else None


def _cards(text: str) -> Cards | None:
    """Return the cards of a printed list; ``None`` when there is anything else in it."""
    cards = tuple(text.split(", ")) if text else ()
    return cards if all(map(is_card, cards)) else None
