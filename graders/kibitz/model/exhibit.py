"""Exhibits: what a page draws beside the words, because cards explain more than text."""

from __future__ import annotations

import msgspec

from kibitz.model.note import Note


class CardRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of cards with what they are, some of them marked."""

    label: Note
    """What these cards are: "The seven cards"."""
    cards: tuple[str, ...]
    """As the assignment writes them: ``10h``, ``♠10`` or ``TD``."""
    marked: tuple[str, ...] = ()
    """Those among them that count; the page lifts them out."""
    remark: Note | None = None
    """What the marked ones are: "these five are a straight"."""


class Measure(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often something was so, of how many times, and how far chance can have had a hand in it."""

    label: Note
    """What was counted: "Games won against three basic players"."""
    times: int
    out_of: int
    low: float
    """The lower end of the 95 % interval of the share, from 0 to 1."""
    high: float
    """The upper end of it."""
    line: float | None = None
    """The share that the check asks for, if it asks for one."""
    remark: Note | None = None
    """What it means, in a sentence."""
    example: tuple[CardRow, ...] = ()
    """A case in which it was so, or was not."""

    @property
    def share(self) -> float:
        """The share itself, from 0 to 1."""
        return self.times / self.out_of if self.out_of else 0.0
