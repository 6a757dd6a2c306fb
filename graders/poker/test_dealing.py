"""Task 4, dealing: which cards of the deck go where, and when it is shuffled.

The program gets prepared decks, one for each time that it shuffles; what it shows tells what it did.
"""

from __future__ import annotations

from kibitz import Broken, CardRow, Student, check, note

from .dealing import dealt_as
from .decks import fixture
from .hands import Hand
from .oracle import DECK, Cards
from .table import A_HAND, play, seen

NINE = 9
"""Cards in a hand."""


def hands_of(student: Student, deck: Cards, *answers: str) -> tuple[Hand, ...]:
    """Return the hands that the program shows with a deck."""
    return seen(play(student, deck, answers)).hands


def must_be_next(student: Student, hand: Hand, following: Cards) -> None:
    """Hold the program to showing the next cards of the deck, wherever they went."""
    if not set(hand.shown) <= set(following):
        student.show(CardRow(note("The next cards of the deck"), following))
        student.show(CardRow(note("The cards that were shown"), hand.shown))
        raise Broken(
            note("This hand does not have the next cards of the deck."),
            expected=" ".join(sorted(following)),
            got=" ".join(sorted(hand.shown)),
        )


@check(
    task="dealing",
    points=2,
    clauses=["P3"],
    needs=A_HAND,
    hint="Call the deck's shuffle() before the first card is dealt.",
)
def test_the_deck_is_shuffled(student: Student) -> None:
    """The deck is shuffled before the first hand."""
    new = set(DECK[-NINE:]), set(DECK[:NINE])
    for name in ("sample", "traps"):
        student.start_over()
        hand = hands_of(student, fixture(name), "n")[0]
        if any(set(hand.shown) <= cards for cards in new):
            raise Broken(note("The first hand has the cards of a deck that was not shuffled."))


@check(
    task="dealing",
    points=2,
    clauses=["P2", "P3"],
    needs=["test_a_hand_can_be_played", "test_the_deck_is_shuffled"],
    hint="Make one Deck, shuffle it once, and take every card from it with deal().",
)
def test_the_cards_come_from_the_deck(student: Student) -> None:
    """The cards of the first hand are the first nine of the shuffled deck."""
    for name in ("climbing", "traps"):
        student.start_over()
        deck = fixture(name)
        must_be_next(student, hands_of(student, deck, "n")[0], deck[:12])


@check(
    task="dealing",
    points=3,
    clauses=["P4"],
    needs=["test_a_hand_can_be_played", "test_the_deck_is_shuffled", "test_the_cards_come_from_the_deck"],
    hint="One card to player 1, one to player 2, a second one to each, and then five to the table.",
)
def test_the_cards_are_dealt_in_order(student: Student) -> None:
    """Each player gets one card, then a second one, and then the community cards come."""
    deck = fixture("ties")
    hand = hands_of(student, deck, "n")[0]
    dealing = dealt_as(hand, deck[:12])
    if not dealing.right:
        student.show(CardRow(note("The first nine cards of the deck, in order"), deck[:NINE]))
        raise Broken(dealing.says)


@check(
    task="dealing",
    points=2,
    clauses=["P3", "P5"],
    needs=["test_a_hand_can_be_played", "test_the_deck_is_shuffled", "test_the_cards_come_from_the_deck"],
    hint="Make and shuffle the deck once, before the loop over hands.",
)
def test_the_next_hand_goes_on_in_the_same_deck(student: Student) -> None:
    """The second hand has the next nine cards: the deck is not shuffled again, and no card comes back."""
    deck = fixture("climbing")
    hands = hands_of(student, deck, "y", "n")
    if len(hands) < 2:
        raise Broken(note("There was no second hand to look at."))
    used = 12 if not set(hands[0].shown) <= set(deck[:NINE]) else NINE
    must_be_next(student, hands[1], deck[used : used + 12])
