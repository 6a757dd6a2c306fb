"""What the words of a poker program say: players, categories, outcomes, and where they stand.

A line of a program can be anything, so every pattern takes linear time, and lines are cut before they
come here. Nothing is decided here about a hand; ``reading`` does that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from .oracle import Category
from .spelling import CardSpot, cards_in

FILL: Final = "\ufffc"
"""Stands where a card or a player stood, so that the words around it stay where they are."""

TIE: Final = 0
"""The outcome in which nobody wins, and the 'player' that is both of them."""

BOARD: Final = 3
"""The 'player' that holds the community cards."""


@dataclass(frozen=True)
class Spot:
    """Something that was found in a line, and where."""

    start: int
    end: int
    what: int


_ONE: Final = {"1": 1, "one": 1, "i": 1, "a": 1, "first": 1, "1st": 1}
_PLAYER: Final = re.compile(
    r"(?<![^\W_])(?:"
    r"players?[\s_.#'\"(\[-]{0,3}(?:number\s|no\.?\s)?(?P<a>1|2|one|two|i{1,2}|(?-i:[AB]))(?![^\W_])"
    r"|player\s?:\s?(?P<b>1|2|one|two)(?![^\W_])(?!\s*(?:pairs?|of)\b)"
    r"|(?:p|plyr|pl)[\s_.#-]?(?P<c>[12])(?![^\W_])"
    r"|(?P<d>first|second|1st|2nd)[\s_-](?:player|person)(?![^\W_])"
    r")",
    re.IGNORECASE,
)
_HAND: Final = re.compile(
    r"(?<![^\W_])(?:(?:hand|h)[\s_.#-]?(?P<a>[12]|one|two)|(?P<d>first|second)\shand)(?![^\W_])", re.I
)
_ALL: Final = re.compile(
    r"\b(?:both(?:\s(?:of\s)?(?:the\s)?(?:players|hands))?|nobody|no[ -]?one|neither(?:\s(?:player|hand))?"
    r"|everybody|everyone|players?\s?(?:1|one)\s?(?:and|&)\s?(?:players?\s?)?(?:2|two)"
    r"|p1\s?(?:and|&)\s?p2)(?![^\W_])",
    re.IGNORECASE,
)
_COMMUNITY: Final = re.compile(
    r"(?<![^\W_])(?:comm?un\w{0,8}|comm?on|shared?|board|table|flop|river|middle|public|dealer|cent(?:er|re)"
    r"|(?<!'s )(?<!your )turn)(?![^\W_])",
    re.IGNORECASE,
)

_SEP: Final = r"[\s_-]{0,3}"
_KIND: Final = rf"{_SEP}(?:of)?{_SEP}a?{_SEP}kinds?"
_CATEGORIES: Final = (
    (Category.STRAIGHT_FLUSH, rf"(?:stra?ig?h?t|royal){_SEP}flush"),
    (Category.FOUR, rf"(?:four|4){_KIND}|quads"),
    (Category.FULL_HOUSE, rf"full{_SEP}(?:house|boat)"),
    (Category.THREE, rf"(?:three|3){_KIND}|trips|triples?"),
    (Category.PAIR, rf"(?:two|2){_KIND}"),
    (Category.TWO_PAIRS, rf"(?:two|2|double){_SEP}(?:different\s)?pairs?"),
    (Category.HIGH_CARD, rf"high(?:est)?{_SEP}cards?"),
    (Category.FLUSH, r"flush(?:es)?"),
    (Category.STRAIGHT, r"stra?ig?h?ts?"),
    (Category.PAIR, rf"(?:(?:one|1|single){_SEP})?pairs?"),
)
_CATEGORY: Final = re.compile(
    "(?<![^\\W_])(?:" + "|".join(f"({pattern})" for _, pattern in _CATEGORIES) + ")(?![^\\W\\d_])", re.I
)
_SOME_HIGH: Final = re.compile(
    r"\b(?:(?:ace|king|queen|jack|ten|nine|[akqj]|10|[7-9])[\s-]high|no[\s-]pairs?|nothing"
    r"|no (?:combination|category))\b",
    re.I,
)
"""Ways to say that it is a high card, if nothing else is claimed."""
_NOT: Final = re.compile(
    r"(?:\b(?:no|not|without|neither|nor|never|cannot)|n't|n’t)(?:\s(?:an?|any|the|have|has|get|one|really))*\s*$",
    re.I,
)
_FALSE: Final = re.compile(r"[^\w\[(]{0,4}(?:false\b|none\b|no\b|\[\s*\]|\(\s*\))", re.I)
_LESSER: Final = re.compile(
    r"\b(?:over|vs\.?|versus|against|beats|beating|than|to|losing(?:\shand)?[\s:]*(?:is|was)?)\s*"
    r"(?:(?:an?|the|only|just)\s)?$",
    re.I,
)

_TIE: Final = re.compile(
    r"\b(?:ties?|tied|tying)\b(?![ -]?break)|(?<!to )\bdraw\b(?!\s*(?:pile|deck|cards?|phase|from|a card|\d))"
    r"|\bstalemate\b|\bdeadlock\b|\bno\s+winners?\b|\bsplit(?:s|ting)?\s+(?:the\s+)?pot\b",
    re.I,
)
_SAME: Final = re.compile(r"\b(?:same|equal|identical|even)\b", re.I)
_WINS: Final = re.compile(
    r"\b(?:wins?|won|victorious|beats?|defeats?|defeated|takes\s(?:the\s)?(?:pot|hand|round|game))\b", re.I
)
_LOSES: Final = re.compile(r"\b(?:loses?|lost|loser|is beaten|was beaten|is defeated|was defeated)\b", re.I)
_WINNER: Final = re.compile(r"\b(?:winner|winning|victory|victor|congratulations|congrats)\b", re.I)
_OUTCOMES: Final = {"tie": _TIE, "wins": _WINS, "loses": _LOSES, "winner": _WINNER}
_TALLY: Final = re.compile(
    r"\b(?:wins?|won|ties?|draws?)\s{0,2}[:=]?\s{0,2}\d+(?!\d|[\s-]{0,3}(?:of|kind|pairs?))"
    r"|\b\d+\s(?:wins?|ties|draws)\b",
    re.I,
)


_PLAIN: Final = {ord("’"): "'", ord("‘"): "'", ord("\u00a0"): " "}


@dataclass(frozen=True)
class Line:
    """One line that a program printed, and what can be found in it."""

    raw: str
    turn: int
    shown: str = ""
    """What is read in its place: a part of it, or with other words for the players."""

    @cached_property
    def text(self) -> str:
        """What is read, with tabs and curly quotes made plain."""
        return (self.shown or self.raw).expandtabs().translate(_PLAIN)

    @cached_property
    def cards(self) -> list[CardSpot]:
        """The cards, in order."""
        return cards_in(self.text)

    @cached_property
    def words(self) -> str:
        """The line with something else in the place of its cards."""
        return _blank(self.text, self.cards)

    @cached_property
    def players(self) -> list[Spot]:
        """Where player 1 and player 2 are named."""
        found = [_numbered(spot) for spot in _PLAYER.finditer(self.words)]
        if found or not (self.cards or self.decides or _CATEGORY.search(self.words)):
            return found
        return [_numbered(spot) for spot in _HAND.finditer(self.words)]

    @cached_property
    def subjects(self) -> list[Spot]:
        """Where a player, or both of them, are named."""
        both = [Spot(*found.span(), TIE) for found in _ALL.finditer(self.words)]
        alone = [spot for spot in self.players if not any(one.start <= spot.start < one.end for one in both)]
        return sorted(both + alone, key=lambda spot: spot.start)

    @cached_property
    def labels(self) -> list[Spot]:
        """Where a player or the community cards are named."""
        board = [Spot(*found.span(), BOARD) for found in _COMMUNITY.finditer(self.words)]
        return sorted(self.players + board, key=lambda spot: spot.start)

    @cached_property
    def rest(self) -> str:
        """The line with something else in the place of its cards and players."""
        return _blank(self.words, self.players)

    @cached_property
    def categories(self) -> list[Spot]:
        """The categories that are claimed, without those that are denied."""
        found = []
        for spot in _CATEGORY.finditer(self.rest):
            which = _CATEGORIES[(spot.lastindex or 1) - 1][0]
            empty = _FALSE.match(self.rest, spot.end()) and which is not Category.HIGH_CARD
            if not self._denied(spot.start()) and (self.decides or not empty):
                found.append(Spot(*spot.span(), which))
        high = _SOME_HIGH.search(self.rest)
        return found if found or high is None else [Spot(*high.span(), Category.HIGH_CARD)]

    def lesser(self, spot: Spot) -> bool:
        """Return whether a category is one that was beaten: ``over a pair``."""
        return _LESSER.search(self.rest[max(0, spot.start - 24) : spot.start]) is not None

    @cached_property
    def decides(self) -> bool:
        """Whether there is any word in it about winning or a tie, tallies of games apart."""
        return any(self._told(pattern) for pattern in _OUTCOMES.values())

    @cached_property
    def _tallies(self) -> list[tuple[int, int]]:
        """Where games are counted: ``ties: 3``."""
        alone = _blank(self.words, [_numbered(spot) for spot in _PLAYER.finditer(self.words)])
        return [found.span() for found in _TALLY.finditer(alone)]

    def _told(self, pattern: re.Pattern[str]) -> list[re.Match[str]]:
        """Return where a pattern is found outside tallies."""
        found = list(pattern.finditer(self.words))
        return [one for one in found if not any(a < one.end() and one.start() < b for a, b in self._tallies)]

    def _denied(self, start: int) -> bool:
        """Return whether a word such as ``not`` stands right before a place."""
        return _NOT.search(self.words[max(0, start - 24) : start]) is not None

    def spots(self, kind: str) -> list[Spot]:
        """Return where there are words of a kind: ``tie``, ``wins``, ``loses`` or ``winner``."""
        found = [spot for spot in self._told(_OUTCOMES[kind]) if not self._denied(spot.start())]
        return [Spot(*spot.span(), 0) for spot in found]

    @cached_property
    def same(self) -> bool:
        """Whether it says that both players have a category, or that they have the same."""
        both = any(spot.what == TIE for spot in self.subjects)
        return both and (_SAME.search(self.words) is not None or len(self.categories) > 0)


def _numbered(found: re.Match[str]) -> Spot:
    """Return which player a match names."""
    name = next(value for value in found.groups() if value)
    return Spot(*found.span(), _ONE.get(name.lower(), 2))


def _blank(text: str, spots: list[CardSpot] | list[Spot]) -> str:
    """Return a text of the same length with other signs in the place of what was found."""
    for spot in spots:
        text = text[: spot.start] + FILL * (spot.end - spot.start) + text[spot.end :]
    return text
