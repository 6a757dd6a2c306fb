"""What a referee of a game finds wrong: the sentences, with the lines of the log that they are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from kibitz.model.note import Note

from .log import Log

NAMES, ROUNDS, DEAL, REDEAL, PASSING = "names", "rounds", "deal", "redeal", "passing"
PLAY, MOON, TOTALS, END, TIE = "play", "moon", "totals", "end", "tie"

KINDS: Final = (NAMES, ROUNDS, DEAL, REDEAL, PASSING, PLAY, MOON, TOTALS, END, TIE)
"""What a finding can be about."""

NOBODY: Final = -1
"""The seat of a name that is nobody's."""

MOST_FINDINGS: Final = 60
LINES_BEFORE: Final = 3
LONGEST_SHOWN: Final = 420
"""Characters of a line that are shown: a hand of seventeen cards has fewer."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong with the log of a game."""

    kind: str
    """One of `KINDS`."""
    line: int
    """The number of the line where it shows, counted from 1; the one after the last for what never came."""
    says: Note
    """Why it is wrong; the sentence names the number of the line."""
    expected: str
    """The lines before it, and a line that would have been right; empty where that cannot be told."""
    got: str
    """The lines before it, and the line itself."""


class Book(msgspec.Struct):
    """All that has been found, in the order of the log, and how often there was something to judge."""

    log: Log
    names: tuple[str, ...]
    """The players by seat, as the log calls them."""
    findings: list[Finding] = []
    judged: Counter[str] = msgspec.field(default_factory=Counter)
    """By kind: how often there was something to judge."""

    def add(self, kind: str, line: int, says: Note, expected: Sequence[str] = ()) -> None:
        """Write down what is wrong with a line; ``expected`` are lines that would have been right there."""
        if len(self.findings) >= MOST_FINDINGS:
            return
        before = [_cut(text) for text in self.log.before(line, LINES_BEFORE)]
        right = "\n".join([*before, *map(_cut, expected)]) if expected else ""
        last = _cut(self.log.text(line)) if line <= len(self.log.texts) else "(end of the log)"
        self.findings.append(Finding(kind, line, says, right, "\n".join([*before, last])))

    def seat(self, name: str) -> int:
        """Return the seat of a player, or `NOBODY`."""
        return self.names.index(name) if name in self.names else NOBODY

    def has(self, kind: str) -> bool:
        """Return whether anything of a kind has been found."""
        return any(finding.kind == kind for finding in self.findings)


def _cut(text: str) -> str:
    """Return a line as it is shown."""
    text = text.strip()
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def listed(cards: Sequence[str]) -> str:
    """Return cards as a sentence shows them."""
    most = 20
    shown = ", ".join(cards[:most])
    return f"{shown}, …" if len(cards) > most else shown


def written(cards: Sequence[str]) -> str:
    """Return cards as the log shows them."""
    return f"[{', '.join(cards)}]"
