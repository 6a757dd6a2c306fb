"""What the poker assignment gives away: the cards module, the prepared decks, the example session."""

from __future__ import annotations

import ast
import difflib
import importlib
import random
import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kibitz.course.clauses import read_clauses
from poker.oracle import DECK, Category, category, rank, suit

ROOT = Path(__file__).parents[2]
SUITE = ROOT / "graders" / "poker"
GRANTED = SUITE / "granted"
DECKS = sorted((ROOT / "fixtures" / "poker").glob("*.txt"))
REMARK = re.compile(r"(player 1 wins|player 2 wins|tie): (.+) against (.+)")


def fresh(name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Import a granted module, and forget it afterwards."""
    monkeypatch.syspath_prepend(GRANTED)
    monkeypatch.delitem(sys.modules, name, raising=False)
    yield importlib.import_module(name)
    del sys.modules[name]


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return the module ``cards`` that students get."""
    yield from fresh("cards", monkeypatch)


@pytest.fixture
def ordered(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return the module of which the cards can be compared."""
    yield from fresh("ordered_cards", monkeypatch)


def dealt(path: Path) -> list[str]:
    """Return the cards of a prepared deck, in the order in which they are dealt."""
    lines = path.read_text("utf-8").splitlines()
    return [card for line in lines for card in line.partition("#")[0].split()]


def hands(path: Path) -> Iterator[tuple[list[str], str]]:
    """Make the lines of a prepared deck that have cards: the cards, and the remark."""
    for line in path.read_text("utf-8").splitlines():
        before, _, after = line.partition("#")
        if before.strip():
            yield before.split(), after.strip()


# The cards module


def test_students_get_the_very_cards_that_are_granted() -> None:
    given = ROOT / "student_template" / "poker" / "cards.py"
    assert given.read_bytes() == (GRANTED / "cards.py").read_bytes()


def test_ordered_cards_are_the_same_cards_with_comparisons_put_in() -> None:
    plain, ordered = (
        (GRANTED / name).read_text("utf-8").splitlines() for name in ("cards.py", "ordered_cards.py")
    )
    changes = [line for line in difflib.ndiff(plain, ordered) if line[0] != " "]
    assert {line[0] for line in changes} == {"+"}
    added = re.findall(r"def (\w+)", "\n".join(changes))
    assert added == [f"__{name}__" for name in ("eq", "ne", "lt", "le", "gt", "ge", "hash")]


@pytest.mark.parametrize("name", ["cards.py", "ordered_cards.py"])
def test_the_cards_are_written_for_python_3_8(name: str) -> None:
    ast.parse((GRANTED / name).read_text("utf-8"), feature_version=(3, 8))


def test_a_card_says_what_it_is(cards: Any) -> None:
    ten = cards.Card(10, 3)
    assert (str(ten), repr(ten)) == ("10h", "10h")
    assert (ten.rank(), ten.suit(), ten.value()) == (10, 3, 10)
    assert (ten.get_rank(), ten.get_suit(), ten.get_value()) == (10, 3, 10)
    assert [cards.Card(number, 1).value() for number in (1, 9, 10, 11, 12, 13)] == [1, 9, 10, 10, 10, 10]
    assert str([ten, cards.Card(13, 4), cards.Card(1, 1)]) == "[10h, Ks, Ac]"


def test_cards_are_compared_in_words_only(cards: Any) -> None:
    five, other_five, king, queen = (cards.Card(*pair) for pair in ((5, 1), (5, 2), (13, 1), (12, 1)))
    assert five.equal_rank(other_five)
    assert not five.equal_suit(other_five)
    assert king.equal_value(queen)
    assert not king.equal_rank(queen)
    assert len({five, other_five, cards.Card(5, 1)}) == 3
    with pytest.raises(TypeError):
        sorted([king, queen])


@pytest.mark.parametrize(
    "wrong", [(), (5,), (0, 1), (14, 1), (1, 0), (1, 5), ("5", "c"), (5.0, 1), (None, 1)]
)
def test_anything_else_makes_a_blank_card(cards: Any, wrong: tuple[Any, ...]) -> None:
    blank = cards.Card(*wrong)
    assert (blank.rank(), blank.suit(), blank.value(), str(blank)) == (0, 0, 0, "--")


def test_a_new_deck_is_in_order_and_dealt_from_the_end(cards: Any) -> None:
    deck = cards.Deck()
    assert str(deck) == repr(deck) == "[" + ", ".join(DECK) + "]"
    assert [str(deck.deal()) for _ in range(52)] == list(reversed(DECK))
    assert deck.is_empty()
    assert deck.deal() is None
    assert deck.cards_count() == len(deck) == 0


def test_a_deck_counts_what_is_left(cards: Any) -> None:
    deck = cards.Deck()
    deck.deal()
    assert deck.cards_count() == len(deck) == 51
    assert not deck.is_empty()


def test_a_deck_is_shuffled_by_whatever_shuffle_is_then(cards: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = cards.Deck()
    deck.shuffle()
    assert sorted(map(str, (deck.deal() for _ in range(52)))) == sorted(DECK)
    deck = cards.Deck()
    monkeypatch.setattr(random, "shuffle", list.reverse)
    deck.shuffle()
    assert [str(deck.deal()) for _ in range(52)] == list(DECK)


def test_a_deck_displays_so_many_cards_on_a_line(cards: Any, capsys: pytest.CaptureFixture[str]) -> None:
    cards.Deck().display()
    cards.Deck().display(cols=10)
    lines = capsys.readouterr().out.splitlines()
    assert [len(line.split()) for line in lines] == [13] * 4 + [10] * 5 + [2]
    assert lines[0].split() == list(DECK[:13])


def test_ordered_cards_compare_by_rank_alone(ordered: Any) -> None:
    five, other_five, six = ordered.Card(5, 1), ordered.Card(5, 4), ordered.Card(6, 1)
    assert five == other_five
    assert five != six
    assert five < six
    assert six > other_five
    assert five <= other_five <= six
    assert six >= five >= other_five
    assert hash(five) == hash(other_five)
    assert five not in {None, 5, "5c"}


# The prepared decks


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_prepared_deck_is_a_whole_one(path: Path) -> None:
    assert sorted(dealt(path)) == sorted(DECK)
    assert [len(cards) for cards, _ in hands(path)] == [9] * 5 + [7]


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_what_a_prepared_deck_says_of_its_hands_is_so(path: Path) -> None:
    *played, (_, last) = hands(path)
    assert last == "left over"
    for cards, remark in played:
        first, second = (category(cards[player:4:2] + cards[4:]) for player in (0, 1))
        said = REMARK.fullmatch(remark)
        winner = "tie" if first == second else f"player {1 if first > second else 2} wins"
        assert said is not None
        assert said.groups() == (winner, first.label, second.label)


def test_the_prepared_decks_show_every_category_and_every_end() -> None:
    remarks = [REMARK.fullmatch(remark) for path in DECKS for _, remark in list(hands(path))[:-1]]
    groups = [remark.groups() for remark in remarks if remark]
    assert {end for end, _, _ in groups} == {"player 1 wins", "player 2 wins", "tie"}
    assert {name for _, *names in groups for name in names} == {which.label for which in Category}


# The example session


@pytest.mark.usefixtures("cards")
@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_session_in_the_spec_is_what_the_reference_prints(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    order = dealt(ROOT / "fixtures" / "poker" / "sample.txt")
    monkeypatch.setattr(random, "shuffle", lambda deck: deck.sort(key=lambda card: -order.index(str(card))))
    monkeypatch.setattr("builtins.input", lambda prompt: print(prompt + "y") or "y")
    runpy.run_path(str(ROOT / "reference" / "poker" / "proj06.py"), run_name="__main__")
    spec = (SUITE / f"spec.{language}.md").read_text("utf-8")
    assert f"```text\n{capsys.readouterr().out}```" in spec


def test_both_specs_have_the_same_clauses() -> None:
    clauses = read_clauses(SUITE, "graders/poker")
    assert all(set(clause.text) == {"en", "nl"} for clause in clauses)


@pytest.mark.usefixtures("cards")
def test_the_reference_finds_what_the_oracle_finds() -> None:
    program = runpy.run_path(str(ROOT / "reference" / "poker" / "proj06.py"))
    names = "one_pair two_pair three_of_a_kind straight flush full_house four_of_a_kind straight_flush"
    card = sys.modules["cards"].Card
    for path in DECKS:
        for cards, _ in list(hands(path))[:-1]:
            for seven in (cards[0:4:2] + cards[4:], cards[1:4:2] + cards[4:]):
                hand = [card(rank(one), "cdhs".index(suit(one)) + 1) for one in seven]
                found = [which for which, name in enumerate(names.split(), start=1) if program[name](hand)]
                assert max(found, default=0) == category(seven)
