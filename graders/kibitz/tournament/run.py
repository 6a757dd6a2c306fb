"""A tournament from the first match to the last: what is to be played next, and what has come of it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from kibitz.tournament.journal import Journal
from kibitz.tournament.orders import Answer, Job, Play
from kibitz.tournament.pairing import everybody_meets, swiss
from kibitz.tournament.plans import Plan, number_of, plan_for, rounds_of
from kibitz.tournament.records import Match, Pairing
from kibitz.tournament.standings import Standings, standings


class Workers(Protocol):
    """Whoever plays matches."""

    def do_all(self, jobs: Iterable[Job]) -> Iterator[Answer]:
        """Yield the answers to some jobs as they come."""


class Run:
    """One tournament, which goes on from what its journal holds."""

    def __init__(self, journal: Journal, seed: int, rounds: int = 0, plan: Plan | None = None) -> None:
        """Have the journal's entries play; ``rounds`` is what was asked for, 0 for nothing in particular."""
        self._journal = journal
        names = sorted(journal.entries)
        random.Random(number_of(seed, 0, 0)).shuffle(names)  # noqa: S311 - no secret is made
        self.entries = tuple(names)
        """In the order of the draw."""
        self.plan = plan or plan_for(len(names))
        self.rounds = rounds_of(self.plan, len(names), rounds)

    @property
    def matches(self) -> int:
        """How many matches are played in all, if nobody is retired."""
        if self.plan.everybody:
            return len(everybody_meets(self.entries, self.rounds)) if self.rounds else 0
        return self.rounds * (len(self.entries) // 2)

    def standings(self) -> Standings:
        """Return the standings as they are now."""
        return standings(self.entries, self._journal.matches.values())

    @property
    def complete(self) -> bool:
        """Whether all has been played."""
        return not any(self._left(pairings) for pairings in self._schedule())

    def play(self, workers: Workers) -> Iterator[Match]:
        """Play what has not been played; yield each match when it is in the journal."""
        for pairings in self._schedule():
            for answer in workers.do_all(self._jobs(self._left(pairings))):
                if isinstance(answer, Match):
                    self._journal.add(answer)
                    yield answer

    def _schedule(self) -> Iterator[list[Pairing]]:
        """Yield what can be played at the same time; the next of it is asked for when that is done."""
        if self.plan.everybody:
            yield everybody_meets(self.entries, self.rounds) if self.rounds else []
            return
        for number in range(1, self.rounds + 1):
            yield self.next_round(number)

    def _left(self, pairings: Iterable[Pairing]) -> list[Pairing]:
        return [pairing for pairing in pairings if pairing.key not in self._journal.matches]

    def next_round(self, number: int) -> list[Pairing]:
        """Return the pairings of a Swiss round, which what came before decides."""
        before = [match for key, match in self._journal.matches.items() if key[0] < number]
        now = standings(self.entries, before)
        place = {row.entry: row.place for row in now.rows}
        ranking = sorted(place, key=lambda entry: (place[entry], self.entries.index(entry)))
        met = {frozenset((match.pairing.first, match.pairing.second)) for match in before}
        return swiss(number, ranking, met, self._sat_out(before, ranking))

    @staticmethod
    def _sat_out(matches: Sequence[Match], entries: Sequence[str]) -> set[str]:
        """Return who has not played in each round so far."""
        playing: dict[int, set[str]] = {}
        for match in matches:
            playing.setdefault(match.pairing.round, set()).update((match.pairing.first, match.pairing.second))
        return {entry for entry in entries if any(entry not in names for names in playing.values())}

    def _jobs(self, pairings: Iterable[Pairing]) -> Iterator[Job]:
        entries = self._journal.entries
        for pairing in pairings:
            both = {entry: entries[entry] for entry in (pairing.first, pairing.second)}
            yield Play(pairing, both, self.plan.games)
