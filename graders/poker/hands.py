"""Hands on the table: each card that a poker program prints is laid in its place, line by line.

A hand is known by its cards, not by what stands between hands: five for the table and two for each
player, in any order and layout, and then what is said about them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from .announcing import Announcement, Statement, announced
from .oracle import Cards
from .phrases import BOARD, Line, Spot
from .spelling import groups

SIZES: Final = {BOARD: 5, 1: 2, 2: 2}
"""How many cards there must be before the community and each player."""

MOST_LOOSE: Final = 100
"""So many groups of cards without a label are kept for one hand."""

_TOO_FEW: Final = (
    r"too few|not (?:have )?enough|\w{0,6}n't (?:have )?enough|only \d{1,2}|fewer|less|insufficient|out of"
    r"|ran out|run out"
)
_FEW: Final = re.compile(
    rf"\b(?:{_TOO_FEW}|no more)\b[^.!?]{{0,40}}\b(?:cards?|deck)\b"
    rf"|\b(?:cards?|deck)\b[^.!?]{{0,40}}\b(?:{_TOO_FEW}|empty|gone|low|used up|exhausted|finished)\b",
    re.I,
)


@dataclass(frozen=True)
class Hand:
    """One hand as the program showed it."""

    community: Cards
    players: tuple[Cards, Cards]
    announcement: Announcement
    lines: tuple[str, ...]
    """What it printed for this hand, cut where it was too long."""
    turn: int
    """In which turn of the dialogue it was shown to its end."""

    def seven(self, player: int) -> Cards:
        """Return the cards that a player (1 or 2) can make a hand of."""
        return self.community + self.players[player - 1]

    @property
    def shown(self) -> Cards:
        """All the cards that were dealt: the community's, then the players'."""
        return self.community + self.players[0] + self.players[1]


def _groups(line: Line, start: int = 0, end: int | None = None) -> list[Cards]:
    """Return the cards of (a part of) a line in the groups in which they stand."""
    return [cards for _, cards in groups(line.text, line.cards, start, end)]


@dataclass
class _Open:
    """A hand that is being read."""

    turn: int
    places: dict[int, Cards] = field(default_factory=lambda: {BOARD: (), 1: (), 2: ()})
    loose: list[Cards] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    early: list[Statement] = field(default_factory=list)
    """What was said before its first card, which counts only if nothing was said after it."""
    statements: list[Statement] = field(default_factory=list)
    announced: bool = False
    over: bool = False

    @property
    def known(self) -> set[str]:
        """All cards that have a place."""
        return {card for cards in self.placed().values() for card in cards}

    def full(self, place: int) -> bool:
        """Return whether a place has as many cards as it must have."""
        return len(self.places[place]) >= SIZES[place]

    @property
    def dealt(self) -> bool:
        """Whether every place has some cards."""
        return all(self.placed().values())

    def placed(self) -> dict[int, Cards]:
        """Return the cards of each place; where no label told, by how many stand together."""
        if not any(self.places.values()):
            return _fit(self.loose) or self.places
        held = {card for cards in self.places.values() for card in cards}
        found = dict(self.places)
        for place, cards in found.items():
            if not cards:
                fits = [some for some in self.loose if len(some) == SIZES[place] and not held & set(some)]
                found[place] = fits[0] if fits else ()
                held |= set(found[place])
        return found

    def put(self, place: int, cards: Cards) -> None:
        """Add cards to a place, unless they are there, or it is full."""
        held = self.places[place]
        if set(cards) <= set(held) or self.full(place):
            return
        self.places[place] = cards if set(held) <= set(cards) else held + cards

    def settle(self) -> None:
        """Take what was said before the cards for the announcement, if it is clear, as a turn is over."""
        if self.early and not self.announced and self.dealt:
            self.announced = announced(self.early, ((), ()), ()).winner is not None

    def close(self) -> Hand | None:
        """Return what was read, or ``None`` where nothing was dealt."""
        self.places = self.placed()
        board = self.places[BOARD]
        for player in (1, 2):
            cards = self.places[player]
            if len(cards) == 7 and set(board) <= set(cards):
                self.places[player] = tuple(card for card in cards if card not in board)
        if not any(self.places.values()):
            return None
        players = (self.places[1], self.places[2])
        said = announced(self.statements, players, board)
        if not said.outcomes and self.early:
            said = announced(self.early + self.statements, players, board)
        return Hand(board, players, said, tuple(line.raw for line in self.lines), self.turn)


def _fit(loose: list[Cards]) -> dict[int, Cards] | None:
    """Return the places of cards without a label, by how many there are, or ``None`` if they do not fit."""
    for order in ((BOARD, 1, 2), (1, 2, BOARD), (1, BOARD, 2)):
        for some in zip(loose, loose[1:], loose[2:], strict=False):
            if [len(cards) for cards in some] == [SIZES[place] for place in order]:
                return dict(zip(order, some, strict=True))
    return None


class Table:
    """Takes the lines of a game one by one, and lays each card in its place."""

    def __init__(self) -> None:
        self._hand = _Open(0)
        self._hands: list[_Open] = []
        self._waiting: list[int] = []
        self._early: list[Statement] = []
        self._turn = 0
        self.few = ""

    def open_places(self) -> bool:
        """Return whether a card may still find a place: the hand is not dealt, or it is over."""
        hand = self._hand
        return hand.announced or not all(hand.full(place) for place in SIZES)

    def hands(self) -> list[Hand]:
        """Return the hands that were read."""
        closed = [hand.close() for hand in [*self._hands, self._hand]]
        return [hand for hand in closed if hand is not None]

    def take(self, line: Line) -> None:
        """Take one more line."""
        if line.turn != self._turn:
            self._turn, self._waiting, self._early = line.turn, [], []
            self._hand.settle()
        if self._speaks(line):
            self._hear(line)
        elif line.cards:
            self._deal(line)
        elif _FEW.search(line.text) and "?" not in line.text and "y/n" not in line.text.lower():
            self.few, self._hand.over = line.raw.strip(), self._hand.announced
        elif line.labels and _is_header(line):
            self._waiting = [spot.what for spot in line.labels]
            if self._hand.dealt:
                self._hand.statements.append(Statement(line))
        elif not line.labels and re.search(r"\w", line.text):
            self._waiting = []
        self._keep(line)

    def _speaks(self, line: Line) -> bool:
        """Return whether a line is about the outcome, and not about the cards that are dealt."""
        if line.decides:
            return True
        if not line.categories:
            return False
        return self._hand.dealt and not self._starts_new(line)

    def _starts_new(self, line: Line) -> bool:
        """Return whether the cards of a line are those of another hand than the one being read."""
        hand, cards = self._hand, {spot.card for spot in line.cards}
        if hand.announced and line.turn > hand.turn:
            return bool(cards)
        places = [spot.what for spot in line.labels] or self._waiting[:1]
        if not places:
            sizes = {len(group) for group in _groups(line)}
            return hand.announced and bool(cards) and not cards <= hand.known and sizes <= {2, 5}
        taken = any(hand.full(place) or (hand.announced and hand.places[place]) for place in places)
        return taken and bool(cards) and not cards <= hand.known and not line.categories

    def _hear(self, line: Line) -> None:
        """Take a line that says something about the outcome."""
        hand = self._hand
        if line.decides:
            self._waiting = []
        if hand.over or (hand.announced and line.turn > hand.turn) or not (hand.known or hand.loose):
            self._early.append(Statement(line, spoken=True))
            return
        hand.announced = hand.announced or hand.dealt or line.decides
        hand.turn = line.turn
        hand.statements.append(Statement(self._owned(line), spoken=True))

    def _owned(self, line: Line) -> Line:
        """Return a line that names nobody, below one that named only a player, with that player before it."""
        if line.decides or line.labels or len(self._waiting) != 1 or self._waiting == [BOARD]:
            return line
        return Line(line.raw, line.turn, f"Player {self._waiting[0]}: {line.text}")

    def _deal(self, line: Line) -> None:
        """Take a line that shows cards."""
        if self._starts_new(line):
            self._hands.append(self._hand)
            self._hand = _Open(line.turn)
        hand = self._hand
        self.few = self.few if hand.announced else ""
        end = len(line.text)
        if line.categories and line.categories[0].start > line.cards[0].start:
            end = line.categories[0].start
            hand.statements.append(Statement(line, start=end))
        before, again = hand.known, self._owned(line)
        if not before and not hand.loose:
            hand.early, self._early = self._early, []
        for place, cards in self._placed(line, end):
            hand.put(place, cards)
            if place in self._waiting and hand.full(place):
                self._waiting.remove(place)
        if not hand.announced:
            hand.turn = line.turn
        if before and hand.known == before and not hand.over:
            hand.statements.append(Statement(again))

    def _placed(self, line: Line, end: int) -> Iterator[tuple[int, Cards]]:
        """Yield each place that is named in a line with the cards that are shown for it."""
        labels = [spot for spot in line.labels if spot.start < end]
        if not labels:
            yield from self._unlabelled(_groups(line, 0, end), "|" in line.text or "   " in line.text.strip())
            return
        self._waiting = []
        for label, cards in _by_label(line, labels, end):
            if cards:
                yield label, cards[0]
                self._loosen(cards[1:])
            else:
                self._waiting = [label]

    def _unlabelled(self, found: list[Cards], columns: bool) -> Iterator[tuple[int, Cards]]:
        """Yield the places of cards that stand alone, below a line that named one or more places."""
        hand, cards = self._hand, tuple(card for group in found for card in group)
        waiting = [place for place in self._waiting if not hand.full(place)]
        needed = [SIZES[place] - len(hand.places[place]) for place in waiting]
        if len(waiting) > 1 and len(cards) == sum(needed):
            for place, count in zip(waiting, needed, strict=True):
                yield place, cards[:count]
                cards = cards[count:]
        elif len(waiting) > 1 and columns and len(cards) == len(waiting):
            yield from ((place, (card,)) for place, card in zip(waiting, cards, strict=True))
        elif waiting and (len(cards) <= needed[0] or (not hand.places[waiting[0]] and len(cards) < 9)):
            yield waiting[0], cards
        else:
            self._loosen(found)

    def _loosen(self, found: list[Cards]) -> None:
        """Keep groups of cards that have no place yet, as long as there are not too many."""
        self._hand.loose += found[: MOST_LOOSE - len(self._hand.loose)]

    def _keep(self, line: Line) -> None:
        """Keep a line with the hand that it belongs to."""
        hand = self._hand
        begun = bool(hand.known or hand.loose)
        if begun and (not hand.announced or line.turn == hand.turn) and line not in hand.lines[-1:]:
            hand.lines.append(line)


def _by_label(line: Line, labels: list[Spot], end: int) -> Iterator[tuple[int, list[Cards]]]:
    """Yield each label with the groups of cards that it is the label of, which mostly come after it."""
    ends = [spot.start for spot in labels[1:]] + [end]
    found = [_groups(line, label.start, stop) for label, stop in zip(labels, ends, strict=True)]
    before = _groups(line, 0, labels[0].start)
    if before and not found[-1]:
        found = [before, *found[:-1]]
    chain: list[int] = []
    for label, cards in zip(labels, found, strict=True):
        chain.append(label.what)
        if cards:
            players = [place for place in dict.fromkeys(chain) if place != BOARD]
            if len(players) == len(cards) > 1:
                yield from ((place, [group]) for place, group in zip(players, cards, strict=True))
                chain = []
                continue
            yield BOARD if not players or (BOARD in chain and len(cards[0]) == 5) else players[-1], cards
            chain = []
    yield from ((place, []) for place in chain[-1:])


def _is_header(line: Line) -> bool:
    """Return whether a line without cards names what comes below it."""
    words = len(line.text.split())
    return words <= 4 * len(line.labels) or (words <= 9 and line.text.rstrip().endswith((":", "is", "are")))
