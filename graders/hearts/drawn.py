"""Rows of cards for the pages: drawn as ``10s`` what is called ``Ten of Spades`` elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

from kibitz import CardRow
from kibitz.model.note import Note

from .oracle import is_card
from .prepared import short


def drawn(card: str) -> str:
    """Return how a page wants a card written; what is no card stays as it is."""
    if not is_card(card):
        return card
    text = short(card)
    return text[:-1] + text[-1].lower()


def row(label: Note, cards: Iterable[str], marked: Iterable[str] = (), remark: Note | None = None) -> CardRow:
    """Return a row of cards with what they are, some of them marked."""
    return CardRow(label, tuple(map(drawn, cards)), tuple(map(drawn, marked)), remark)
