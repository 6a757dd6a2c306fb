"""Standings: what all matches together come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

import msgspec

from kibitz.model.interval import wilson
from kibitz.tournament import rating
from kibitz.tournament.plans import FOULS
from kibitz.tournament.records import Deal, Foul, Game, Match

BOOK = 6.5
"""Half the tricks of a deal: what both sides take on the average."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What one entry has come to."""

    place: int
    """1 for the best; entries that nothing tells apart share a place."""
    entry: str
    won: int
    """Games won."""
    played: int
    credit: float = 0.0
    """Half a game for each that it has played less than those that played most."""
    share: tuple[float, float] = (0.0, 1.0)
    """The 95 % interval of the share of its games that it wins."""
    points: int = 0
    """Its points, less those of its opponents."""
    tricks: float = 0.0
    """How many tricks more than half of them it took, in each deal on the average."""
    margin: float | None = None
    """Half the width of the 95 % interval of that; none where there is too little to tell."""
    rating: float = rating.MIDDLE
    rating_margin: float = 0.0
    fouls: int = 0


class FoulAt(msgspec.Struct, frozen=True, kw_only=True):
    """A foul, and where it was."""

    entry: str
    against: str
    round: int
    table: int
    game: int
    """Which game of the match, from 1."""
    sitting: int
    """1 or 2."""
    number: int
    """Which deal of the game, from 1."""
    deal: Deal

    @property
    def foul(self) -> Foul:
        """What happened."""
        assert self.deal.foul is not None
        return self.deal.foul


class VoidGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that could not be played, through no fault of the entries."""

    round: int
    table: int
    game: int
    first: str
    second: str
    why: str


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as far as it has come."""

    rows: tuple[Row, ...]
    """The best first; retired entries are not among them."""
    retired: tuple[str, ...]
    """In the order in which they were retired."""
    fouls: tuple[FoulAt, ...]
    void: tuple[VoidGame, ...]
    matches: tuple[Match, ...]
    """Those that were played before one of the two was retired, first to last."""

    @property
    def counted(self) -> list[Match]:
        """The matches of which the games count: those of entries that were never retired."""
        return [match for match in self.matches if not _involves(match, self.retired)]

    def row_of(self, entry: str) -> Row | None:
        """Return the row of an entry; None when it was retired."""
        return next((row for row in self.rows if row.entry == entry), None)


def sittings(match: Match) -> Iterator[tuple[int, int, Game]]:
    """Yield which game it is (from 1), which sitting (0 or 1), and the game."""
    for number, twice in enumerate(match.games, start=1):
        for sitting, game in enumerate(twice.sittings):
            yield number, sitting, game


def standings(entries: Sequence[str], matches: Iterable[Match]) -> Standings:
    """Return the standings of some entries after some matches, in whichever order those came in."""
    kept, retired, fouls = _up_to_retirement(sorted(matches, key=lambda match: match.pairing.key))
    counted = [match for match in kept if not _involves(match, retired)]
    left = [entry for entry in entries if entry not in retired]
    return Standings(
        rows=tuple(_rows(left, counted, Counter(foul.entry for foul in fouls))),
        retired=tuple(retired),
        fouls=tuple(fouls),
        void=tuple(_void(kept)),
        matches=tuple(kept),
    )


def _involves(match: Match, entries: Collection[str]) -> bool:
    return match.pairing.first in entries or match.pairing.second in entries


def _up_to_retirement(matches: Sequence[Match]) -> tuple[list[Match], list[str], list[FoulAt]]:
    """Return the matches without those after a retirement, who was retired, and all fouls in order."""
    kept: list[Match] = []
    retired: list[str] = []
    fouls: list[FoulAt] = []
    count: Counter[str] = Counter()
    for match in matches:
        if _involves(match, retired):
            continue
        kept.append(match)
        found = list(fouls_of(match))
        fouls += found
        count.update(foul.entry for foul in found)
        both = (match.pairing.first, match.pairing.second)
        retired += [entry for entry in both if count[entry] >= FOULS]
    return kept, retired, fouls


