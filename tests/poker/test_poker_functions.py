"""A student's functions are found by name, used when they keep to the protocol, and judged strictly."""

from __future__ import annotations

import pytest

from kibitz import Broken, StudentFailure
from poker.functions import (
    NOT_BY_NAME,
    SOME_NOT_BY_NAME,
    ask,
    has_function,
    must_find,
    must_miss,
)
from poker.oracle import Category

from .conftest import Start

PAIR = ("4c", "4d", "2h", "7s", "9c", "Jd", "Kh")
NO_PAIR = ("2c", "4d", "6h", "9s", "Jc", "Qd", "Kh")

FINDS_A_PAIR = """
    def {name}(cards):
        for one in cards:
            for other in cards:
                if one is not other and one.rank() == other.rank():
                    return [one, other]
        return {nothing}
"""


def a_pair(name: str = "one_pair", nothing: str = "[]") -> str:
    """Return a program whose one function finds a pair."""
    return FINDS_A_PAIR.format(name=name, nothing=nothing)


def gives(value: str) -> str:
    """Return a program whose ``one_pair`` gives the same whatever it is asked, with its cards as ``c``."""
    return f"def one_pair(c):\n    return {value}\n"


@pytest.mark.parametrize("name", ["one_pair", "pair", "is_pair", "one_pair_7", "is_one_pair_7"])
def test_a_function_is_found_by_each_of_its_names(start: Start, name: str) -> None:
    assert has_function(start(a_pair(name)), Category.PAIR)


@pytest.mark.parametrize("name", ["onePair", "find_pair", "_pair", "pairs"])
def test_a_function_with_another_name_is_not_used(start: Start, name: str) -> None:
    student = start(a_pair(name))
    assert not has_function(student, Category.PAIR)
    assert student.remarks == [NOT_BY_NAME]


@pytest.mark.parametrize("nothing", ["[]", "()", "None", "False"])
def test_nothing_may_be_said_in_four_ways(start: Start, nothing: str) -> None:
    student = start(a_pair(nothing=nothing))
    assert has_function(student, Category.PAIR)
    must_miss(student, Category.PAIR, NO_PAIR)


OFF_PROTOCOL = {
    "finds nothing": gives("[]"),
    "always finds": gives("c[:2]"),
    "says yes": gives("len({x.rank() for x in c}) < len(c)"),
    "says how many": gives("len(c) - len({x.rank() for x in c})"),
    "gives texts": gives("['4c', '4d'] if len({x.rank() for x in c}) < len(c) else []"),
    "gives a dictionary": gives("{1: c} if len({x.rank() for x in c}) < len(c) else []"),
    "raises": gives("c.cards"),
    "takes two lists": "def one_pair(hand, table): return []",
    "takes nothing": "def one_pair(): return []",
    "is no function": "one_pair = 7",
    "is a list": "one_pair = []",
    "asks": "def one_pair(c): return input()",
    "ends the program": "import os\ndef one_pair(c): os._exit(0)",
}


@pytest.mark.parametrize("source", OFF_PROTOCOL.values(), ids=OFF_PROTOCOL)
def test_a_function_that_does_otherwise_is_not_used(start: Start, source: str) -> None:
    student = start(source)
    assert not has_function(student, Category.PAIR)
    assert student.remarks == [NOT_BY_NAME]


def test_a_program_that_cannot_be_imported_has_no_functions(start: Start) -> None:
    student = start("import nothing_of_that_name")
    assert not has_function(student, Category.PAIR)


def test_what_is_missing_is_told_once_and_by_name(start: Start) -> None:
    student = start(a_pair() + "    straight = flush = lambda cards: []\n")
    assert has_function(student, Category.PAIR)
    assert not has_function(student, Category.FLUSH)
    (remark,) = student.remarks
    assert remark.text == SOME_NOT_BY_NAME.text
    assert "straight, three of a kind, two pairs" in remark.values["categories"]
    assert "one pair" not in remark.values["categories"]


