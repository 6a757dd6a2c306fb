"""Draws tricks: a small card table from above, with the card that each player laid on it.

The table needs no style sheet of its own.  Everything that it shows by place or shape is said in words too:
who leads and what is trumps below it, and the cards themselves in its text alternative.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final

from markupsafe import Markup

from kibitz.model.exhibit import Trick
from kibitz.model.note import note
from kibitz.report.cards import SUITS, Suit, marked, name_card, read_card
from kibitz.report.characters import visible
from kibitz.report.wording import Wording

WIDTH, HEIGHT = 300, 310
CARD: Final = (50, 70)
PLACES: Final = MappingProxyType({"N": (150, 74), "E": (240, 160), "S": (150, 254), "W": (60, 160)})
"""Where the middle of a card lies."""
AROUND: Final = MappingProxyType({1: "S", 2: "SN", 3: "SWE", 4: "SWNE"})
"""Where so many players sit who are no points of the compass, clockwise from the first one on."""
MIDDLE: Final = (150, 158)

LONGEST: Final = 14
"""Characters of a player's name, or of a text that is no card, that are shown."""

CLOTH, RIM = "#2a6b50", "#1c4b38"
GOLD, INK, RED, PAPER = "#ffc857", "#14171b", "#a50e1b", "#f8f8f5"
"""The same in light and dark, as a real table is."""
FONT: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"


@cache
def kit_wording(language: str) -> Wording:
    """Return the kit's own sentences in a language."""
    return Wording(language)


def draw_trick(trick: Trick, words: Wording) -> Markup:
    """Return the table of a trick, and below it who leads, who wins, and who the program said."""
    seats = _seats(trick.players)
    won = [player == trick.winner for player in trick.players]
    said = _said(trick)
    parts = [_trump(trick.trump)]
    for place, (seat, player, card) in enumerate(zip(seats, trick.players, trick.cards, strict=True)):
        parts += _laid(PLACES[seat], player, card)
        parts += _marks(PLACES[seat], won=won[place], said=said[place] and not won[place])
        parts.append(_turn(PLACES[seat], place + 1))
    table = Markup(
        '<svg role="img" aria-label="{}" viewBox="0 0 {} {}" font-family="{}" font-weight="700" '
        'text-anchor="middle" style="display:block;width:100%;max-width:19rem;margin:.6rem 0;'
        'forced-color-adjust:none;print-color-adjust:exact">'
        '<rect x="2" y="2" width="{}" height="{}" rx="26" fill="{}" stroke="{}" stroke-width="4"/>{}</svg>'
    ).format(
        describe(trick, words),
        WIDTH,
        HEIGHT,
        FONT,
        WIDTH - 4,
        HEIGHT - 4,
        CLOTH,
        RIM,
        Markup("").join(parts),
    )
    return table + Markup("").join(_sentences(trick, won, said, words))


def describe(trick: Trick, words: Wording) -> str:
    """Return the text alternative of a table: who played what, in order."""
    plays = [
        f"{_short(player)}: {name_card(card, words)}"
        for player, card in zip(trick.players, trick.cards, strict=True)
    ]
    return words.say(note("The cards on the table, in the order of play: {cards}", cards=", ".join(plays)))


def _short(text: str) -> str:
    """Return what is shown of a name, with nothing invisible in it."""
    return visible(text[:LONGEST]) + ("…" if len(text) > LONGEST else "")


def _seats(players: Sequence[str]) -> Sequence[str]:
    """Return where each player sits."""
    return players if all(player in PLACES for player in players) else AROUND[len(players)]


def _said(trick: Trick) -> list[bool]:
    """Return for each player whether the program said that this one wins, or the card that is theirs."""
    if trick.said in trick.players:
        return [player == trick.said for player in trick.players]
    return marked(trick.cards, (trick.said,))


def _suit(trump: str) -> Suit | None:
    """Return the suit of trumps; none where there is none, or what was given is no suit."""
    return SUITS.get(trump)


def _trump(trump: str) -> Markup:
    """Return the suit of trumps on a round sign in the middle of the table."""
    suit = _suit(trump)
    if suit is None:
        return Markup("")
    return Markup(
        '<g transform="translate({} {})"><circle r="19" fill="{}"/>'
        '<path transform="scale(1.15)" d="{}" fill="{}"/></g>'
    ).format(*MIDDLE, PAPER, suit.shape, RED if suit.red else INK)


