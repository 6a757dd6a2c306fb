"""What the Hearts assignment gives away: its specs, granted modules, prepared decks and rounds."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from hearts import oracle, prepared
from hearts.rounds import following, lines_of, play_round
from kibitz.course.clauses import read_clauses

from .programs import GRANTED, REFERENCE, ROOT, SETS, SOURCES, SUITE, cards, importing

FIXTURES = ROOT / "fixtures" / "hearts"
ROUNDS = prepared.names("rounds")
DECKS = prepared.names("decks")
HELPERS = ("seat", "scripted")
"""Modules of the suite's that stand in transcripts, which students therefore have as well."""


def test_both_specs_have_the_same_clauses() -> None:
    clauses = read_clauses(SUITE, "graders/hearts")
    assert all(set(clause.text) == {"en", "nl"} for clause in clauses)
    assert {clause.id[:2] for clause in clauses} == {f"H{task}" for task in range(7)}


def test_code_in_the_specs_is_the_same_in_both_languages() -> None:
    for clause in read_clauses(SUITE, "graders/hearts"):
        english, dutch = (set(re.findall(r"`[^`\n]+`", clause.text[language])) for language in ("en", "nl"))
        assert english - dutch == set(), clause.id


@pytest.mark.parametrize("path", [*GRANTED.glob("*.py"), *REFERENCE.glob("*.py")], ids=lambda path: path.stem)
def test_what_runs_in_guests_is_written_for_python_3_8(path: Path) -> None:
    ast.parse(path.read_text("utf-8"), feature_version=(3, 8))


def test_no_granted_module_is_a_copy_of_the_reference() -> None:
    for path in GRANTED.glob("*.py"):
        assert path.read_text("utf-8") not in SOURCES.values()


@pytest.mark.parametrize("grants", SETS)
def test_every_granted_module_can_be_imported(grants: str) -> None:
    cards_of_their_own = {"cards": SOURCES["cards"]}
    with importing(grants, cards_of_their_own) as load:
        assert [load(name).__name__ for name in SETS[grants]] == list(SETS[grants])


def test_the_template_has_the_files_of_the_assignment() -> None:
    files = {path.name for path in (ROOT / "student_template" / "hearts").glob("*.py")}
    own = {path.name for path in REFERENCE.glob("*.py")} - {"task3.py", "task4.py", "rules.py"}
    assert files == own | {f"kit_{name}.py" for name in HELPERS}


@pytest.mark.parametrize("name", HELPERS)
def test_students_have_what_pasted_lines_import(name: str) -> None:
    given = ROOT / "student_template" / "hearts" / f"kit_{name}.py"
    assert given.read_bytes() == (GRANTED / f"{name}.py").read_bytes()


# The prepared rounds


@pytest.mark.parametrize("name", ROUNDS)
def test_a_prepared_round_is_played_by_the_rules(name: str) -> None:
    scripts = prepared.scripts(name)
    assert len({card for script in scripts for card in script}) == sum(map(len, scripts))
    left = following(scripts)
    asked: list[tuple[str, oracle.Cards]] = []

    def choose(seat: int, able: oracle.Cards) -> str:
        card = left(seat, able)
        asked.append((card, able))
        return card

    played = play_round(scripts, choose)
    assert all(card in able for card, able in asked)
    assert not any(oracle.is_penalty(one.card) for one in played.tricks[0].asked)
    text = (FIXTURES / "rounds" / f"{name}.txt").read_text("utf-8")
    said = re.findall(r"# Player (\d): (\d+) points?$", text, re.MULTILINE)
    assert said == [(str(seat), str(score)) for seat, score in enumerate(played.scores, start=1)]


@pytest.mark.parametrize("name", ROUNDS)
def test_the_granted_round_prints_what_the_oracle_expects(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    compare_with_oracle(name, "round", capsys)


@pytest.mark.parametrize("name", ROUNDS)
def test_the_round_of_the_reference_prints_what_the_oracle_expects(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    compare_with_oracle(name, "task3", capsys)


def compare_with_oracle(name: str, module: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Play a prepared round with scripted players, and compare all that they noted."""
    scripts = prepared.scripts(name)
    played = play_round(scripts, following(scripts))
    files = {"round": SETS["game"]["round"], "task3": SOURCES["task3"], "rules": SOURCES["rules"]}
    with importing("round", files) as load:
        table: Any = load("kit_scripted").Table([list(script) for script in scripts])
        load(module).Round(table.players())
    names = [f"Player {seat}" for seat in range(1, len(scripts) + 1)]
    asked = [one for trick in played.tricks for one in trick.asked]
    assert capsys.readouterr().out.splitlines() == lines_of(played, names)
    assert table.asked() == [[names[one.seat], list(one.trick), str(one.broken)] for one in asked]
    assert table.round_scores() == list(played.scores)
    assert table.total_scores() == [0] * len(scripts)
    assert table.hands() == [[] for _ in scripts]
    assert {attribute for _, attribute in table.changed()} == {"round_score"}
    assert table.passed() == []


# The prepared decks


def dealt(deck: oracle.Cards, players: int) -> dict[str, list[list[str]]]:
    """Return the hands that a deck gives in each of the ways to deal."""
    used = [card for card in deck if card in oracle.deck_for(players)]
    size = oracle.hand_size(players)
    hands = {}
    for end, order in (("front", used), ("back", used[::-1])):
        hands[f"one by one from the {end}"] = [order[seat::players] for seat in range(players)]
        hands[f"in blocks from the {end}"] = [order[size * seat :][:size] for seat in range(players)]
    return hands


@pytest.mark.parametrize("name", DECKS)
def test_a_prepared_deck_is_a_whole_one(name: str) -> None:
    assert sorted(prepared.deck(name)) == sorted(oracle.DECK)


@pytest.mark.parametrize("name", [name for name in DECKS if name != "safe"])
def test_an_unsafe_deck_is_unsafe_in_the_way_it_says(name: str) -> None:
    head = (FIXTURES / "decks" / f"{name}.txt").read_text("utf-8").splitlines()[0]
    said = re.fullmatch(
        r"# (One by one|In blocks) from the front, Player (\d) of (four|five) gets nothing but points; "
        r"from the back, Player (\d) does\.",
        head,
    )
    assert said is not None
    players = {"four": 4, "five": 5}[said[3]]
    for way, hands in dealt(prepared.deck(name), players).items():
        bad = [seat for seat, hand in enumerate(hands, 1) if all(map(oracle.is_penalty, hand))]
        expected = int(said[2] if way.endswith("front") else said[4])
        assert bad == ([expected] if way.startswith(said[1].lower()) else [])
        assert oracle.is_valid_deal(hands) == (not bad)


def test_the_safe_deck_is_safe_however_it_is_dealt() -> None:
    for players in oracle.NUMBERS_OF_PLAYERS:
        assert all(map(oracle.is_valid_deal, dealt(prepared.deck("safe"), players).values()))


def test_cards_are_written_short() -> None:
    assert [prepared.short(card) for card in ("Ten of Spades", "Ace of Hearts", "Two of Clubs")] == [
        "10S",
        "AH",
        "2C",
    ]
    assert cards("JD") == ("Jack of Diamonds",)
