"""What is drawn for the checks of poker is what its name says, and holds no trap that it does not name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kibitz.judge.scenarios import Scenario, draw
from poker import draws
from poker.draws import Cards, Deal, Hands, is_plain
from poker.oracle import DECK, SUITS, Category, category, category_by_fives, combination, has, rank, suit

FEW = settings(
    max_examples=12, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)

STRAIGHT_ENDS = ({1, 2, 3, 4, 5}, {9, 10, 11, 12, 13})


def same_ranks(cards: Cards) -> list[int]:
    """Return how many cards there are of each rank, from many to few."""
    return sorted(Counter(map(rank, cards)).values(), reverse=True)


def runs(cards: Cards, *, aces: tuple[int, ...] = (1,)) -> int:
    """Return how many ranks follow each other at most, when aces come where these numbers say."""
    ranks = {place for card in cards for place in (aces if rank(card) == 1 else (rank(card),))}
    return max(length for length in range(1, 15) for low in ranks if set(range(low, low + length)) <= ranks)


def of_a_suit(cards: Cards) -> int:
    """Return how many cards there are of the suit that has most."""
    return max(Counter(map(suit, cards)).values())


def goes_round(cards: Cards) -> bool:
    """Return whether five ranks follow each other only if the ace comes after the king."""
    ranks = {rank(card) % 13 for card in cards}  # the king is 0, the ace 1
    rings = [{(low + step) % 13 for step in range(5)} for low in range(10, 14)]
    return any(ring <= ranks for ring in rings)


def inside_a_run(cards: Cards) -> bool:
    """Return whether a rank that occurs twice lies inside every run of five."""
    twice = {number for number, count in Counter(map(rank, cards)).items() if count > 1}
    ranks = {rank(card) for card in cards}
    found = [set(range(low, low + 5)) for low in ranks if set(range(low, low + 5)) <= ranks]
    return bool(found) and all(twice & run for run in found)


Named = tuple[Hands, set[Category], Callable[[Cards], bool]]

HOLDING: dict[str, Named] = {
    "HIGH_CARD": (draws.HIGH_CARD, {Category.HIGH_CARD}, lambda c: same_ranks(c) == [1] * 7),
    "PAIR": (draws.PAIR, {Category.PAIR}, lambda c: same_ranks(c) == [2, 1, 1, 1, 1, 1]),
    "TWO_PAIRS": (draws.TWO_PAIRS, {Category.TWO_PAIRS}, lambda c: same_ranks(c) == [2, 2, 1, 1, 1]),
    "THREE_PAIRS": (draws.THREE_PAIRS, {Category.TWO_PAIRS}, lambda c: same_ranks(c) == [2, 2, 2, 1]),
    "THREE": (draws.THREE, {Category.THREE}, lambda c: same_ranks(c) == [3, 1, 1, 1, 1]),
    "STRAIGHT": (
        draws.STRAIGHT,
        {Category.STRAIGHT},
        lambda c: runs(c) == 5 and same_ranks(c) == [1] * 7 and not {1, 13} & set(map(rank, c)),
    ),
    "STRAIGHT_WITH_PAIR": (
        draws.STRAIGHT_WITH_PAIR,
        {Category.STRAIGHT},
        lambda c: runs(c) == 5 and inside_a_run(c),
    ),
    "STRAIGHT_WITH_TWO_MORE": (
        draws.STRAIGHT_WITH_TWO_MORE,
        {Category.STRAIGHT},
        lambda c: same_ranks(c) in ([3, 1, 1, 1, 1], [2, 2, 1, 1, 1]) and inside_a_run(c),
    ),
    "LONG_STRAIGHT": (
        draws.LONG_STRAIGHT,
        {Category.STRAIGHT},
        lambda c: runs(c) >= 6 and same_ranks(c) == [1] * 7,
    ),
    "LONGEST_STRAIGHT": (draws.LONGEST_STRAIGHT, {Category.STRAIGHT}, lambda c: runs(c) == 7),
    "STRAIGHT_AT_AN_END": (
        draws.STRAIGHT_AT_AN_END,
        {Category.STRAIGHT},
        lambda c: runs(c) == 5 and any(end <= set(map(rank, c)) for end in STRAIGHT_ENDS),
    ),
    "FLUSH": (draws.FLUSH, {Category.FLUSH}, lambda c: of_a_suit(c) == 5 and runs(c) < 5),
    "LONG_FLUSH": (draws.LONG_FLUSH, {Category.FLUSH}, lambda c: of_a_suit(c) >= 6 and runs(c) < 5),
    "LONGEST_FLUSH": (draws.LONGEST_FLUSH, {Category.FLUSH}, lambda c: of_a_suit(c) == 7),
    "FULL_HOUSE": (draws.FULL_HOUSE, {Category.FULL_HOUSE}, lambda c: same_ranks(c) == [3, 2, 1, 1]),
    "TWO_TRIPLES": (draws.TWO_TRIPLES, {Category.FULL_HOUSE}, lambda c: same_ranks(c) == [3, 3, 1]),
    "TRIPLE_AND_TWO_PAIRS": (
        draws.TRIPLE_AND_TWO_PAIRS,
        {Category.FULL_HOUSE},
        lambda c: same_ranks(c) == [3, 2, 2],
    ),
    "FOUR": (draws.FOUR, {Category.FOUR}, lambda c: same_ranks(c) == [4, 1, 1, 1]),
    "FOUR_AND_MORE": (
        draws.FOUR_AND_MORE,
        {Category.FOUR},
        lambda c: same_ranks(c) in ([4, 2, 1], [4, 3]),
    ),
    "STRAIGHT_FLUSH": (
        draws.STRAIGHT_FLUSH,
        {Category.STRAIGHT_FLUSH},
        lambda c: of_a_suit(c) == 5,
    ),
    "UPPER_STRAIGHT_FLUSH": (
        draws.UPPER_STRAIGHT_FLUSH,
        {Category.STRAIGHT_FLUSH},
        lambda c: of_a_suit(c) >= 6,
    ),
}
"""Hands in which something is found: what is drawn, its best category, and what else is true of it."""

LACKING: dict[str, Named] = {
    "GAP": (
        draws.GAP,
        {Category.HIGH_CARD, Category.PAIR},
        lambda c: not has(c, Category.STRAIGHT) and len(set(map(rank, c))) >= 5,
    ),
    "ACE_HIGH": (draws.ACE_HIGH, {Category.HIGH_CARD, Category.PAIR}, goes_round),
    "COURT_CARDS": (
        draws.COURT_CARDS,
        {Category.HIGH_CARD},
        lambda c: len({10, 11, 12, 13} & set(map(rank, c))) >= 2,
    ),
    "FOUR_OF_A_SUIT": (
        draws.FOUR_OF_A_SUIT,
        {Category.HIGH_CARD, Category.PAIR},
        lambda c: of_a_suit(c) == 4,
    ),
    "STRAIGHT_BESIDE_FLUSH": (
        draws.STRAIGHT_BESIDE_FLUSH,
        {Category.FLUSH},
        lambda c: has(c, Category.STRAIGHT) and of_a_suit(c) >= 5,
    ),
}
"""Hands that look like what they are not."""

ALL = HOLDING | LACKING


@pytest.mark.parametrize("name", ALL)
def test_seven_cards_are_what_their_name_says(name: str) -> None:
    strategy, best, fits = ALL[name]

    @FEW
    @given(strategy)
    def hold(cards: Cards) -> None:
        assert len(cards) == len(set(cards)) == 7
        assert set(cards) <= set(DECK)
        assert category_by_fives(cards) in best
        assert fits(cards)
        assert goes_round(cards) is (name == "ACE_HIGH"), "only one check is about an ace after a king"
        for aces_high in (False, True):
            assert category(cards, aces_high=aces_high) is category_by_fives(cards, aces_high=aces_high)

    hold()


@pytest.mark.parametrize("name", [name for name in ALL if name != "ACE_HIGH"])
def test_a_high_ace_makes_no_difference_but_where_it_is_asked_for(name: str) -> None:
    @FEW
    @given(ALL[name][0])
    def hold(cards: Cards) -> None:
        assert category(cards, aces_high=True) is category(cards)
        assert runs(cards, aces=(1, 14)) == runs(cards) or runs(cards, aces=(1, 14)) < 5

    hold()


def test_every_strategy_of_seven_cards_is_looked_at() -> None:
    made = {name for name, thing in vars(draws).items() if isinstance(thing, st.SearchStrategy)}
    assert made == set(ALL)
    assert list(draws.PLAIN) == list(Category)
    assert all(HOLDING[kind.name][0] is strategy for kind, strategy in draws.PLAIN.items())


def drawn(strategy: st.SearchStrategy[Any], check: str, count: int = 40) -> list[Any]:
    """Return the cases that a check asks."""
    return [one.case for one in draw(Scenario((strategy,), None, count, check))]


def test_the_cases_of_a_check_show_every_side_of_it() -> None:
    for strategy, check in (
        (draws.FLUSH, "test_a_flush_is_found"),
        (draws.STRAIGHT_FLUSH, "test_a_straight_flush_is_found"),
    ):
        assert {Counter(map(suit, cards)).most_common(1)[0][0] for cards in drawn(strategy, check)} == set(
            SUITS
        )
    ends = drawn(draws.STRAIGHT_AT_AN_END, "test_the_lowest_and_the_highest_straight_are_found")
    assert all(any(end <= set(map(rank, cards)) for cards in ends) for end in STRAIGHT_ENDS)
    fours = drawn(draws.FOUR_AND_MORE, "test_four_of_a_kind_is_found")
    assert {tuple(same_ranks(cards)) for cards in fours} == {(4, 2, 1), (4, 3)}


def values(deal: Deal) -> tuple[Category, Category]:
    """Return what each player's seven cards are worth."""
    return category_by_fives(deal.first + deal.community), category_by_fives(deal.second + deal.community)


