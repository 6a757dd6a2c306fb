"""The module ``Card`` that programs get, in all its versions."""

from __future__ import annotations

import ast
import copy
import importlib.util
import random
from pathlib import Path
from typing import Any

import pytest

from whist.oracle import DECK, RANKS
from whist.private import TOKEN, renamed, token_of, versions

ROOT = Path(__file__).parents[2]
GRANTED = ROOT / "graders" / "whist" / "granted"
SOURCE = (GRANTED / "Card.py").read_text("utf-8")
VERSIONS = [
    GRANTED / "Card.py",
    GRANTED / "renamed_card.py",
    ROOT / "student_template" / "whist" / "Card.py",
]


@pytest.fixture(params=VERSIONS, ids=["granted", "renamed", "students"])
def cards(request: pytest.FixtureRequest) -> Any:
    """Return a version of the module."""
    spec = importlib.util.spec_from_file_location("Card", request.param)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def private_names(source: str) -> set[str]:
    """Return the private names that a module gives to what belongs to an object or a class."""
    tree = ast.walk(ast.parse(source))
    names = {node.attr for node in tree if isinstance(node, ast.Attribute)}
    return {name for name in names if name.startswith("_") and not name.endswith("__")}


def test_the_versions_differ_in_private_names_alone() -> None:
    for path, text in versions(SOURCE).items():
        assert (ROOT / path).read_text("utf-8") == text
        assert ("ruff" in text) is path.startswith("graders")


def test_no_version_has_a_private_name_of_another() -> None:
    names = [private_names(path.read_text("utf-8")) for path in VERSIONS]
    assert all(len(one) == 6 for one in names)
    assert len(set.union(*names)) == 18


def test_every_private_name_holds_the_token() -> None:
    assert all(name.startswith(f"_{TOKEN}_") for name in private_names(SOURCE))


def test_a_seed_gives_a_token_of_its_own() -> None:
    tokens = [token_of(f"run {number}") for number in range(100)]
    assert len(set(tokens)) == 100
    assert tokens == [token_of(f"run {number}") for number in range(100)]
    assert all(TOKEN not in private_names(renamed(SOURCE, token)) for token in tokens)


@pytest.mark.parametrize("token", ["", "8k", "a b", "a-b", "A", "suit"])
def test_what_cannot_be_a_token_is_refused(token: str) -> None:
    with pytest.raises(ValueError, match="cannot be the token"):
        renamed(SOURCE, token)


@pytest.mark.parametrize("path", VERSIONS, ids=["granted", "renamed", "students"])
def test_the_cards_are_written_for_python_3_8(path: Path) -> None:
    ast.parse(path.read_text("utf-8"), feature_version=(3, 8))


def test_a_card_says_what_it_is(cards: Any) -> None:
    card = cards.Card("D", "T")
    assert (card.Suit(), card.Rank(), card.Color(), card.IsFaceCard()) == ("D", "T", "R", False)
    assert [cards.Card(suit, "2").Color() for suit in "SHDC"] == ["B", "R", "R", "B"]
    assert [rank for rank in RANKS if cards.Card("S", rank).IsFaceCard()] == ["J", "Q", "K"]


def test_a_card_takes_spaces_and_small_letters_and_anything_else(cards: Any) -> None:
    card = cards.Card(" d ", "t\n")
    assert (card.Suit(), card.Rank()) == ("D", "T")
    assert (cards.Card().Suit(), cards.Card().Rank()) == ("", "")
    assert (cards.Card("x", "99").Suit(), cards.Card("x", "99").Rank()) == ("X", "99")
    assert cards.Card(R="9", S="h") == cards.Card("H", "9")


def test_a_new_card_lies_face_down(cards: Any) -> None:
    card = cards.Card("D", "T")
    assert (card.FaceUp(), str(card), repr(card)) == (False, " XX", " TD")
    card.TurnFaceUp()
    assert (card.FaceUp(), str(card), repr(card)) == (True, " TD", " TD")
    card.TurnFaceDown()
    assert (card.FaceUp(), str(card), repr(card)) == (False, " XX", " TD")


def test_order_is_by_rank_alone_and_equality_by_both(cards: Any) -> None:
    ranked = [cards.Card("S", rank) for rank in RANKS]
    other = [cards.Card("H", rank) for rank in RANKS]
    for one in range(13):
        for two in range(13):
            a, b = ranked[one], other[two]
            outcome = (a < b, a <= b, a > b, a >= b)
            assert outcome == (one < two, one <= two, one > two, one >= two)
            assert a != b
            assert (a == ranked[two]) is (one == two)
            assert (a != ranked[two]) is (one != two)


@pytest.mark.parametrize("other", [None, "TD", 10, ("D", "T")])
def test_a_card_is_compared_with_cards_alone(cards: Any, other: object) -> None:
    card = cards.Card("D", "T")
    for compare in ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__"):
        with pytest.raises(cards.CardError, match="can be compared with another card"):
            getattr(card, compare)(other)


def test_a_card_cannot_be_hashed(cards: Any) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(cards.Card("D", "T"))


def test_a_card_can_be_copied(cards: Any) -> None:
    card = cards.Card("D", "T")
    card.TurnFaceUp()
    for same in (copy.copy(card), copy.deepcopy(card)):
        assert same == card
        assert same.FaceUp()


def test_what_a_card_does_not_have_is_said(cards: Any) -> None:
    card = cards.Card("D", "T")
    assert not hasattr(card, "suit")
    with pytest.raises(AttributeError, match=r"nothing that is called 'suit'$"):
        card.suit  # noqa: B018 - asking is what matters
    for name in ("_suit", "_Card__suit", "__rank"):
        with pytest.raises(AttributeError, match=f"{name}': private names differ .* ask Suit"):
            getattr(card, name)


def test_a_deck_is_dealt_from_its_end(cards: Any) -> None:
    deck = cards.DeckOfCards()
    assert (deck.Count(), len(deck), str(deck)) == (52, 52, " XX" * 52)
    shown = repr(deck)
    dealt = [deck.DealOne() for _ in range(52)]
    assert shown == "".join(repr(card) for card in reversed(dealt))
    assert {card.Rank() + card.Suit() for card in dealt} == set(DECK)
    assert (deck.Count(), len(deck), str(deck), repr(deck)) == (0, 0, "", "")
    with pytest.raises(cards.DeckError, match="no card left"):
        deck.DealOne()


def test_a_deck_can_be_of_several_packs_and_is_shuffled(cards: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = cards.DeckOfCards(2)
    assert deck.Count() == 104
    before = repr(deck)
    monkeypatch.setattr(random, "shuffle", list.reverse)
    deck.Shuffle()
    assert [before[place : place + 3] for place in range(0, 312, 3)][::-1] == [
        repr(deck)[place : place + 3] for place in range(0, 312, 3)
    ]
    assert not issubclass(cards.CardError, cards.DeckError)
