"""Task 1, finding categories: each is found where it is the best, and is not found where it is not there.

Each check is for one category, or for one trap in it, and asks for nothing else; hands that hold a trap
of another check are not among those of this one.
"""

from __future__ import annotations

from kibitz import Student, check, scenarios

from . import draws
from .categories import is_found, is_missed
from .oracle import Cards, Category

COUNT = 40
"""Hands for each check."""


@check(task="categories", clauses=["P6.2", "P8", "P18", "P18.1"])
@scenarios(draws.PAIR, count=COUNT)
def test_one_pair_is_found(student: Student, case: Cards) -> None:
    """One pair is found, wherever its cards are."""
    is_found(student, Category.PAIR, case)


@check(task="categories", clauses=["P6.3", "P8", "P18", "P18.1"])
@scenarios(draws.TWO_PAIRS, count=COUNT)
def test_two_pairs_are_found(student: Student, case: Cards) -> None:
    """Two pairs are found."""
    is_found(student, Category.TWO_PAIRS, case)


@check(
    task="categories",
    points=0.5,
    clauses=["P8.3", "P14", "P30"],
    hint="With three pairs, any two of them are the combination: four cards.",
)
@scenarios(draws.THREE_PAIRS, count=COUNT)
def test_three_pairs_are_two_pairs(student: Student, case: Cards) -> None:
    """Three pairs count as two pairs, of which four cards are shown."""
    is_found(student, Category.TWO_PAIRS, case)


@check(task="categories", clauses=["P6.4", "P8", "P18", "P18.1"])
@scenarios(draws.THREE, count=COUNT)
def test_three_of_a_kind_is_found(student: Student, case: Cards) -> None:
    """Three of a kind is found."""
    is_found(student, Category.THREE, case)


@check(task="categories", clauses=["P6.5", "P8", "P18", "P18.1"])
@scenarios(draws.STRAIGHT, count=COUNT)
def test_a_straight_is_found(student: Student, case: Cards) -> None:
    """A straight is found, in whatever order its cards are."""
    is_found(student, Category.STRAIGHT, case)


@check(
    task="categories",
    clauses=["P8.1"],
    hint="A rank that occurs twice does not break a run: look at the different ranks that there are.",
)
@scenarios(draws.STRAIGHT_WITH_PAIR, draws.STRAIGHT_WITH_TWO_MORE, count=COUNT)
def test_a_pair_does_not_break_a_straight(student: Student, case: Cards) -> None:
    """A straight is found when one of its ranks occurs twice or three times."""
    is_found(student, Category.STRAIGHT, case)


@check(
    task="categories",
    points=0.5,
    clauses=["P8.1", "P14", "P30"],
    hint="Of six or seven cards in a row, any five that follow each other are the combination, and no more.",
)
@scenarios(draws.LONG_STRAIGHT, draws.LONGEST_STRAIGHT, count=COUNT)
def test_a_longer_run_holds_a_straight(student: Student, case: Cards) -> None:
    """Of six or seven ranks in a row, five are found."""
    is_found(student, Category.STRAIGHT, case)


@check(
    task="categories",
    clauses=["P6.5", "P7"],
    hint="The lowest straight begins with the ace, and the highest ends with the king.",
)
@scenarios(draws.STRAIGHT_AT_AN_END, count=COUNT)
def test_the_lowest_and_the_highest_straight_are_found(student: Student, case: Cards) -> None:
    """The straights from the ace and to the king are found."""
    is_found(student, Category.STRAIGHT, case)


@check(
    task="categories",
    clauses=["P6.5"],
    hint="Five ranks follow each other only when each is one more than the one before.",
)
@scenarios(draws.GAP, count=COUNT)
def test_a_run_with_a_gap_is_no_straight(student: Student, case: Cards) -> None:
    """Five cards with a gap between them are no straight."""
    is_missed(student, case, Category.STRAIGHT)


@check(
    task="categories",
    points=0.5,
    clauses=["P7"],
    hint="In this game the ace is the lowest card, and never comes after the king.",
)
@scenarios(draws.ACE_HIGH, count=COUNT)
def test_an_ace_does_not_follow_the_king(student: Student, case: Cards) -> None:
    """10, J, Q, K, A is no straight, and neither is Q, K, A, 2, 3."""
    is_missed(student, case, Category.STRAIGHT)


@check(task="categories", clauses=["P6.6", "P8", "P18", "P18.1"], hint="All four suits can make a flush.")
@scenarios(draws.FLUSH, count=COUNT)
def test_a_flush_is_found(student: Student, case: Cards) -> None:
    """A flush is found, in every suit."""
    is_found(student, Category.FLUSH, case)


@check(
    task="categories",
    points=0.5,
    clauses=["P8.2", "P14", "P30"],
    hint="Of six or seven cards of a suit any five are the combination, and no more than five.",
)
@scenarios(draws.LONG_FLUSH, draws.LONGEST_FLUSH, count=COUNT)
def test_six_or_seven_of_a_suit_hold_a_flush(student: Student, case: Cards) -> None:
    """Of six or seven cards of a suit, five are found."""
    is_found(student, Category.FLUSH, case)


