"""Draws deals: a table from above for each trick, with four hands, the cards on it, and who won them.

A page holds each card once, as a symbol (`symbols`); the tables only point to it, so that a deal of thirteen
tables takes about as much room as one photograph of a card would.  Colours are in the style sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from markupsafe import Markup

from kibitz.model.note import note
from kibitz.report.cards import Suit, name_card, read_card
from kibitz.report.wording import Wording
from kibitz.tournament.records import SEATS
from kibitz.tournament.suite import Shown, Trick

RANKS: Final = "AKQJT98765432"
SIGNS: Final = "SHDC"

WIDTH, HEIGHT = 400, 448
MIDDLE: Final = (WIDTH // 2, HEIGHT // 2)

ACROSS, DOWN = 26, 19
"""How far apart the cards of a hand lie that lies along the table's edge, or up and down."""
HELD: Final = (38, 53)
"""Width and height of a card in a hand."""
LARGER: Final = 1.25
"""How much larger a card on the table is."""
EDGE: Final = 10

SPOTS: Final[Mapping[str, tuple[int, int]]] = {"N": (0, -62), "E": (74, 0), "S": (0, 62), "W": (-74, 0)}
"""Where the middle of a played card lies, seen from the middle of the table."""
BADGES: Final[Mapping[str, tuple[int, int]]] = {"N": (0, -126), "E": (128, 0), "S": (0, 126), "W": (-128, 0)}
"""Where the letter of a seat stands."""


def symbols() -> Markup:
    """Return all that tables are made of, for the top of a page: cards, seats, turns, the winner's ring."""
    parts = [
        Markup('<path id="p{}" d="{}"/>').format(sign, suit.shape)
        for sign, suit in zip(SIGNS, Suit, strict=True)
    ]
    parts += [_symbol(rank + sign) for sign in SIGNS for rank in RANKS]
    letters = [("s", seat, 13, 5) for seat in SEATS] + [("t", str(turn), 9, 4) for turn in range(1, 5)]
    parts += [
        Markup('<g id="{0}{1}" class="{0}"><circle r="{2}"/><text y="{3}">{1}</text></g>').format(*letter)
        for letter in letters
    ]
    parts.append(
        Markup('<rect id="ring" class="o" x="-3" y="-3" width="{}" height="{}" rx="7"/>').format(
            HELD[0] + 6, HELD[1] + 6
        )
    )
    return Markup('<svg class="deck" aria-hidden="true"><defs>{}</defs></svg>').format(Markup("").join(parts))


def _symbol(text: str) -> Markup:
    """Return a card: rank and suit beside each other in the corner, so that a fan of them can be read."""
    card = read_card(text)
    assert card is not None
    return Markup(
        '<g id="c{0}" class="c {1}"><rect width="{2}" height="{3}" rx="4"/>'
        '<text x="8.5" y="15.5"{6}>{4}</text>'
        '<use href="#p{5}" transform="translate(20 10) scale(.47)"/>'
        '<use href="#p{5}" transform="translate(21 35) scale(1.15)"/></g>'
    ).format(
        text,
        "r" if card.suit.red else "b",
        *HELD,
        card.rank,
        text[1],
        Markup(' textLength="14" lengthAdjust="spacingAndGlyphs"') * (card.rank == "10"),
    )


def draw_trick(shown: Shown, number: int, words: Wording, foul: str = "") -> Markup:
    """Return the table as it was in a trick, which is counted from 0, with the seat marked that fouled in it.

    What was played in it still has its place in the hands, faintly.
    """
    trick = shown.tricks[number]
    gone = {card for before in shown.tricks[:number] for card in before.cards}
    turn = {card: place for place, card in enumerate(trick.cards, start=1)}
    parts: list[Markup] = []
    for seat in SEATS:
        held = [card for card in shown.hands[seat] if card not in gone]
        parts += _hand(seat, held, turn)
    parts.append(_trump(shown.turned))
    parts += _badges(trick, foul)
    parts += _table_cards(trick)
    return Markup(
        '<svg class="felt" viewBox="0 0 {} {}" role="img" aria-label="{}">'
        '<rect class="cloth" x="2" y="2" width="{}" height="{}" rx="26"/>{}</svg>'
    ).format(WIDTH, HEIGHT, describe(trick, number, words), WIDTH - 4, HEIGHT - 4, Markup("").join(parts))


def _use(name: str, x: float, y: float, style: str = "") -> Markup:
    """Return one of the `symbols` at its place."""
    named = Markup(' class="{}"').format(style) if style else ""
    return Markup('<use href="#{}" x="{:g}" y="{:g}"{}/>').format(name, x, y, named)


def _hand(seat: str, held: list[str], turn: Mapping[str, int]) -> Iterator[Markup]:
    """Yield the cards of a hand, in a row along the edge or one below another."""
    along = seat in "NS"
    step = ACROSS if along else DOWN
    length = step * (len(held) - 1) + HELD[0 if along else 1]
    start = MIDDLE[0 if along else 1] - length / 2
    far = HEIGHT - EDGE - HELD[1] if along else WIDTH - EDGE - HELD[0]
    other = EDGE if seat in "NW" else far
    for place, card in enumerate(held):
        at = start + place * step
        x, y = (at, other) if along else (other, at)
        yield _use(f"c{card}", x, y, f"g g{turn[card]}" if card in turn else "")


def _trump(turned: str) -> Markup:
    """Return the suit of trump, in the middle of the table."""
    colour = "r" if turned[1] in "HD" else "b"
    return Markup(
        '<g class="trump {}"><circle cx="{}" cy="{}" r="17"/>'
        '<use href="#p{}" transform="translate({} {}) scale(1.05)"/></g>'
    ).format(colour, *MIDDLE, turned[1], *MIDDLE)


def _badges(trick: Trick, foul: str) -> Iterator[Markup]:
    """Yield the letters of the seats; the winner's is marked, and that of who fouled."""
    for seat in SEATS:
        x, y = (middle + away for middle, away in zip(MIDDLE, BADGES[seat], strict=True))
        yield _use(f"s{seat}", x, y, {trick.winner: "won", foul: "fouled"}.get(seat, ""))


def _table_cards(trick: Trick) -> Iterator[Markup]:
    """Yield the cards on the table, each with its number, and a ring round the one that wins."""
    first = SEATS.index(trick.leader)
    for place, card in enumerate(trick.cards, start=1):
        seat = SEATS[(first + place - 1) % 4]
        away = SPOTS[seat]
        x, y = (
            middle + far - LARGER * size / 2 for middle, far, size in zip(MIDDLE, away, HELD, strict=True)
        )
        ring = Markup('<use href="#ring" class="ring"/>') if seat == trick.winner else ""
        yield Markup(
            '<g class="k k{0}" transform="translate({1:g} {2:g}) scale({3})">{4}<use href="#c{5}"/>'
            '<use href="#t{0}" x="{6}" y="2"/></g>'
        ).format(place, x, y, LARGER, ring, card, HELD[0] - 2)


def describe(trick: Trick, number: int, words: Wording) -> str:
    """Return the text alternative of a trick: who played what, and who won it."""
    first = SEATS.index(trick.leader)
    said = [
        words.say(note("{seat} plays {card}", seat=SEATS[(first + place) % 4], card=name_card(card, words)))
        for place, card in enumerate(trick.cards)
    ]
    start = words.say(note("Trick {number}", number=number + 1))
    end = [words.say(note("{seat} wins the trick", seat=trick.winner))] if trick.winner else []
    return f"{start}: {', '.join([*said, *end])}"
