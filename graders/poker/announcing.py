"""What a poker program announced: who wins, with which category, and which cards it showed for that.

An announcement is read as a person would: the line that names the winner counts most, then what comes
after it, then what came before. Whoever announces two things has announced neither.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from .oracle import Cards, Category, rank
from .phrases import BOARD, FILL, TIE, Line, Spot
from .spelling import groups

_IS: Final = re.compile(r"(?:'s)?[\s:=(,*-]{0,4}(?:is|was|are)?\s{0,2}(?:the|our|a)?\s{0,2}$", re.I)
_PASSIVE: Final = re.compile(r"\s*(?:by|[:=>-]{1,3})\s*(?:the\s)?$", re.I)
_OR: Final = re.compile(r"\s{0,3}(?:or|/|\|)\s{0,3}$", re.I)
_WHO: Final = re.compile(r"\bwho(?:\swill|\shas)?\s{0,2}$", re.I)
_NUMBER: Final = re.compile(r"[\s:=>-]{0,5}(?:is|was)?[\s:=>#-]{0,3}([12])(?!\d|\s*(?:of|pairs?)\b)", re.I)
_NONE: Final = re.compile(r"[\s:=>-]{0,5}(?:is|was)?[\s:=>-]{0,3}(?:none|nobody|no one|neither|both)\b", re.I)
_LAST: Final = re.compile(r"(?:\s*(?:is|was|the|of|this|hand|round|game|goes to|player)\b)*\W*$", re.I)
_STOP: Final = re.compile(r"[.;!?]")
_ADJACENT: Final = re.compile(
    r"\s*(?:hand|player|combination|cards)?\W{0,5}(?:is|was|by|belongs to)?\W{0,5}$", re.I
)
_KEYS: Final = re.compile(r"\b(?:combination|winning|best|with)\b", re.I)


@dataclass(frozen=True)
class Announcement:
    """What a program said about the outcome of a hand."""

    outcomes: tuple[int, ...] = ()
    """All the outcomes that it announced: 1 or 2 for who wins, 0 for a tie."""
    categories: tuple[Category, ...] = ()
    """All the categories that it named for the winning hand."""
    combinations: tuple[Cards, ...] = ()
    """The cards that it showed as the winning hand, in the groups in which they stood."""
    line: str = ""
    """The line or lines with all this, as they were printed."""

    @property
    def winner(self) -> int | None:
        """Who was announced as the winner, 0 for a tie, or ``None`` if that is not clear."""
        return self.outcomes[0] if len(self.outcomes) == 1 else None

    @property
    def category(self) -> Category | None:
        """The category that was announced, or ``None`` if that is not clear."""
        return self.categories[0] if len(self.categories) == 1 else None

    @property
    def combination(self) -> Cards:
        """The first cards that were shown as the winning hand."""
        return self.combinations[0] if self.combinations else ()


@dataclass(frozen=True)
class Statement:
    """A line, or the end of one, that says something about the outcome or shows cards again."""

    line: Line
    start: int = 0
    spoken: bool = False
    """Whether it has words about winning or a category."""

    @cached_property
    def owners(self) -> list[tuple[Category, int | None]]:
        """The categories that are not called the lesser one, each with whose it is."""
        return [
            (Category(spot.what), self._owner(spot.start))
            for spot in self.line.categories
            if spot.start >= self.start and not self.line.lesser(spot)
        ]

    @cached_property
    def groups(self) -> list[tuple[Cards, int | None]]:
        """The groups of cards, each with whose it is; not those of a hand that was beaten."""
        beaten = [spot.end for spot in self.line.categories if self.line.lesser(spot)]
        found: list[tuple[Cards, int | None]] = []
        for start, cards in groups(self.line.text, self.line.cards, self.start):
            before = max((spot.end for spot in self.line.categories if spot.end <= start), default=-1)
            if before not in beaten:
                found.append((cards, self._owner(start)))
        return found

    @property
    def about_board(self) -> bool:
        """Whether it shows the community cards again."""
        return any(spot.what == BOARD for spot in self.line.labels) and not self.spoken

    def _owner(self, start: int) -> int | None:
        """Return the player who is named last before a place, or ``None`` if no player is."""
        named = [spot.what for spot in self.line.subjects if spot.start < start]
        return named[-1] if named else None


def outcomes(line: Line, near: Callable[[int], Line | None]) -> Iterator[int]:
    """Yield all outcomes that a line announces; ``near`` gives the line so many further on."""
    yield from (TIE for _ in line.spots("tie"))
    for spot in line.spots("wins"):
        yield from _of_verb(line, spot, near)
    for spot in line.spots("winner"):
        yield from _of_noun(line, spot, near)
    for spot in line.spots("loses"):
        before = [named.what for named in line.subjects if named.end <= spot.start]
        after = [named.what for named in line.subjects if named.start >= spot.end]
        loser = (before[-1:] or after[:1] or [TIE])[0]
        yield from (3 - loser for _ in range(1) if loser != TIE)


def _of_verb(line: Line, spot: Spot, near: Callable[[int], Line | None]) -> Iterator[int]:
    """Yield who wins where a line says ``wins``: mostly the one named before it."""
    named = line.subjects
    before = [one for one in named if one.end <= spot.start]
    after = [one for one in named if one.start >= spot.end]
    passive = after and _PASSIVE.match(line.words[spot.end : after[0].start])
    asks = passive or _WHO.search(line.words[: spot.start])
    if before and not asks and not _STOP.search(line.words[before[-1].end : spot.start]):
        yield before[-1].what
        if len(before) > 1 and _OR.match(line.words[before[-2].end : before[-1].start]):
            yield before[-2].what
    elif after and not re.match(r"(?:beat|defeat)", line.words[spot.start : spot.end], re.I):
        yield from _with_or(line, after)
    elif not named and not line.words[: spot.start].strip(" \t-*=#>."):
        other = near(-1)
        yield from [one.what for one in other.subjects][-1:] if other else []


def _of_noun(line: Line, spot: Spot, near: Callable[[int], Line | None]) -> Iterator[int]:
    """Yield who wins where a line says ``winner``: the one beside it, or else named after it."""
    before = [one for one in line.subjects if one.end <= spot.start]
    after = [one for one in line.subjects if one.start >= spot.end]
    adjective = line.words[spot.start : spot.end].lower() == "winning"
    number = _NUMBER.match(line.words, spot.end)
    if before and _IS.match(line.words[before[-1].end : spot.start]):
        yield before[-1].what
    elif adjective:
        alone = len({one.what for one in line.subjects}) == 1
        if after and (alone or _ADJACENT.match(line.words[spot.end : after[0].start])):
            yield from _with_or(line, after)
    elif after:
        yield from _with_or(line, after)
    elif _NONE.match(line.words, spot.end):
        yield TIE
    elif number:
        yield int(number[1])
    elif before:
        yield before[-1].what
    elif _LAST.match(line.words, spot.end):
        other = near(1)
        yield from [one.what for one in other.subjects][:1] if other else []


def _with_or(line: Line, named: Sequence[Spot]) -> Iterator[int]:
    """Yield the first player that is named, and the next one too if it says ``or``."""
    yield named[0].what
    if len(named) > 1 and _OR.match(line.words[named[0].end : named[1].start]):
        yield named[1].what


def announced(said: Sequence[Statement], players: tuple[Cards, Cards], board: Cards) -> Announcement:
    """Return what was announced in these statements about a hand with these cards."""

    def near(number: int) -> Callable[[int], Line | None]:
        return lambda by: said[number + by].line if 0 <= number + by < len(said) else None

    told = [set(outcomes(one.line, near(number))) if one.spoken else set() for number, one in enumerate(said)]
    all_told = tuple(sorted({outcome for found in told for outcome in found}))
    verdicts = [one for one in said if one.spoken and one.line.decides]
    if not all_told:
        verdicts += [one for one in said if one.spoken and one.line.same and one not in verdicts]
        all_told = (TIE,) if any(one.line.same for one in verdicts) else ()
    winner = all_told[0] if len(all_told) == 1 else None
    if winner is None:
        return Announcement(all_told, line="\n".join(dict.fromkeys(one.line.raw.strip() for one in verdicts)))
    return _Announced(said, verdicts, winner, players, board).whole(all_told)


class _Announced:
    """Looks for the category and the cards of a winner in statements, the most telling ones first."""

    def __init__(
        self,
        said: Sequence[Statement],
        verdicts: Sequence[Statement],
        winner: int,
        players: tuple[Cards, Cards],
        board: Cards,
    ) -> None:
        self._winner = winner
        self._players, self._board = players, board
        first = said.index(verdicts[0])
        others = [one for one in said if one not in verdicts and not one.about_board]
        after = [one for one in others if said.index(one) > first]
        before = [one for one in others if said.index(one) < first]
        self._levels = (verdicts, after, before)

    def whole(self, told: tuple[int, ...]) -> Announcement:
        """Return the announcement."""
        categories, named_in = self._categories()
        combinations, shown_in = self._combinations(set(categories))
        lines = [one.line for one in self._levels[0]] + named_in + shown_in
        raw = "\n".join(dict.fromkeys(line.raw.strip() for line in lines))
        return Announcement(told, tuple(sorted(set(categories))), tuple(combinations), raw)

    def _is_his(self, owner: int | None, *, named: bool = False) -> bool:
        """Return whether something counts for the winner: on a tie it does for both."""
        if owner is None:
            return not named
        return self._winner == TIE or owner in {self._winner, TIE}

    def _categories(self) -> tuple[list[Category], list[Line]]:
        """Return what was named as the category of the winning hand, and where."""
        verdicts, after, before = self._levels
        for some, named in ((verdicts, False), (after, False), (before, True), (before, False)):
            found = [
                (which, one.line)
                for one in some
                for which, owner in one.owners
                if self._is_his(owner, named=named)
            ]
            if some is verdicts and not found:
                found = [(which, one.line) for one in some for which, _ in one.owners]
            if found:
                return [which for which, _ in found], [line for _, line in found]
        return [], []

    def _combinations(self, categories: set[Category]) -> tuple[list[Cards], list[Line]]:
        """Return the cards that were shown as the winning hand, and where."""
        verdicts, after, before = self._levels
        found = (
            self._shown(verdicts) or self._shown(verdicts, everyone=True) or self._shown(self._pure(after))
        )
        if not found:
            telling = self._telling(before, categories)
            found = self._shown(telling, named=True) or self._shown(telling)
        return [cards for cards, _ in found], [line for _, line in found]

    @staticmethod
    def _telling(some: Sequence[Statement], categories: set[Category]) -> list[Statement]:
        """Return the statements that are about these categories, or cards right below one that is."""
        found: list[Statement] = []
        for last, one in zip([None, *some], some, strict=False):
            below = bool(found) and last is found[-1] and not last.groups and not one.owners
            if below or {which for which, _ in one.owners} & categories or _KEYS.search(one.line.words):
                found.append(one)
        return found

    def _shown(
        self, some: Sequence[Statement], *, named: bool = False, everyone: bool = False
    ) -> list[tuple[Cards, Line]]:
        """Return the cards in some statements that count for the winner, without hands shown again."""
        return [
            (cards, one.line)
            for one in some
            for cards, owner in one.groups
            if (everyone or self._is_his(owner, named=named)) and not self._is_repeated(cards)
        ]

    def _is_repeated(self, cards: Cards) -> bool:
        """Return whether these are the cards of a player shown once more, and not a combination."""
        hole = [set(held) for held in self._players]
        if set(cards) in hole:
            return len({rank(card) for card in cards}) > 1
        return len(cards) > 5 and any(set(cards) == held | set(self._board) for held in hole)

    @staticmethod
    def _pure(some: Sequence[Statement]) -> list[Statement]:
        """Return the statements that come after the verdict; cards one on a line are put together."""
        merged: list[Statement] = []
        alone: list[Line] = []
        for one in some:
            if len(one.line.cards) == 1 and not re.search(r"[^\W\d_]", one.line.words.replace(FILL, "")):
                alone.append(one.line)
            else:
                merged.append(one)
        if len(alone) > 1:
            raw, text = (
                " ".join(part) for part in (map(str.strip, (x.raw for x in alone)), (x.text for x in alone))
            )
            return [*merged, Statement(Line(raw, alone[0].turn, text))]
        return list(some)