@check(task="categories", points=0.5, clauses=["P6.6", "P18.2"])
@scenarios(draws.FOUR_OF_A_SUIT, count=COUNT)
def test_four_of_a_suit_are_no_flush(student: Student, case: Cards) -> None:
    """Four cards of a suit are no flush."""
    is_missed(student, case, Category.FLUSH)


@check(task="categories", clauses=["P6.7", "P8", "P18", "P18.1"])
@scenarios(draws.FULL_HOUSE, count=COUNT)
def test_a_full_house_is_found(student: Student, case: Cards) -> None:
    """A full house is found."""
    is_found(student, Category.FULL_HOUSE, case)


@check(
    task="categories",
    points=0.5,
    clauses=["P8.4"],
    hint="Two cards of the second triple are as good as a pair.",
)
@scenarios(draws.TWO_TRIPLES, count=COUNT)
def test_two_triples_are_a_full_house(student: Student, case: Cards) -> None:
    """Three of one rank and three of another are a full house."""
    is_found(student, Category.FULL_HOUSE, case)


@check(task="categories", points=0.5, clauses=["P8.4", "P14"])
@scenarios(draws.TRIPLE_AND_TWO_PAIRS, count=COUNT)
def test_a_triple_and_two_pairs_are_a_full_house(student: Student, case: Cards) -> None:
    """Three of one rank with two pairs beside them are a full house, of which five cards are shown."""
    is_found(student, Category.FULL_HOUSE, case)


@check(task="categories", points=0.5, clauses=["P6.7", "P18.2"])
@scenarios(draws.THREE, draws.TWO_PAIRS, draws.THREE_PAIRS, count=COUNT)
def test_a_triple_or_pairs_alone_are_no_full_house(student: Student, case: Cards) -> None:
    """A triple without a pair is no full house, and neither are pairs without a triple."""
    is_missed(student, case, Category.FULL_HOUSE)


@check(task="categories", clauses=["P6.8", "P8", "P14", "P18", "P18.1"])
@scenarios(draws.FOUR, draws.FOUR_AND_MORE, count=COUNT)
def test_four_of_a_kind_is_found(student: Student, case: Cards) -> None:
    """Four of a kind is found, whatever the other three cards are."""
    is_found(student, Category.FOUR, case)


@check(
    task="categories",
    points=0.5,
    clauses=["P6.1", "P6.2", "P6.4", "P18.2"],
    hint="Ten, jack, queen and king are worth the same in some games, but they are different ranks.",
)
@scenarios(draws.COURT_CARDS, count=COUNT)
def test_court_cards_are_no_pair(student: Student, case: Cards) -> None:
    """A ten, a jack, a queen and a king are of different ranks."""
    is_missed(student, case, Category.PAIR, Category.TWO_PAIRS, Category.THREE, Category.FOUR)


@check(task="categories", points=0.5, clauses=["P6.3", "P6.4", "P6.8", "P18.2"])
@scenarios(draws.PAIR, draws.TWO_PAIRS, count=COUNT)
def test_pairs_are_no_three_and_no_four_of_a_kind(student: Student, case: Cards) -> None:
    """Pairs are not taken for three or four of a kind."""
    is_missed(student, case, Category.THREE, Category.FOUR)


@check(task="categories", points=0.5, clauses=["P6.3", "P18.2"], hint="Two pairs are of two different ranks.")
@scenarios(draws.PAIR, count=COUNT)
def test_one_pair_is_not_two_pairs(student: Student, case: Cards) -> None:
    """One pair is not taken for two."""
    is_missed(student, case, Category.TWO_PAIRS)


@check(task="categories", clauses=["P6.9", "P8", "P18", "P18.1"])
@scenarios(draws.STRAIGHT_FLUSH, count=COUNT)
def test_a_straight_flush_is_found(student: Student, case: Cards) -> None:
    """A straight flush is found."""
    is_found(student, Category.STRAIGHT_FLUSH, case)


@check(
    task="categories",
    clauses=["P6.9", "P8", "P8.2"],
    hint="With six or seven cards of a suit, the five that follow each other may be any of them: look for a "
    "straight among all cards of that suit.",
)
@scenarios(draws.UPPER_STRAIGHT_FLUSH, count=COUNT)
def test_a_straight_flush_among_more_of_the_suit_is_found(student: Student, case: Cards) -> None:
    """A straight flush is found when there are lower cards of its suit beside it."""
    is_found(student, Category.STRAIGHT_FLUSH, case)


@check(
    task="categories",
    clauses=["P8.5"],
    hint="There may be a straight and a flush that are not the same five cards.",
)
@scenarios(draws.STRAIGHT_BESIDE_FLUSH, count=COUNT)
def test_a_straight_beside_a_flush_is_no_straight_flush(student: Student, case: Cards) -> None:
    """A straight and a flush of different cards are no straight flush."""
    is_missed(student, case, Category.STRAIGHT_FLUSH)
