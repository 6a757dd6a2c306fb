"""Replays: which of all deals are worth being shown, and what is to be said of them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kibitz.tournament.records import Deal, Match
from kibitz.tournament.standings import FoulAt, Standings

TRICKS = 13


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that was played twice, seen from one of the entries."""

    entry: str
    against: str
    round: int
    game: int
    """Which game of the match, from 1."""
    number: int
    """Which deal of the game, from 1."""
    sides: tuple[int, int]
    """Which partnership was the entry's in each sitting: 0 for N and S."""
    deals: tuple[Deal, Deal]

    @property
    def tricks(self) -> int:
        """How many tricks more than the other the entry took, in both sittings together."""
        return sum(deal.taken[mine] for deal, mine in zip(self.deals, self.sides, strict=True)) - TRICKS


class Replays(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown of an entry."""

    best: Swing | None
    worst: Swing | None
    fouls: tuple[FoulAt, ...]


def swings(match: Match, entry: str) -> Iterator[Swing]:
    """Yield the deals of a match that were played to their end in both sittings."""
    first = entry == match.pairing.first
    sides = (0, 1) if first else (1, 0)
    for game, twice in enumerate(match.games, start=1):
        if len(twice.sittings) != 2:
            continue
        for number, deals in enumerate(zip(*(one.deals for one in twice.sittings), strict=False), start=1):
            if not any(deal.foul for deal in deals):
                yield Swing(
                    entry=entry,
                    against=match.pairing.second if first else match.pairing.first,
                    round=match.pairing.round,
                    game=game,
                    number=number,
                    sides=sides,
                    deals=(deals[0], deals[1]),
                )


def replays(now: Standings, entry: str) -> Replays:
    """Return the deals of an entry with the largest swings for it and against it, and all its fouls.

    Games that do not count are left out, unless the entry has no others.
    """
    matches = now.matches if entry in now.retired else now.counted
    own = [match for match in matches if entry in {match.pairing.first, match.pairing.second}]
    found = [swing for match in own for swing in swings(match, entry)]
    best = max(found, key=lambda swing: swing.tricks, default=None)
    worst = min(found, key=lambda swing: swing.tricks, default=None)
    return Replays(
        best=best if best and best.tricks >= 0 else None,
        worst=worst if worst and worst.tricks < 0 else None,
        fouls=tuple(foul for foul in now.fouls if foul.entry == entry),
    )
