"""What the assignment gives away, and how well its own players play."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import polib
import pytest

from kibitz.course.clauses import read_clauses
from kibitz.model.interval import wilson
from whist import chooses, habits
from whist.chooses import all_habits
from whist.draws import sample
from whist.habits import Choice
from whist.oracle import DECK, Position
from whist.policies import Policy, first_legal
from whist.table import Maker, always, duplicate_deals, duplicate_games

ROOT = Path(__file__).parents[2]
SUITE = ROOT / "graders" / "whist"
REFERENCE = ROOT / "reference" / "whist" / "Player.py"
PLAYERS = ROOT / "fixtures" / "whist" / "players"
RISING = [
    "lowest",
    "first_legal",
    "highest",
    "low_when_beaten",
    "cheapest_winner",
    "card_counter",
]
"""Players of which each is clearly stronger than the one before."""


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return the module ``Card`` that programs get."""
    monkeypatch.syspath_prepend(SUITE / "granted")
    monkeypatch.delitem(sys.modules, "Card", raising=False)
    yield importlib.import_module("Card")
    del sys.modules["Card"]


def maker(path: Path, cards: Any) -> Maker:
    """Return what makes players of a program of ours."""
    spec = importlib.util.spec_from_file_location("Player", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    card = {name: cards.Card(name[1], name[0]) for name in DECK}

    def make() -> Policy:
        player = module.Player()

        def choose(position: Position) -> str:
            hand = tuple(card[one] for one in position.hand)
            trick = [card[one] for one in position.trick]
            past = [
                (*(card[one] for one in trick.cards), trick.leader, trick.winner) for trick in position.past
            ]
            answer = player.PlayCard(hand, trick, position.trump, position.seat, past, position.score)
            return f"{answer.Rank()}{answer.Suit()}"

        return choose

    return make


def test_both_specs_have_the_same_clauses() -> None:
    clauses = read_clauses(SUITE, "graders/whist")
    assert all(set(clause.text) == {"en", "nl"} for clause in clauses)
    assert len(clauses) == 60


def test_what_is_measured_can_be_said_in_dutch() -> None:
    catalogue = {entry.msgid: entry.msgstr for entry in polib.pofile(str(SUITE / "messages.nl.po"))}
    for habit in all_habits([]):
        assert catalogue[habit.sentence.text]
        for gap in ("{times}", "{opportunities}"):
            assert gap in catalogue[habit.sentence.text]
    assert habits.__doc__
    assert chooses.__doc__


def test_the_reference_beats_the_first_legal_card(cards: Any) -> None:
    """The reference wins more than 70 % of duplicate games, also at the lower end of the interval."""
    match = duplicate_games(maker(REFERENCE, cards), always(first_legal), 60, seed=7)
    assert not match.fouls
    assert wilson(match.won, match.played)[0] > 0.7


def test_the_reference_has_every_skill(cards: Any) -> None:
    choose = maker(REFERENCE, cards)()
    found = all_habits([Choice(position, choose(position)) for position in sample(12, seed=3)])
    chance = {habit.name: habit.chance for habit in found}
    assert chance.pop("same place") > 0.01
    assert max(chance.values()) < 0.01


def test_the_ready_made_players_are_of_rising_strength(cards: Any) -> None:
    for weaker, stronger in pairwise(RISING):
        ours, theirs = (maker(PLAYERS / f"{name}.py", cards) for name in (stronger, weaker))
        match = duplicate_deals(ours, theirs, 120, seed=9)
        assert not match.fouls
        assert sum(match.tricks) > 13 * len(match.tricks)


def test_every_ready_made_player_is_listed(cards: Any) -> None:
    readme = (PLAYERS.parent / "README.md").read_text("utf-8")
    names = sorted(path.name for path in PLAYERS.glob("*.py"))
    assert len(names) == 8
    assert all(f"`{name}`" in readme for name in names)
    assert all(maker(PLAYERS / name, cards)() for name in names)