def _narrow(text: str, width: int, most: int) -> Markup:
    """Return what makes a text of more than ``most`` characters as narrow as its place is."""
    return (
        Markup(' textLength="{}" lengthAdjust="spacingAndGlyphs"').format(width)
        if len(text) > most
        else Markup("")
    )


def _laid(middle: tuple[int, int], player: str, card: str) -> Iterator[Markup]:
    """Yield a card on the table, with its player above it."""
    x, y = middle[0] - CARD[0] // 2, middle[1] - CARD[1] // 2
    name = _short(player)
    yield Markup('<text x="{}" y="{}" fill="#fff" font-size="16"{}>{}</text>').format(
        middle[0], y - 12, _narrow(name, 96, 9), name
    )
    yield Markup('<rect x="{}" y="{}" width="{}" height="{}" rx="5" fill="{}"/>').format(x, y, *CARD, PAPER)
    yield _face(x, y, card)


def _turn(middle: tuple[int, int], number: int) -> Markup:
    """Return the number that tells when a card was played, for its corner."""
    x, y = middle[0] + 24, middle[1] - 34
    return Markup(
        '<circle cx="{}" cy="{}" r="10" fill="{}" stroke="#fff" stroke-width="1.5"/>'
        '<text x="{}" y="{}" fill="#fff" font-size="13">{}</text>'
    ).format(x, y, INK, x, y + 4.5, number)


def _face(x: int, y: int, text: str) -> Markup:
    """Return what is on a card, or as much of a text that is no card as there is room for."""
    card = read_card(text)
    if card is None:
        shown = _short(text)
        return Markup('<text x="{}" y="{}" fill="{}" font-size="11"{}>{}</text>').format(
            x + 25, y + 40, INK, _narrow(shown, 44, 6), shown
        )
    return Markup(
        '<g transform="translate({} {})" fill="{}">'
        '<text x="{}" y="20" font-size="19" letter-spacing="-1">{}</text>'
        '<path transform="translate(12 31) scale(.65)" d="{}"/>'
        '<path transform="translate(30 48) scale(1.5)" d="{}"/></g>'
    ).format(
        x,
        y,
        RED if card.suit.red else INK,
        15 if card.rank == "10" else 12,
        card.rank,
        card.suit.shape,
        card.suit.shape,
    )


def _marks(middle: tuple[int, int], *, won: bool, said: bool) -> Iterator[Markup]:
    """Yield what marks the card that wins, by a tick, or that the program said, by dashes and a cross."""
    x, y = middle[0] - CARD[0] // 2 - 3, middle[1] - CARD[1] // 2 - 3
    ring = Markup('<rect x="{}" y="{}" width="56" height="76" rx="8" fill="none" stroke-width="4" {}/>')
    sign = Markup(
        '<g transform="translate({} {})"><circle r="11" fill="{}" stroke="{}" stroke-width="1.5"/>{}</g>'
    )
    line = Markup('<path d="{}" fill="none" stroke="{}" stroke-width="3" stroke-linecap="round"/>')
    if won:
        yield ring.format(x, y, Markup('stroke="{}"').format(GOLD))
        yield sign.format(x + 4, y + 72, GOLD, INK, line.format("M-5 0-1 4 5-4", INK))
    if said:
        yield ring.format(x, y, Markup('stroke="#fff" stroke-dasharray="7 5"'))
        yield sign.format(x + 4, y + 72, RED, "#fff", line.format("M-4-4 4 4M4-4-4 4", "#fff"))


def _sentences(trick: Trick, won: Sequence[bool], said: Sequence[bool], words: Wording) -> Iterator[Markup]:
    """Yield what stands below the table, a paragraph each."""
    leader = _short(trick.players[0])
    suit = _suit(trick.trump)
    lead = (
        note(
            "{player} leads, as the number 1 shows; trumps are {suit}.",
            player=leader,
            suit=words.say(suit.label),
        )
        if suit
        else note("{player} leads, as the number 1 shows; there are no trumps.", player=leader)
    )
    yield Markup('<p class="small soft">{}</p>').format(words.say(lead))
    line = Markup('<p><span aria-hidden="true">{}</span> {}</p>')
    if any(won):
        card = name_card(trick.cards[won.index(True)], words)
        wins = note("{player} wins, with the {card}.", player=_short(trick.winner), card=card)
        yield line.format("✓", words.say(wins))
    if trick.said:
        right = any(one and other for one, other in zip(won, said, strict=True))
        wrong = note("Your program says: {answer}.", answer=name_card(trick.said, words))
        yield line.format(
            "✓" if right else "✗", words.say(note("Your program says so too.") if right else wrong)
        )
