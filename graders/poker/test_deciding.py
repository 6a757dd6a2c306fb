"""Task 2, deciding who wins: by category alone, whoever sits where.

These hands have no traps in them, so that a mistake in finding a category costs nothing here. By which
category a hand is won, and with which cards, is for the checks of what is shown.
"""

from __future__ import annotations

from kibitz import Student, check, scenarios

from . import draws
from .decks import exchanged, fixture
from .draws import Deal
from .table import A_HAND, about_winner, hold, one_hand, play, seen

COUNT = 60


@check(task="deciding", points=2, clauses=["P9", "P12"], needs=A_HAND)
@scenarios(*draws.one_better(winner=1), count=COUNT)
def test_player_1_wins_with_the_better_category(student: Student, case: Deal) -> None:
    """Player 1 wins when player 1 has the higher category."""
    hold(student, [one_hand(student, case)], about_winner)


@check(
    task="deciding",
    points=2,
    clauses=["P9", "P12"],
    needs=A_HAND,
    hint="Look for each category with both players before going on to the next lower one.",
)
@scenarios(*draws.one_better(winner=2), count=COUNT)
def test_player_2_wins_with_the_better_category(student: Student, case: Deal) -> None:
    """Player 2 wins when player 2 has the higher category."""
    hold(student, [one_hand(student, case)], about_winner)


@check(
    task="deciding",
    points=2,
    clauses=["P10", "P12"],
    needs=A_HAND,
    hint="Ranks do not matter: two straights are a tie, whichever is the higher.",
)
@scenarios(*draws.tie(), *draws.tie_apart(), count=COUNT)
def test_the_same_category_is_a_tie(student: Student, case: Deal) -> None:
    """When both have the same category it is a tie, whatever the ranks."""
    hold(student, [one_hand(student, case)], about_winner)


@check(
    task="deciding",
    points=1,
    clauses=["P9", "P12"],
    needs=A_HAND,
    hint="Look at the order of the categories: a flush is above a straight.",
)
def test_the_next_higher_category_wins(student: Student) -> None:
    """One category wins from the one just below it, whoever has it."""
    deck = fixture("climbing")
    for cards in (deck, exchanged(deck)):
        student.start_over()
        hold(student, seen(play(student, cards, "yyyyn")).hands, about_winner)


@check(task="deciding", points=1, clauses=["P9", "P10", "P12"], needs=A_HAND, visibility="hidden")
@scenarios(draws.any_deck(), count=10)
def test_whole_games_are_decided_rightly(student: Student, case: draws.Cards) -> None:
    """In whole games with any cards, every hand is decided rightly."""
    hold(student, seen(play(student, case, "yyyyn")).hands, about_winner)
