"""The program can be run, and what it shows can be read: all that is judged at the table needs that."""

from __future__ import annotations

from kibitz import Broken, CardRow, Student, check, note

from .decks import fixture
from .table import play, seen


@check(
    task="display",
    points=0.5,
    clauses=["P1", "P2", "P11", "P11.1", "P11.2"],
    hint="Show the community cards and the cards of each player as in the example of the assignment.",
)
def test_a_hand_can_be_played(student: Student) -> None:
    """The program deals a hand from the deck, and shows it so that it can be read."""
    shown = []
    for name in ("sample", "traps"):
        student.start_over()
        dialogue = play(student, fixture(name), ["n"])
        hand = seen(dialogue).hands[0]
        shown.append(hand.shown)
    if shown[0] == shown[1] and not dialogue.noted("Deck.deal"):
        student.show(CardRow(note("What was shown with either of two decks"), hand.shown))
        raise Broken(
            note("The program never asks the deck for a card, and shows the same with every deck."),
            advice=note("Make a Deck, and take the cards from it with deal()."),
        )
