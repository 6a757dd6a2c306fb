"""The positions that programs are asked: they are reached by play, and every kind of them is there."""

from __future__ import annotations

import warnings
from collections import Counter

import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NonInteractiveExampleWarning

from whist.draws import (
    PLACES,
    RARE,
    Record,
    any_position,
    evenings,
    records,
    sample,
    turned,
    unrelated,
)
from whist.oracle import DECK, SEATS, SUITS, Position, legal, order, seat_after, suit, winner
from whist.policies import POLICIES
from whist.table import packs, play_game

FEW = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)


def check(position: Position) -> None:
    """Hold a position to what play can reach."""
    table = list(position.trick)
    held = [*position.hand, *table, *(card for trick in position.past for card in trick.cards)]
    assert len(set(held)) == len(held)
    assert set(held) <= set(DECK)
    assert len(position.hand) == 13 - len(position.past)
    leader = seat_after(position.seat, -len(table))
    gone = {seat: set[str]() for seat in SEATS}
    for trick in [*position.past]:
        assert trick.winner == winner(trick.cards, trick.leader, position.trump)
        for seat, card in zip(order(trick.leader), trick.cards, strict=True):
            assert suit(card) not in gone[seat]
            if suit(card) != suit(trick.cards[0]):
                gone[seat].add(suit(trick.cards[0]))
    leaders = [trick.leader for trick in position.past] + [leader]
    assert [trick.winner for trick in position.past] == leaders[1:]
    assert all(suit(card) not in gone[position.seat] for card in position.hand)
    assert max(position.score) < 5


def test_a_deal_has_four_positions_for_each_number_of_past_tricks() -> None:
    asked = Record(DECK).positions()
    assert [(len(one.past), len(one.trick)) for one in asked] == [(n, t) for n in range(13) for t in range(4)]


def test_fifty_five_deals_are_the_positions_of_the_course() -> None:
    deck = packs(1)
    asked = [
        one for number in range(55) for one in Record(next(deck), SEATS[number % 4], seed=number).positions()
    ]
    assert len(asked) == 2860
    assert set(Counter(len(one.past) for one in asked).values()) == {220}
    assert set(Counter(one.seat for one in asked).values()) == {715}
    assert {one.trump for one in asked} == set(SUITS)


@FEW
@given(records())
def test_every_position_of_a_record_is_one_that_play_reaches(record: Record) -> None:
    for position in record.positions():
        check(position)


def test_a_record_has_the_same_positions_each_time() -> None:
    record = Record(DECK, "S", ("random", *list(POLICIES)[:3]), seed=5)  # type: ignore[arg-type]
    assert record.positions() == record.positions()


@pytest.mark.parametrize("name", RARE)
def test_rare_positions_are_drawn(name: str) -> None:
    @FEW
    @given(RARE[name])
    def draw(position: Position) -> None:
        check(position)

    draw()


@pytest.mark.parametrize("name", PLACES)
def test_every_seat_and_trump_is_drawn(name: str) -> None:
    @FEW
    @given(PLACES[name])
    def draw(position: Position) -> None:
        assert name == f"{position.seat} with {position.trump} for trumps"
        check(position)

    draw()


@FEW
@given(st.integers(0, 12), st.integers(0, 3), st.data())
def test_tricks_and_cards_are_as_many_as_is_wanted(past: int, table: int, data: st.DataObject) -> None:
    position = data.draw(any_position(past=past, table=table))
    assert (len(position.past), len(position.trick)) == (past, table)


def test_a_position_can_be_turned() -> None:
    position = Record(DECK, "N").positions()[-2]
    other = turned(position, seat_after(position.seat), "H")
    check(other)
    assert [card[0] for card in other.hand] == [card[0] for card in position.hand]
    assert len(legal(other.hand, other.trick)) == len(position.legal)
    assert turned(other, position.seat, position.trump) == position


@FEW
@given(unrelated())
def test_unrelated_positions_come_in_groups(group: tuple[Position, ...]) -> None:
    assert len(group) == 6
    for position in group:
        check(position)


def test_a_failing_position_shrinks_to_a_small_one() -> None:
    smallest = find(any_position(), lambda one: len(one.trick) > 0 and len(one.hand) > 1, settings=FEW)
    assert len(smallest.past) == 0
    assert len(smallest.trick) == 1


def test_evenings_can_be_played() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NonInteractiveExampleWarning)
        evening = evenings().example()
    game = play_game([POLICIES["thrifty"]] * 4, packs(evening.seed), evening.dealer)
    assert max(game.score) >= 5


def test_a_sample_has_choices_alone_each_twice_in_another_order() -> None:
    asked = sample(3, seed=1)
    assert asked == sample(3, seed=1)
    assert all(len(one.legal) > 1 for one in asked)
    for first, second in zip(asked[::2], asked[1::2], strict=True):
        assert set(first.hand) == set(second.hand)
        assert first.past == second.past
        check(first)
    assert (
        sum(one.hand != two.hand for one, two in zip(asked[::2], asked[1::2], strict=True)) > len(asked) / 3
    )
