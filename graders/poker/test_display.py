"""Task 3, showing the hand: the cards, the category, and the combination."""

from __future__ import annotations

from kibitz import Student, check, scenarios

from . import draws
from .draws import Deal
from .table import A_HAND, about_cards, about_category, about_combination, hold, one_hand

COUNT = 75
"""Three deals for each category, and for each way to win with it or to tie."""

BY_ANYBODY = (*draws.one_better(winner=1), *draws.one_better(winner=2), *draws.tie())


@check(task="display", points=1, clauses=["P11", "P11.1", "P12"], needs=A_HAND)
@scenarios(*draws.one_better(winner=1), count=10)
def test_all_nine_cards_are_shown(student: Student, case: Deal) -> None:
    """Two cards of each player and five community cards are shown."""
    hold(student, [one_hand(student, case)], about_cards)


@check(task="display", points=1, clauses=["P13", "P34"], needs=[*A_HAND, "test_all_nine_cards_are_shown"])
@scenarios(*BY_ANYBODY, count=COUNT)
def test_the_category_is_named(student: Student, case: Deal) -> None:
    """The announcement names the category of the winning hand, or of both in a tie."""
    hold(student, [one_hand(student, case)], about_category)


@check(
    task="display",
    points=1,
    clauses=["P14", "P14.1", "P14.2", "P32"],
    needs=[*A_HAND, "test_all_nine_cards_are_shown"],
    hint="Show the cards that make the category, and no others: four cards for four of a kind.",
)
@scenarios(*BY_ANYBODY, count=COUNT)
def test_the_combination_is_shown(student: Student, case: Deal) -> None:
    """The cards that make the category are shown, all of them and no others."""
    hold(student, [one_hand(student, case)], about_combination)
