"""Matches that nobody played, for testing what is made of them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping

from kibitz.model.note import note
from kibitz.tournament.orders import Answer, Job, Play, TryOut
from kibitz.tournament.records import (
    Absent,
    Both,
    Deal,
    Entry,
    Foul,
    Game,
    Match,
    Pairing,
    Settings,
    Twice,
    side,
)
from whist.oracle import DECK

PACK = "".join(DECK)


def settings(*names: str, seed: int = 1, rounds: int = 0) -> Settings:
    """Return the settings of a tournament of entries with such names."""
    return Settings(
        assignment="whist",
        seed=seed,
        rounds=rounds,
        submissions=dict.fromkeys(names, "0"),
        made_with={"kibitz": "0"},
    )


def a_game(winner: int, taken: Both = (7, 6), foul: str = "") -> Game:
    """Return a game of one deal; ``foul`` is the seat that fouled in it."""
    score: Both = (5, 1) if winner == 0 else (1, 5)
    if foul:
        taken, winner = ((0, 13), 1) if side(foul) == 0 else ((13, 0), 0)
        score = (0, 7) if winner else (7, 0)
    why = Foul(foul, note("It gave no card of the deck.")) if foul else None
    return Game(score, winner, (Deal(PACK, "N", "", (0, 0), taken, why),))


def a_match(pairing: Pairing, first_wins: Iterable[tuple[bool, bool]]) -> Match:
    """Return a match in which the first entry wins the sittings of each game, or not."""
    games = [
        Twice(tuple(a_game(sitting if won else 1 - sitting) for sitting, won in enumerate(both)))
        for both in first_wins
    ]
    return Match(pairing, tuple(games))


def foul_match(pairing: Pairing, fouls: int) -> Match:
    """Return a match in which the first entry fouls so often, as North, and else wins."""
    games = [Twice((a_game(0, foul="N" if number < fouls else ""), a_game(1))) for number in range(4)]
    return Match(pairing, tuple(games))


class Fakes:
    """Plays matches without a table: the stronger one is likelier to win, the same each time."""

    def __init__(
        self,
        strengths: Mapping[str, float],
        *,
        stop_after: int = 10**9,
        shuffled: int = 0,
        foul: str = "",
    ) -> None:
        """Know how strong entries are; ``^C`` comes after so many matches.

        ``shuffled`` seeds the order of the answers, and ``foul`` is an entry that fouls in every match.
        """
        self.strengths = strengths
        self.played: list[Pairing] = []
        self._stop_after = stop_after
        self._order = random.Random(shuffled)
        self._foul = foul

    def do_all(self, jobs: Iterable[Job]) -> Iterator[Answer]:
        """Yield the answers to some jobs in a random order."""
        waiting = list(jobs)
        self._order.shuffle(waiting)
        for job in waiting:
            if len(self.played) >= self._stop_after:
                raise KeyboardInterrupt
            yield self._do(job)

    def _do(self, job: Job) -> Answer:
        if isinstance(job, TryOut):
            return Entry(job.entry) if job.entry in self.strengths else Absent(job.entry, note("No."))
        assert isinstance(job, Play)
        self.played.append(job.pairing)
        if self._foul == job.pairing.first:
            return foul_match(job.pairing, 1)
        chance = random.Random(str(job.pairing))
        one, other = self.strengths[job.pairing.first], self.strengths[job.pairing.second]
        share = one / (one + other)
        return a_match(job.pairing, [(chance.random() < share, chance.random() < share) for _ in range(4)])
