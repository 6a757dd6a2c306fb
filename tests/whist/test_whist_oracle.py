"""The rules of whist: by the examples of the text, and by what must hold for every deal."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist.oracle import (
    DECK,
    RANKS,
    SEATS,
    SUITS,
    Past,
    Position,
    add_deal,
    breach,
    deal,
    game_winner,
    height,
    is_master,
    legal,
    order,
    partner,
    points,
    seat_after,
    side,
    suit,
    unseen,
    winner,
    winning_place,
)

TRICKS = st.lists(st.sampled_from(DECK), min_size=1, max_size=4, unique=True)


def test_the_deck_has_every_card_once() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert {(suit(card), card[0]) for card in DECK} == {(sign, rank) for sign in SUITS for rank in RANKS}
    assert height("2S") < height("9S") < height("TS") < height("JS") < height("QS") < height("AS")


def test_play_goes_round_clockwise() -> None:
    assert [seat_after(seat) for seat in "NESW"] == list("ESWN")
    assert [seat_after(seat, -1) for seat in "NESW"] == list("WNES")
    assert order("S") == "SWNE"


def test_partners_sit_across() -> None:
    assert [partner(seat) for seat in "NESW"] == list("SWNE")
    assert [side(seat) for seat in "NESW"] == [0, 1, 0, 1]


@pytest.mark.parametrize("dealer", SEATS)
def test_the_last_card_is_the_dealers_and_is_trump(dealer: str) -> None:
    dealt = deal(DECK, dealer)
    assert dealt.turned == DECK[-1] == dealt.hands[dealer][-1]
    assert dealt.trump == suit(DECK[-1])
    assert dealt.hands[seat_after(dealer)] == DECK[::4]
    assert sorted(card for hand in dealt.hands.values() for card in hand) == sorted(DECK)
    assert all(len(hand) == 13 for hand in dealt.hands.values())


def test_suit_must_be_followed_and_anything_may_be_led() -> None:
    hand = ("2C", "AS", "9C", "KD")
    assert legal(hand, ()) == hand
    assert legal(hand, ("4C", "5S")) == ("2C", "9C")
    assert legal(hand, ("4H", "5S")) == hand


# The examples of the text: East leads the six of clubs, and spades are trump.
PLAIN = ("6C", "AD", "AH", "KD")
TRUMPED = ("6C", "AD", "AH", "2S")


@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [
        (PLAIN, "S", 0),
        (TRUMPED, "S", 3),
        (("6C", "7C", "AC", "KC"), "S", 2),
        (("6C", "2S", "AC", "3S"), "S", 3),
        (("6C", "TC", "9C", "2C"), "S", 1),
        (("6S", "TS", "AH", "JS"), "S", 3),
        (("6C",), "S", 0),
        (("6C", "2S"), "S", 1),
    ],
)
def test_who_wins_a_trick(trick: tuple[str, ...], trump: str, place: int) -> None:
    assert winning_place(trick, trump) == place
    assert winner(trick, "E", trump) == order("E")[place]


@given(TRICKS, st.sampled_from(SUITS))
def test_the_winning_card_is_the_highest_of_those_that_count(trick: list[str], trump: str) -> None:
    trumps = [card for card in trick if suit(card) == trump]
    counts = trumps or [card for card in trick if suit(card) == suit(trick[0])]
    assert trick[winning_place(trick, trump)] == max(counts, key=height)


@given(TRICKS, st.sampled_from(SUITS))
def test_after_the_leader_the_order_does_not_matter(trick: list[str], trump: str) -> None:
    best = trick[winning_place(trick, trump)]
    for rest in permutations(trick[1:]):
        changed = [trick[0], *rest]
        assert changed[winning_place(changed, trump)] == best


def test_points_are_for_each_trick_over_six() -> None:
    assert [points(tricks) for tricks in range(14)] == [0] * 7 + [1, 2, 3, 4, 5, 6, 7]
    assert add_deal((4, 2), (6, 7)) == (4, 3)
    assert add_deal((4, 2), (13, 0)) == (11, 2)
    assert all(add_deal((0, 0), (won, 13 - won)).count(0) == 1 for won in range(14))


def test_the_game_is_five_points() -> None:
    assert [game_winner(score) for score in ((0, 0), (4, 4), (5, 4), (4, 5), (7, 0))] == [None, None, 0, 1, 0]


def test_what_is_unseen_is_with_the_others() -> None:
    past = (Past(("AC", "KC", "2C", "3C"), "N", "N"),)
    position = Position(hand=("QC", "JC", "KD"), trick=("4H",), trump="S", seat="S", past=past)
    assert len(unseen(position)) == 52 - 4 - 1 - 3
    assert is_master("QC", position)
    assert is_master("JC", position)
    assert not is_master("KD", position)


@given(st.integers(0, 2**16))
def test_masters_are_those_that_no_other_player_can_beat(seed: int) -> None:
    cards = random.Random(seed).sample(DECK, 30)
    past = tuple(Past(tuple(cards[start : start + 4]), "N", "N") for start in (0, 4, 8, 12))
    position = Position(tuple(cards[16:25]), (), "S", "N", past)
    for card in position.hand:
        higher = [one for one in unseen(position) if suit(one) == suit(card) and height(one) > height(card)]
        assert is_master(card, position) is (not higher)


def test_a_breach_says_which_rule_is_broken() -> None:
    position = Position(hand=("2C", "AS"), trick=("4C",), trump="S", seat="E")
    assert breach(position, "2C") is None
    assert breach(position, "AS") == "not following"
    assert breach(position, "3C") == "not held"
    assert breach(position, 0) == breach(position, None) == "not held"
