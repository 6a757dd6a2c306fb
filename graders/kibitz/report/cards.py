"""Draws playing cards: rows of small pictures that need no font, no file and no network.

Each card is an ``<svg>`` of its own in a flex row, so that a row wraps on a phone.  Colours and places are
in the style sheet, under ``.playing``.  The row has one text alternative, in the reader's language.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Final

import msgspec
from markupsafe import Markup, escape

from kibitz.model.exhibit import CardRow
from kibitz.model.note import Note, note
from kibitz.report.characters import visible
from kibitz.report.wording import Wording

MOST: Final = 60
"""Cards of a row that are drawn at most."""
LONGEST: Final = 24
"""Characters that are shown of a text that is no card."""
LABEL: Final = 80
"""Characters of a value in a label or remark."""


class Suit(Enum):
    """A suit: its sign, whether it is red, its name, and its shape around the middle of a square of 20."""

    SPADES = (
        "♠",
        False,
        note("spades"),
        "M0-10C3-6 9-2 9 3 9 8 3 8 1 5 1 7 2 9 4 10H-4C-2 9-1 7-1 5-3 8-9 8-9 3-9-2-3-6 0-10Z",
    )
    HEARTS = ("♥", True, note("hearts"), "M0 9C-3 5-9 1-9-4-9-10-2-10 0-5 2-10 9-10 9-4 9 1 3 5 0 9Z")
    DIAMONDS = ("♦", True, note("diamonds"), "M0-10Q3-5 8 0 3 5 0 10-3 5-8 0-3-5 0-10Z")
    CLUBS = (
        "♣",
        False,
        note("clubs"),
        "M-3.5-2A4.6 4.6 0 1 1 3.5-2 4.6 4.6 0 1 1 1 5Q1 8 4 10H-4Q-1 8-1 5A4.6 4.6 0 1 1-3.5-2Z",
    )

    def __init__(self, sign: str, red: bool, label: Note, shape: str) -> None:
        self.sign = sign
        self.red = red
        self.label = label
        self.shape = shape


class Card(msgspec.Struct, frozen=True):
    """A card of the deck."""

    rank: str
    """``2`` to ``10``, ``J``, ``Q``, ``K`` or ``A``."""
    suit: Suit


SUITS: Final = MappingProxyType(dict(zip("♠♥♦♣♤♡♢♧SHDCshdc", [*Suit] * 4, strict=True)))
"""What a suit is written as."""

PICTURES: Final = MappingProxyType(
    {"J": note("jack"), "Q": note("queen"), "K": note("king"), "A": note("ace")}
)
"""The names of the ranks that are no numbers."""

RANK: Final = "10|[2-9TJQKAtjqka]"
SUIT: Final = f"[{''.join(SUITS)}]"
CARD: Final = re.compile(f"(?P<rank>{RANK})(?P<suit>{SUIT})|(?P<first>{SUIT})(?P<second>{RANK})")
"""Rank and suit in either order; no letter means both."""

VARIANTS: Final = re.compile("[\ufe0e\ufe0f]")
"""What asks for a suit as a letter, or as a little picture."""


def read_card(text: str) -> Card | None:
    """Return the card that a text stands for, as ``10h``, ``Ks``, ``♠10`` and ``TD`` do."""
    found = CARD.fullmatch(VARIANTS.sub("", text[:LONGEST].strip()))
    if not found:
        return None
    rank = (found["rank"] or found["second"]).upper()
    return Card("10" if rank == "T" else rank, SUITS[found["suit"] or found["first"]])


def _short(text: str) -> str:
    """Return what is shown of a text that is no card."""
    kept = text.strip() or text
    return visible(kept[:LONGEST]) + ("…" if len(kept) > LONGEST else "")


def name_card(text: str, words: Wording) -> str:
    """Return what a card is called, "10 of hearts"; a text that is no card is itself."""
    card = read_card(text)
    if card is None:
        return _short(text)
    rank = words.say(PICTURES.get(card.rank)) or card.rank
    return words.say(note("{rank} of {suit}", rank=rank, suit=words.say(card.suit.label)))


def draw_card(text: str, state: str = "") -> Markup:
    """Return one card as it is drawn, ``up`` or ``down`` where it is marked or others are.

    A text that is no card comes in a plain box.  It has no text alternative: that is for the row to say.
    """
    card = read_card(text)
    if card is None:
        return Markup('<span class="playing odd {}">{}</span>').format(state, _short(text))
    pip = Markup('<path d="{}"/>').format(card.suit.shape)
    style = " ".join(["playing", *["red"] * card.suit.red, *[state] * bool(state)])
    place = 15 if card.rank == "10" else 12
    return Markup(
        '<svg class="{}" viewBox="0 0 50 70"><text x="{}" y="20">{}</text>{}{}</svg>',
    ).format(style, place, card.rank, pip, pip)


def _key(text: str) -> object:
    """Return what two ways to write one card have in common."""
    return read_card(text) or text.strip()


def marked(cards: Iterable[str], marks: Iterable[str]) -> list[bool]:
    """Return for each card whether it is marked; one mark marks one card."""
    left = Counter(_key(text) for text in marks)
    found: list[bool] = []
    for text in cards:
        key = _key(text)
        found.append(left[key] > 0)
        left[key] -= 1
    return found


def describe(cards: Sequence[str], marks: Sequence[bool], words: Wording, left_out: int = 0) -> str:
    """Return the text alternative of a row."""
    ngettext = words.plural
    count = len(cards) + left_out
    said = ngettext("%(num)s card: %(cards)s", "%(num)s cards: %(cards)s", count)
    names = [name_card(text, words) for text in cards]
    if left_out:
        names.append(words.say(note("and {count} more", count=left_out)))
    text = said % {"num": count, "cards": ", ".join(names)}
    chosen = ", ".join(name for name, mark in zip(names, marks, strict=False) if mark)
    return f"{text}; {words.say(note('marked: {cards}', cards=chosen))}" if chosen else text


def _label(label: Note, words: Wording) -> Markup:
    """Return a label as it stands over a row, without a full stop."""
    said = words.prose(label, LABEL)
    return said[:-1] if said.endswith(".") else said


def draw_row(row: CardRow, words: Wording, most: int = MOST) -> Markup:
    """Return a row of cards with its label and remark, the marked ones lifted out.

    Of more than ``most`` cards the first are drawn, and how many others there are is said.
    """
    cards = row.cards[:most]
    left_out = len(row.cards) - len(cards)
    marks = marked(cards, row.marked)
    states = [("up" if mark else "down") if any(marks) else "" for mark in marks]
    drawn = [draw_card(text, state) for text, state in zip(cards, states, strict=True)]
    if left_out:
        drawn.append(escape(words.say(note("and {count} more", count=left_out))))
    remark = Markup("<p>{}</p>").format(words.prose(row.remark, LABEL)) if row.remark else ""
    return Markup(
        '<figure class="cards"><figcaption>{}</figcaption>'
        '<div class="hand" role="img" aria-label="{}">{}</div>{}</figure>'
    ).format(
        _label(row.label, words), describe(cards, marks, words, left_out), Markup("").join(drawn), remark
    )