def fouls_of(match: Match) -> Iterator[FoulAt]:
    """Yield the fouls of a match, first to last."""
    both = (match.pairing.first, match.pairing.second)
    for number, sitting, game in sittings(match):
        for place, deal in enumerate(game.deals, start=1):
            if deal.foul is not None:
                guilty = match.entry_at(sitting, deal.foul.seat)
                yield FoulAt(
                    entry=guilty,
                    against=both[guilty == both[0]],
                    round=match.pairing.round,
                    table=match.pairing.table,
                    game=number,
                    sitting=sitting + 1,
                    number=place,
                    deal=deal,
                )


def _void(matches: Iterable[Match]) -> Iterator[VoidGame]:
    for match in matches:
        for number, twice in enumerate(match.games, start=1):
            if twice.void:
                pairing = match.pairing
                yield VoidGame(
                    round=pairing.round,
                    table=pairing.table,
                    game=number,
                    first=pairing.first,
                    second=pairing.second,
                    why=twice.void,
                )


class _Account:
    """What is counted of one entry."""

    def __init__(self) -> None:
        self.won = 0
        self.played = 0
        self.points = 0
        self.tricks: list[float] = []
        """By deal and its twin, where the deal was played in both sittings, tricks beyond half of them."""

    def book(self, twice: Sequence[Game], sides: Sequence[int]) -> None:
        """Add a game that was played twice; ``sides`` says which was the entry's in each sitting."""
        for game, mine in zip(twice, sides, strict=True):
            self.won += game.winner == mine
            self.played += 1
            self.points += game.score[mine] - game.score[1 - mine]
        for deals in zip(*(game.deals for game in twice), strict=False):
            taken = [deal.taken[mine] - BOOK for deal, mine in zip(deals, sides, strict=True)]
            self.tricks.append(sum(taken) / len(taken))


def won_against(matches: Iterable[Match]) -> dict[tuple[str, str], int]:
    """Return how many games each entry has won against each that it met; 0 where it has won none."""
    wins: dict[tuple[str, str], int] = {}
    for match in matches:
        both = (match.pairing.first, match.pairing.second)
        for pair in (both, both[::-1]):
            wins.setdefault(pair, 0)
        for _, sitting, game in sittings(match):
            first_won = game.winner == sitting
            wins[both if first_won else both[::-1]] += 1
    return wins


def _rows(entries: Sequence[str], matches: Sequence[Match], fouls: Counter[str]) -> list[Row]:
    accounts = {entry: _Account() for entry in entries}
    for match in matches:
        for twice in match.games:
            if twice.sittings:
                accounts[match.pairing.first].book(twice.sittings, (0, 1))
                accounts[match.pairing.second].book(twice.sittings, (1, 0))
    most = max((account.played for account in accounts.values()), default=0)
    rated = rating.ratings(entries, won_against(matches))
    rows = [_row(entry, account, most, rated[entry], fouls[entry]) for entry, account in accounts.items()]
    rows.sort(key=lambda row: (*_worth(row), row.entry))
    places: list[Row] = []
    for number, row in enumerate(rows, start=1):
        same = bool(places) and _worth(places[-1]) == _worth(row)
        places.append(msgspec.structs.replace(row, place=places[-1].place if same else number))
    return places


def _worth(row: Row) -> tuple[float, int]:
    """Return what decides an entry's place, less for a better one: games won, then points."""
    return -(row.won + row.credit), -row.points


def _row(entry: str, account: _Account, most: int, rated: tuple[float, float], fouls: int) -> Row:
    mean, margin = rating.mean_and_margin(account.tricks)
    return Row(
        place=0,
        entry=entry,
        won=account.won,
        played=account.played,
        credit=(most - account.played) / 2,
        share=wilson(account.won, account.played),
        points=account.points,
        tricks=mean,
        margin=margin if len(account.tricks) > 1 else None,
        rating=rated[0],
        rating_margin=rated[1],
        fouls=fouls,
    )
