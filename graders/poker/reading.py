"""From what a poker program printed to hands: who was shown which cards, and where it was announced.

A hand is known by its cards, not by what stands between hands: five for the table and two for each
player, in any order and layout, and then what is said about them. What cannot be read stays empty;
``referee`` says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kibitz.model.dialogue import Dialogue

from .hands import Hand, Table
from .phrases import BOARD, Line

MOST_LINES: Final = 1000
"""So many lines of a program are read."""
MOST_WIDTH: Final = 400
"""So much of each line is read: more than a whole deck takes."""

_CONTROL: Final = re.compile(r"\x1b\[[0-9;]{0,20}[A-Za-z]|[\x00-\x08\x0b-\x1f]")
_NAME: Final = re.compile(r"\W{0,9}(?:the )?([A-Za-z]{2,20})(?:'s)?\b")
_NO_NAMES: Final = re.compile(
    r"hands?|cards?|deck|deal\w*|players?|community|table|board|flop|turn|river|the|and|winner|first|second|pair"
    r"|straight|flush|full|four|three|two|one|high|debug|list|my|new|game|round"
)


@dataclass(frozen=True)
class Game:
    """All that was read of one run of a program."""

    hands: tuple[Hand, ...]
    few: str = ""
    """The line which said, after the last hand, that there are too few cards; empty if none did."""
    asked: tuple[str, ...] = ()
    """What stood before the cursor each time the program asked for something."""
    cut: bool = False
    """Whether there was more than is ever read."""

    @property
    def ended(self) -> bool:
        """Whether the program said at the end that there are too few cards."""
        return self.few != ""


def read(dialogue: Dialogue) -> Game:
    """Read the hands of a game in what a program printed."""
    texts = [(number, turn.output + turn.prompt) for number, turn in enumerate(dialogue.turns)]
    split = [(number, line) for number, text in texts for line in _said(_lines(text))]
    lines = [Line(_CONTROL.sub("", raw[:MOST_WIDTH]), number) for number, raw in split[:MOST_LINES]]
    lines = _with_players(lines)
    table = Table()
    for line in lines:
        for part in _parts(line, table.open_places()):
            table.take(part)
    asked = tuple(
        _lines(text)[-1][:MOST_WIDTH] if text.strip() else ""
        for number, text in texts
        if dialogue.turns[number].answer is not None or (dialogue.asked_more and number == len(texts) - 1)
    )
    cut = len(split) > MOST_LINES or any(len(raw) > MOST_WIDTH for _, raw in split[:MOST_LINES])
    return Game(tuple(table.hands()), table.few, asked, cut)


def _lines(text: str) -> list[str]:
    """Return the lines of a text that have something on them."""
    return [line for line in text.splitlines() if line.strip()]


def _said(lines: list[str]) -> Iterator[str]:
    """Yield lines without tracebacks: those quote what a program would have printed."""
    crashing = False
    for line in lines:
        if line.startswith("Traceback (most recent call last)"):
            crashing = True
        elif not crashing:
            yield line
        elif not line.startswith(" "):  # the error itself, which ends it
            crashing = False


def _with_players(lines: list[Line]) -> list[Line]:
    """Return lines in which players that go by other names are called player 1 and player 2."""
    if any(line.players and line.cards for line in lines):
        return lines
    names: list[str] = []
    for line in lines:
        found = _NAME.match(line.text)
        if found and len(line.cards) in {1, 2} and found.end() <= line.cards[0].start and not line.decides:
            name = found[1].lower()
            if name not in names and not _NO_NAMES.fullmatch(name):
                names.append(name)
    if len(names) != 2:
        return lines
    for number, name in enumerate(names, start=1):
        pattern = re.compile(r"\byou(?:r)?\b" if name == "your" else rf"\b{name}\b", re.I)
        lines = [Line(line.raw, line.turn, pattern.sub(f"Player {number}", line.text)) for line in lines]
    return lines


def _parts(line: Line, deal_open: bool) -> Iterator[Line]:
    """Yield a line, cut in two where it shows the cards of a deal first and then announces something."""
    spots = [spot for kind in ("tie", "wins", "winner") for spot in line.spots(kind)] if deal_open else []
    labelled = {spot.what for spot in line.labels} - {BOARD}
    if spots and len(labelled) == 2 and len(line.cards) >= 4:
        first = min(spot.start for spot in spots)
        before = [spot.start for spot in line.subjects if spot.end <= first]
        starts = [start for start in before if not any(start < card.start < first for card in line.cards)]
        cut = starts[-1] if starts else first
        if sum(card.end <= cut for card in line.cards) >= 4:
            yield Line(line.raw, line.turn, line.text[:cut])
            yield Line(line.raw, line.turn, line.text[cut:])
            return
    yield line
