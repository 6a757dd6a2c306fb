"""Programs of Hearts as a guest would meet them: files of a submission, with granted modules over them."""

from __future__ import annotations

import builtins
import importlib
import random
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from hearts.oracle import OPENING, Cards, counted, is_valid_deal, legal, moon, points, suit, taker, winner
from hearts.prepared import long, short
from kibitz.course.load import load_assignment

ROOT = Path(__file__).parents[2]
SUITE = ROOT / "graders" / "hearts"
GRANTED = SUITE / "granted"
REFERENCE = ROOT / "reference" / "hearts"

SETS = {
    name: {module: grant.source for module, grant in modules.items()}
    for name, modules in load_assignment(ROOT, "hearts").grants.items()
}
"""The sources of the granted modules, by the name of their set."""

SOURCES = {path.stem: path.read_text("utf-8") for path in sorted(REFERENCE.glob("*.py"))}
"""The reference."""

_LIST = r"\[(.*)\]"
_DEALT = re.compile(rf"(Player \d) was dealt {_LIST}")
_PASSED = re.compile(rf"(Player \d) passed {_LIST} to (Player \d)")
_PLAYED = re.compile(r"(Player \d) plays (.+)")
_TOTAL = re.compile(r"(Player \d)'s total score: (\d+)")


class _Finder:
    """Finds modules among sources, before any others."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = sources

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return how to import a module of these sources."""
        return ModuleSpec(name, self) if name in self.sources else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave the making of a module to Python."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's code in it."""
        code = compile(self.sources[module.__name__], f"{module.__name__}.py", "exec", dont_inherit=True)
        exec(code, vars(module))


@contextmanager
def importing(grants: str, files: Mapping[str, str] = SOURCES) -> Iterator[Any]:
    """Give a function that imports a module, of a set of grants or else of the files."""
    sources = {**files, **SETS[grants]}
    before = {name: sys.modules.pop(name) for name in sources if name in sys.modules}
    finder: Any = _Finder(sources)
    sys.meta_path.insert(0, finder)
    try:
        yield importlib.import_module
    finally:
        sys.meta_path.remove(finder)
        for name in sources:
            sys.modules.pop(name, None)
        sys.modules.update(before)


def play_game(grants: str, target: int, players: int, seed: int) -> None:
    """Play a game of the reference's Task 4 with a set of grants."""
    answers = iter([str(target), str(players)])
    random.seed(seed)
    with importing(grants) as load, patch.object(builtins, "input", lambda _: next(answers)):
        load("task4").Hearts()


class Log:
    """What a game printed, followed line by line and held to the rules."""

    def __init__(self, text: str, target: int, players: int) -> None:
        """Follow a whole game."""
        self.players = players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.trick: list[str] = []
        self.leader = 0
        self.broken = False
        self.scores = [0] * players
        self.totals = [0] * players
        self.rounds: list[tuple[int, ...]] = []
        self.moons = 0
        self.won = ""
        for line in text.splitlines():
            assert not self.won
            self._follow(line)
            if self.rounds and line.startswith("=") and "Starting" in line:
                assert winner(self.totals, target) is None
        best = winner(self.totals, target)
        assert best is not None
        assert self.won == f"Player {best + 1}, is the winner!"

    def _follow(self, line: str) -> None:
        if found := _DEALT.fullmatch(line):
            self.hands[_seat(found[1])] = found[2].split(", ")
            if _seat(found[1]) == self.players - 1:
                assert is_valid_deal(self.hands)
        elif found := _PASSED.fullmatch(line):
            cards = found[2].split(", ")
            self._pass(_seat(found[1]), _seat(found[3]), cards)
        elif found := _PLAYED.fullmatch(line):
            self._play(_seat(found[1]), found[2])
        elif "End of round" in line:
            self._count()
        elif found := _TOTAL.fullmatch(line):
            assert self.totals[_seat(found[1])] == int(found[2])
        elif "winner" in line:
            self.won = line

    def _pass(self, seat: int, to: int, cards: list[str]) -> None:
        assert to == (seat + len(self.rounds) + 1) % self.players
        assert len(cards) == 3
        for card in cards:
            self.hands[seat].remove(card)
        self.hands[to] += cards

    def _play(self, seat: int, card: str) -> None:
        if card == OPENING:
            self.leader, self.scores, self.broken = seat, [0] * self.players, False
        assert seat == (self.leader + len(self.trick)) % self.players
        assert card in legal(self.hands[seat], self.trick, self.broken)
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.broken = self.broken or suit(card) == "Hearts"
        if len(self.trick) == self.players:
            self.leader = (self.leader + taker(self.trick)) % self.players
            self.scores[self.leader] += points(self.trick)
            self.trick = []

    def _count(self) -> None:
        assert not any(self.hands)
        self.moons += moon(self.scores) is not None
        grown = counted(self.scores)
        self.totals = [total + more for total, more in zip(self.totals, grown, strict=True)]
        self.rounds.append(tuple(self.totals))


def _seat(name: str) -> int:
    return int(name.removeprefix("Player ")) - 1


def written(cards: Iterable[str]) -> str:
    """Return cards as tests write them: ``2C 10S``."""
    return " ".join(map(short, cards))


def cards(text: str) -> Cards:
    """Return the cards that are written short."""
    return tuple(map(long, text.split()))
