"""Pairing: who meets whom, in small fields and in large ones."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kibitz.tournament.records import Pairing

MOST_TRIES: Final = 20_000
"""Pairs that are tried for a round without a rematch, before rematches are allowed."""

Meeting = frozenset[str]
"""Two entries that have met."""


def everybody_meets(entries: Sequence[str], rounds: int) -> list[Pairing]:
    """Return all pairings of a round robin, by the circle method: one stays, the others move round it.

    When the number of entries is odd, one sits out in each round.
    """
    circle: list[str | None] = [*entries, *[None] * (len(entries) % 2)]
    found = []
    for number in range(1, rounds + 1):
        half = len(circle) // 2
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        table = 0
        for place, pair in enumerate(pairs):
            one, other = pair if (number + place) % 2 else pair[::-1]
            if one is not None and other is not None:
                table += 1
                found.append(Pairing(number, table, one, other))
        circle[1:] = [circle[-1], *circle[1:-1]]
    return found


def swiss(
    number: int,
    ranking: Sequence[str],
    met: Collection[Meeting],
    sat_out: Collection[str],
) -> list[Pairing]:
    """Return the pairings of a Swiss round: each entry meets the nearest in the ranking that it has not met.

    When the number of entries is odd, the last one that has not sat out yet does.  Nobody meets anybody twice
    unless there is no other way.
    """
    playing = list(ranking)
    if len(playing) % 2:
        rested = next((one for one in reversed(playing) if one not in sat_out), playing[-1])
        playing.remove(rested)
    pairs = _without_rematch(playing, set(met)) or list(zip(playing[::2], playing[1::2], strict=True))
    return [
        Pairing(number, table, *(pair if (number + table) % 2 else pair[::-1]))
        for table, pair in enumerate(pairs, start=1)
    ]


def _without_rematch(ranking: list[str], met: set[Meeting]) -> list[tuple[str, str]] | None:
    """Return pairs of neighbours that have not met, by going back where there is no way on; None if none."""
    left = [ranking]
    choices = [_partners(ranking, met)]
    pairs: list[tuple[str, str]] = []
    for _ in range(MOST_TRIES):
        if not left[-1]:
            return pairs
        if choices[-1]:
            other = choices[-1].pop(0)
            pairs.append((left[-1][0], other))
            left.append([one for one in left[-1][1:] if one != other])
            choices.append(_partners(left[-1], met))
        elif pairs:
            pairs.pop()
            left.pop()
            choices.pop()
        else:
            return None
    return None


def _partners(ranking: list[str], met: set[Meeting]) -> list[str]:
    """Return whom the first of a ranking may meet, the nearest first."""
    return [one for one in ranking[1:] if frozenset((ranking[0], one)) not in met] if ranking else []
