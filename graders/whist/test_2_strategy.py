"""The second part: a choice that has a reason, and words that say which.

What is counted is shown with how sure it is. Two things are asked of it: that more than the place of a card
in the hand decides, and that the choices differ from those of chance. A player that picks every card equally
often passes the second with a probability of 1 % at most; a reason that shows in none of the features that
are looked at is not seen.
"""

from __future__ import annotations

from kibitz import Broken, Student, StudentFailure, Untested, check, note

from .described import hold_described
from .measuring import habits, show_habit, show_results
from .reasons import hold_not_by_chance, hold_not_by_place

_CARD = ["test_a_card_is_given"]


@check(
    task="strategy",
    points=2,
    clauses=["W30"],
    needs=_CARD,
    hint="To take the first card that may be played, or the last, or the one in the middle, is no strategy.",
)
def test_more_than_the_place_decides(student: Student) -> None:
    """The choice depends on more than the place of a card in the hand."""
    hold_not_by_place(student)


@check(
    task="strategy",
    points=2,
    clauses=["W30", "W30.1"],
    needs=["test_more_than_the_place_decides"],
    hint="random.choice is no strategy, and neither is an order of the cards that means nothing in the game.",
)
def test_it_is_not_chance_that_decides(student: Student) -> None:
    """The choice is not as good as chance."""
    hold_not_by_chance(student)


@check(task="strategy", points=2, clauses=["W31"], needs=_CARD)
def test_the_strategy_is_described(student: Student) -> None:
    """There are words in the program, in docstrings or comments, that can say how it chooses."""
    hold_described(student)


@check(task="strategy", points=0, clauses=["W32", "W33"], needs=_CARD)
def test_what_the_player_is_seen_to_do(student: Student) -> None:
    """What the player is seen to do, and what it takes from simple players; no points depend on it."""
    try:
        seen = habits(student)
    except (StudentFailure, Broken):
        raise Untested(note("It gave too few cards that it may play for anything to be counted.")) from None
    for name in (
        "takes",
        "takes cheaply",
        "throws low",
        "spares the partner",
        "draws trumps",
        "counts cards",
    ):
        show_habit(student, seen[name])
    show_results(student)
