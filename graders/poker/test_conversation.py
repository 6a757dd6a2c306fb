"""Task 5, another hand or not: what the answers do, and how the game ends."""

from __future__ import annotations

from kibitz import Broken, Student, check, note

from .decks import fixture
from .table import A_HAND, play, seen

FIVE = 5
"""Hands in a deck."""


def hands_after(student: Student, *answers: str) -> int:
    """Return how many hands the program shows when it gets these answers and ends by itself."""
    return len(seen(play(student, fixture("sample"), answers, may_ask_more=False)).hands)


def must_show(student: Student, count: int, *answers: str) -> None:
    """Hold the program to a number of hands."""
    shown = hands_after(student, *answers)
    if shown != count:
        told = ", ".join(map(repr, answers))
        raise Broken(
            note("After the answers {answers} another number of hands was expected.", answers=told),
            expected=str(count),
            got=str(shown),
        )


@check(task="conversation", clauses=["P15", "P15.2", "P17"], needs=A_HAND)
def test_n_ends_the_game(student: Student) -> None:
    """The program asks after the first hand, and ends when the answer is n."""
    must_show(student, 1, "n")


@check(task="conversation", clauses=["P15", "P15.1"], needs=A_HAND)
def test_y_starts_another_hand(student: Student) -> None:
    """The answer y starts another hand, after which the program asks again."""
    must_show(student, 3, "y", "y", "n")


@check(task="conversation", clauses=["P15.1"], needs=A_HAND)
def test_a_capital_y_starts_another_hand(student: Student) -> None:
    """The answer Y does the same as y."""
    must_show(student, 2, "Y", "n")


@check(
    task="conversation",
    clauses=["P15.2", "P17"],
    needs=A_HAND,
    hint="Compare the answer with 'y' and 'Y', and let everything else end the program.",
)
def test_any_other_answer_ends_the_game(student: Student) -> None:
    """Any other answer ends the program."""
    for answer in ("no", "N", "x", "nay"):
        student.start_over()
        must_show(student, 1, answer)


@check(
    task="conversation",
    clauses=["P15.2", "P17"],
    needs=A_HAND,
    hint="Pressing Enter gives an empty answer, which has no first letter.",
)
def test_an_empty_answer_ends_the_game(student: Student) -> None:
    """An empty answer ends the program, without an error."""
    must_show(student, 1, "")


@check(
    task="conversation",
    points=2,
    clauses=["P16", "P17", "P36"],
    needs=A_HAND,
    hint="A hand takes nine cards, and a deck has 52: after five hands there are seven left.",
)
def test_a_deck_is_enough_for_five_hands(student: Student) -> None:
    """With y every time there are five hands, and then the program ends."""
    must_show(student, FIVE, *"yyyyy")