def is_a_deal(deal: Deal) -> None:
    """Hold a deal to being nine cards of one deck, dealt in the order of the spec."""
    assert (len(deal.first), len(deal.second), len(deal.community)) == (2, 2, 5)
    assert len(set(deal.dealt)) == 9
    assert set(deal.dealt) <= set(DECK)
    assert deal.dealt[0:4:2] == deal.first
    assert deal.dealt[1:4:2] == deal.second
    assert deal.dealt[4:] == deal.community


def better(winner: int) -> dict[Category, st.SearchStrategy[Deal]]:
    """Return by category what makes deals that a player wins with it."""
    return dict(zip(list(Category)[1:], draws.one_better(winner=winner), strict=True))


@pytest.mark.parametrize("winner", [1, 2])
@pytest.mark.parametrize("best", list(Category)[1:], ids=lambda kind: kind.name)
def test_the_winner_that_was_asked_for_wins(best: Category, winner: int) -> None:
    @FEW
    @given(better(winner)[best])
    def hold(deal: Deal) -> None:
        is_a_deal(deal)
        mine, other = values(deal) if winner == 1 else reversed(values(deal))
        assert mine is best
        assert other < best

    hold()


@pytest.mark.parametrize("best", Category, ids=lambda kind: kind.name)
def test_a_tie_is_one(best: Category) -> None:
    @FEW
    @given(draws.tie()[best])
    def hold(deal: Deal) -> None:
        is_a_deal(deal)
        assert values(deal) == (best, best)

    hold()


