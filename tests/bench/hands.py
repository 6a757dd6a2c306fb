"""How fast a tournament goes: hands of the reference players a second, in guests and without.

A hand is a deal that was played to its end. In guests, a whole match is timed, with the start and the end of
everything that it needs. Without guests, the same granted seat asks the same players in this process.
"""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path
from types import ModuleType

from kibitz.judge.interpreter import guest_python
from kibitz.sandbox.ladder import choose
from kibitz.sandbox.strength import Strength
from kibitz.tournament.guests import Program
from kibitz.tournament.records import Entry, Pairing
from kibitz.tournament.standings import sittings
from kibitz.tournament.suite import Ask, Tournament, load_tournament
from kibitz.tournament.table import Table
from kibitz.tournament.worker import places_of

ROOT = Path(__file__).parents[2]
SUITE = ROOT / "graders" / "whist"
REFERENCE = ROOT / "reference" / "whist" / "Player.py"

Speed = tuple[float, float]
"""Hands for each second of processor time, and for each second by the clock."""


class Watch:
    """Times what happens in a ``with`` block, in this process and in those that ended in it."""

    def __enter__(self) -> Watch:
        self._start = time.perf_counter(), self._used()
        return self

    def __exit__(self, *_: object) -> None:
        self.wall, self.cpu = time.perf_counter() - self._start[0], self._used() - self._start[1]

    @staticmethod
    def _used() -> float:
        both = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        return sum(one.ru_utime + one.ru_stime for one in both)

    def speed(self, hands: int) -> Speed:
        """Return how fast so many hands went."""
        return hands / self.cpu, hands / self.wall


def in_guests(tournament: Tournament, strength: Strength, python: str, games: int) -> Speed:
    """Return how fast a match of so many games goes, each of them played twice."""
    program = Program({"Player.py": REFERENCE.read_bytes()}, "Player", "Player")
    entries = {name: Entry(name, tournament.rules.READINGS[0]) for name in ("one", "two")}
    places = places_of(tournament, python)
    with Watch() as watch:
        table = Table(strength, python, dict.fromkeys(entries, program), places, tournament.rules, seed=1)
        match = table.play(Pairing(1, 1, "one", "two"), entries, games)
        table.close()
    return watch.speed(sum(len(game.deals) for _, _, game in sittings(match)))


def without_guests(tournament: Tournament, games: int) -> Speed:
    """Return how fast twice as many games go in this process, with players that are made for each game."""
    _module("Card", SUITE / "granted" / "Card.py")
    helper = _module("kit_seat", SUITE / "granted" / "seat.py")
    program = _module("Player", REFERENCE)
    rules, played = tournament.rules, 0
    with Watch() as watch:
        for number in range(2 * games):
            asks: list[Ask] = [helper.Seat(program.Player(), *rules.READINGS[0]).play for _ in range(4)]
            played += len(rules.play_game(asks, number, "N").deals)
    return watch.speed(played)


def _module(name: str, path: Path) -> ModuleType:
    """Run a file as a module of this process."""
    made = sys.modules[name] = ModuleType(name)
    exec(compile(path.read_bytes(), path.name, "exec"), vars(made))
    return made


def measure(games: int) -> tuple[str, Speed, Speed]:
    """Return the sandbox that was used, how fast a match goes in guests, and how fast it goes without."""
    tournament, python = load_tournament(SUITE), guest_python()
    strength = choose("auto", python)
    return strength.name, in_guests(tournament, strength, python, games), without_guests(tournament, games)
