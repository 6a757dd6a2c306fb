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