@pytest.mark.parametrize(
    "best", [Category.PAIR, Category.TWO_PAIRS, Category.THREE], ids=lambda kind: kind.name
)
def test_a_tie_apart_is_one_of_other_ranks(best: Category) -> None:
    @FEW
    @given(draws.tie_apart()[best - 1])
    def hold(deal: Deal) -> None:
        is_a_deal(deal)
        assert values(deal) == (best, best)
        mine, other = (
            {rank(card) for card in combination(two + deal.community, best)}
            for two in (deal.first, deal.second)
        )
        assert not mine & other

    hold()


@FEW
@given(st.one_of(*draws.one_better(winner=1), *draws.one_better(winner=2), *draws.tie(), *draws.tie_apart()))
def test_in_a_deal_neither_player_holds_a_trap(deal: Deal) -> None:
    for two in (deal.first, deal.second):
        seven = two + deal.community
        assert is_plain(seven)
        assert category(seven, aces_high=True) is category(seven)


@FEW
@given(draws.any_deck())
def test_a_deck_has_every_card_once(deck: Cards) -> None:
    assert sorted(deck) == sorted(DECK)


@FEW
@given(st.permutations(DECK).map(lambda deck: tuple(deck[:7])))
def test_the_category_is_the_best_of_all_fives(cards: Cards) -> None:
    for aces_high in (False, True):
        assert category(cards, aces_high=aces_high) is category_by_fives(cards, aces_high=aces_high)
