"""Decks are prepared as they will be dealt, and programs play them, if need be with cards that compare."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kibitz import Broken, Student, StudentFailure
from poker import draws
from poker.decks import against_less, deck_of, fixture, order
from poker.draws import Cards, Deal
from poker.oracle import DECK, Category, category
from poker.table import ORDERED, STEPS, play, seen, with_any_cards

from .conftest import Start

FEW = settings(
    max_examples=20, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)

DEAL = Deal(("9d", "3d", "6s", "2s", "2d"), ("4h", "5c"), ("9c", "5h"))

DEALS_ALL = """
    import cards
    deck = cards.Deck()
    deck.shuffle()
    print([deck.deal() for _ in range(52)])
"""

SHOWS_A_HAND = """
    import cards
    deck = cards.Deck()
    deck.shuffle()
    first, second = [], []
    for _ in range(2):
        first.append(deck.deal())
        second.append(deck.deal())
    print("Community:", {community})
    print("Player 1:", first)
    print("Player 2:", second)
    print("Player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]")
    input("Another? ")
"""


@FEW
@given(draws.any_deck())
def test_a_deck_begins_with_its_deals(cards: Cards) -> None:
    one, other = Deal(cards[:5], cards[5:7], cards[7:9]), Deal(cards[9:14], cards[14:16], cards[16:18])
    deck = deck_of(one, other)
    assert deck[:18] == one.dealt + other.dealt
    assert sorted(deck) == sorted(DECK)


def test_cards_are_dealt_by_turns_and_then_to_the_table() -> None:
    assert DEAL.dealt == ("4h", "9c", "5c", "5h", "9d", "3d", "6s", "2s", "2d")


def test_a_program_deals_a_deck_in_its_order(start: Start) -> None:
    deck = deck_of(DEAL)
    assert order(order(deck)) == deck
    dialogue = play(start(DEALS_ALL), deck, [])
    assert dialogue.output() == f"[{', '.join(deck)}]\n"


def test_each_further_shuffle_gives_another_deck(start: Start) -> None:
    again = f"""
    for _ in range({len(STEPS)}):
        deck = cards.Deck()
        deck.shuffle()
        print([deck.deal() for _ in range(52)])
    """
    lines = play(start(DEALS_ALL + again), fixture("sample"), []).output().splitlines()
    assert len(set(lines)) == 1 + len(STEPS)
    assert all(sorted(line.strip("[]").split(", ")) == sorted(DECK) for line in lines)


@FEW
@given(st.one_of(*draws.PLAIN.values()))
def test_against_less_the_other_player_has_less(cards: Cards) -> None:
    deal = against_less(cards)
    best = category(cards)
    if deal is None:
        assert category(cards[2:]) is best, "the community has it all"
        return
    assert deal.first + deal.community == cards
    assert len(set(deal.dealt)) == 9
    less = category(deal.second + deal.community)
    assert less < best or less is best is Category.HIGH_CARD


def test_against_less_there_is_nothing_when_the_community_has_it_all() -> None:
    assert against_less(("2c", "3d", "9h", "9c", "9d", "9s", "Kh")) is None
    assert against_less(("9h", "9c", "2c", "3d", "9d", "9s", "Kh")) is not None


def sorts(with_what: str) -> str:
    """Return a program that deals, and then prints two cards in order."""
    return f"{DEALS_ALL}    print(sorted([cards.Card(9, 1), cards.Card(2, 4)]{with_what}))\n"


def run(student: Student) -> Callable[[], str]:
    """Return what runs a program and gives what it printed last."""
    return lambda: student.run().output().splitlines()[-1]


def test_a_program_that_compares_cards_gets_cards_that_can_be_compared(start: Start) -> None:
    student = start(sorts(""))
    assert with_any_cards(student, run(student)) == "[2s, 9c]"
    assert student.remarks == [ORDERED]
    # From then on it keeps them, for its other checks as well.
    student.start_over()
    assert with_any_cards(student, run(student)) == "[2s, 9c]"
    assert student.remarks == [ORDERED]


def test_a_program_that_compares_no_cards_keeps_its_own(start: Start) -> None:
    student = start(sorts(", key=cards.Card.rank"))
    assert with_any_cards(student, run(student)) == "[2s, 9c]"
    assert student.remarks == []


@pytest.mark.parametrize("expression", ["sorted(['a', 1])", "cards.Card(1, 1) + 1", "[][1]", "max([])"])
def test_other_errors_are_the_programs_own(start: Start, expression: str) -> None:
    student = start(f"import cards\n{expression}\n")
    with pytest.raises(StudentFailure):
        with_any_cards(student, run(student))
    assert student.remarks == []


def test_a_program_that_fails_with_either_cards_fails(start: Start) -> None:
    student = start("import cards\nsorted([cards.Card(1, 1), cards.Card(2, 2)])\n[][1]\n")
    with pytest.raises(StudentFailure, match="IndexError"):
        with_any_cards(student, run(student))


def test_what_a_program_shows_is_read(start: Start) -> None:
    source = SHOWS_A_HAND.format(community="[deck.deal() for _ in range(5)]")
    (hand,) = seen(play(start(source), deck_of(DEAL), ["n"])).hands
    assert (hand.community, *hand.players) == (DEAL.community, DEAL.first, DEAL.second)


def test_a_program_that_shows_no_hand_is_told_so(start: Start) -> None:
    with pytest.raises(Broken, match="No hand can be read") as caught:
        seen(play(start("print('Hello!')"), deck_of(DEAL), ["n"]))
    assert caught.value.got == "Hello!"