def test_functions_are_found_in_a_program_that_plays_when_it_is_imported(start: Start) -> None:
    plays = """
    import cards
    deck = cards.Deck()
    deck.shuffle()
    print(deck.deal())
    if input("Another? ") == "y":
        print(deck.deal())
    """
    student = start(a_pair() + plays)
    assert has_function(student, Category.PAIR)
    must_find(student, Category.PAIR, PAIR)
    must_miss(student, Category.PAIR, NO_PAIR)
    student.start_over()
    must_find(student, Category.PAIR, PAIR)


def test_cards_of_its_own_are_asked_what_they_are(start: Start) -> None:
    copies = """
    import cards
    def one_pair(hand):
        hand = [cards.Card(c.rank(), c.suit()) for c in hand]
        found = [c for c in hand if [d.rank() for d in hand].count(c.rank()) == 2]
        return tuple(found)
    """
    student = start(copies)
    assert ask(student, "one_pair", PAIR) == ("4c", "4d")
    assert has_function(student, Category.PAIR)
    must_find(student, Category.PAIR, PAIR)


WRONG_ON_A_HARDER_HAND = {
    "nothing": ("[]", "Nothing was found"),
    "one card": ("[c[0]]", "are not the category one pair"),
    "three cards": ("c[:3]", "are not the category one pair"),
    "no pair": ("[c[0], c[-1]]", "are not the category one pair"),
    "the same card twice": ("[c[0], c[0]]", "are not the category one pair"),
    "cards from elsewhere": ("[cards.Card(9, 1), cards.Card(9, 2)]", "not among the seven"),
    "something else": ("['Ac', 'Ad']", "something else than a list"),
    "a number": ("2", "something else than a list"),
    "a card": ("c[0]", "something else than a list"),
}


@pytest.mark.parametrize(("value", "told"), WRONG_ON_A_HARDER_HAND.values(), ids=WRONG_ON_A_HARDER_HAND)
def test_what_is_wrong_with_the_cards_is_told(start: Start, value: str, told: str) -> None:
    aces = ("Ac", "Ad", "2h", "7s", "9c", "Jd", "Kh")
    source = f"    import cards\n{a_pair('honest')}\n    def one_pair(c):\n        if c[0].rank() == 1:\n"
    student = start(f"{source}            return {value}\n        return honest(c)\n")
    assert has_function(student, Category.PAIR)
    with pytest.raises(Broken, match=told):
        must_find(student, Category.PAIR, aces)
    (row,) = student.exhibits
    assert row.cards == aces
    assert row.marked == ("Ac", "Ad")


def test_a_pair_that_is_not_there_is_told(start: Start) -> None:
    court = ("10c", "Jd", "Qh", "2s", "4c", "6d", "8h")
    student = start(
        """
        def one_pair(cards):
            for place, one in enumerate(cards):
                for other in cards[place + 1:]:
                    if one.value() == other.value() and one.suit() != 2:
                        return [one, other]
            return []
    """.replace("and one.suit() != 2", "and (one.rank() == other.rank() or one.rank() == 10)")
    )
    assert has_function(student, Category.PAIR)
    with pytest.raises(Broken, match="do not hold") as caught:
        must_miss(student, Category.PAIR, court)
    assert (caught.value.expected, caught.value.got) == ("[]", "[10c, Jd]")
    assert student.exhibits[0].marked == ()


def test_an_exception_on_a_harder_hand_is_the_programs(start: Start) -> None:
    student = start("""
        def one_pair(cards):
            found = {c.rank(): [d for d in cards if d.rank() == c.rank()] for c in cards}
            if len(found) == 7:
                return [] if cards[0].rank() == 2 else found[0]
            return max(found.values(), key=len)
    """)
    assert has_function(student, Category.PAIR)
    must_find(student, Category.PAIR, PAIR)
    with pytest.raises(StudentFailure) as caught:
        must_miss(student, Category.PAIR, NO_PAIR[::-1])
    assert caught.value.fault is not None
    assert caught.value.fault.type == "KeyError"
