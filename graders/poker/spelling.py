"""How programs spell cards: ``10h``, ``TH``, ``K♠``, ``♠K``, ``Ace of Hearts``; alone or in a list.

Cards come out as the assignment prints them, ``10h`` and ``Ks``. Every pattern takes linear time, and
lines are cut before they come here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .oracle import Cards


@dataclass(frozen=True)
class CardSpot:
    """A card that was found in a line, and where."""

    start: int
    end: int
    card: str


_RANKS: Final = {
    **{"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "10", "t": "10", "1": "A"},
    **{"nine": "9", "eight": "8", "seven": "7", "six": "6", "five": "5", "four": "4"},
    **{"three": "3", "two": "2", "deuce": "2"},
}
_SUITS: Final = dict(zip("♣♧♦♢♥♡♠♤", "ccddhhss", strict=True))

_CARD: Final = re.compile(
    r"(?<!\w)(?:"
    r"(?P<name>ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two|deuce|10|[2-9]|[akqjt])"
    r"\s{1,3}of\s{1,3}(?P<full>clubs?|diamonds?|hearts?|spades?|[cdhs])(?![^\W_])"
    r"|(?P<before>10|[2-9akqjt])[ ]?(?P<sign>[♣♧♦♢♥♡♠♤])\ufe0f?"
    r"|(?P<rank>10|[2-9akqjt])(?P<suit>[cdhs])(?![^\W_])"
    r")|(?P<first>[♣♧♦♢♥♡♠♤])\ufe0f?[ ]?(?P<after>10|[2-9akqjt])(?![^\W_])",
    re.IGNORECASE,
)
_WORDS: Final = frozenset({"ac", "ad", "ah", "as", "th", "ts", "td"})
"""Cards that can also be (the end of) a word: they need cards or signs beside them."""
_OPENS: Final = re.compile(r"(?:[\[({,:;|'\"=>/+*\ufffc-]|\b(?:cards?|and|with|of|has))\s*$", re.IGNORECASE)
_CLOSES: Final = re.compile(r"\s*(?:$|[\])},;|'\".!/+&<-]|and\b)", re.IGNORECASE)
_MANY: Final = re.compile(r"\b(?:of|over|two|three|four|both)\s+$", re.IGNORECASE)
_BOTH_MANY: Final = re.compile(
    r"(?<!\w)(?:10|[2-9akqj])s(?:'s)?\s{1,2}(?:and|over|&|full of)\s{1,2}(?:10|[2-9akqj])s(?!\w)",
    re.IGNORECASE,
)
_ENDS: Final = re.compile(r"(?<!\w)(?:10|[2-9akqjt])[cdhs][\s,'\"]{1,4}(?:and\s{1,2})?$", re.IGNORECASE)
_RANKED: Final = re.compile(r"full.?house|two.?pairs?|2.?pairs?", re.IGNORECASE)


def _card(found: re.Match[str]) -> str:
    """Return the card of a match, as our cards print it."""
    name = found["name"] or found["before"] or found["rank"] or found["after"]
    mark = found["full"] or found["sign"] or found["suit"] or found["first"]
    return _RANKS.get(name.lower(), name.upper()) + _SUITS.get(mark, mark[0].lower())


def _touches(text: str, end: int) -> bool:
    """Return whether a card comes right after a place, with no more than commas between."""
    gap = re.compile(r"[\s,'\"]{0,4}(?:and\s{1,2})?").match(text, end)
    return gap is not None and _CARD.match(text, gap.end()) is not None


def _is_no_card(text: str, found: re.Match[str], last: int) -> bool:
    """Return whether a short card is a word after all, as in ``Ah, a pair of 10s``; a card ended at last."""
    before, end = text[max(0, found.start() - 12) : found.start()], found.end()
    beside = last >= 0 and not re.search(r"\w", text[last : found.start()])
    if found["suit"] in {"s", "S"} and _MANY.search(before) and not _touches(text, end):
        return True
    if found[0].lower() not in _WORDS or beside or _touches(text, end):
        return False
    if not before.strip():
        return text[end:].strip(" ,.!\"'") != ""
    return not (_OPENS.search(before) and _CLOSES.match(text, end))


def _ranks_alone(text: str) -> list[tuple[int, int]]:
    """Return where it says ``10s and 3s`` and means ranks: there is no card right before or after."""
    found = [one.span() for one in _BOTH_MANY.finditer(text)]
    return [
        (start, end)
        for start, end in found
        if not _touches(text, end) and not _ENDS.search(text[max(0, start - 12) : start])
    ]


def cards_in(text: str) -> list[CardSpot]:
    """Return the cards that stand in a line, in order."""
    many = _ranks_alone(text) if _RANKED.search(text) else []
    spots: list[CardSpot] = []
    for found in _CARD.finditer(text):
        last = spots[-1].end if spots else -1
        if any(start <= found.start() < end for start, end in many):
            continue
        if found["suit"] is None or not _is_no_card(text, found, last):
            spots.append(CardSpot(found.start(), found.end(), _card(found)))
    return spots


_AND: Final = re.compile(r"\b(?:and|card)\b", re.IGNORECASE)
_APART: Final = re.compile(r"[\])][^\w]*[\[(]|[|;:]|[^\W\d_]")


def groups(
    text: str, spots: Sequence[CardSpot], start: int = 0, end: int | None = None
) -> list[tuple[int, Cards]]:
    """Return cards of (a part of) a line in the groups in which they stand, each with where it begins.

    Brackets, bars and words come between groups; but cards that all stand apart are one group.
    """
    found: list[tuple[int, list[str]]] = []
    last = -1
    for spot in spots:
        if spot.start < start or (end is not None and spot.start >= end):
            continue
        if last < 0 or _APART.search(_AND.sub("", text[last : spot.start])):
            found.append((spot.start, []))
        found[-1][1].append(spot.card)
        last = spot.end
    if len(found) > 1 and all(len(cards) == 1 for _, cards in found):
        return [(found[0][0], tuple(card for _, cards in found for card in cards))]
    return [(begin, tuple(cards)) for begin, cards in found]
