"""At the table: a program plays prepared decks, and the referee says what is wrong with what it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from kibitz import Broken, Dialogue, Student, StudentFailure, note

from .decks import deck_of, order
from .draws import Deal
from .hands import Hand
from .oracle import DECK, Cards
from .referee import Finding, Game, judge, read, unseen

T = TypeVar("T")

STEPS: Final = (5, 7, 11, 17, 19, 23)
"""How each deck is mixed that is ready for a program which shuffles more often than it should."""

ORDERED: Final = note(
    "The program compares cards with <, which the cards of this assignment do not allow. It was run with "
    "cards that can be compared by rank, as those of some other year could."
)

_A_HAND: Final = ["test_a_hand_can_be_played"]
A_HAND = _A_HAND
"""What every check of the table needs: without a hand that can be read there is nothing to judge."""


def with_any_cards(student: Student, act: Callable[[], T]) -> T:
    """Do something with the program; if it dies because cards cannot be compared, with cards that can be."""
    try:
        return act()
    except StudentFailure as failure:
        fault = failure.fault
        compares = (
            fault is not None and fault.type == "TypeError" and "between instances of 'Card'" in fault.message
        )
        if not compares:
            raise
    student.start_over(grants="ordered")
    student.remark(ORDERED)
    return act()


def play(
    student: Student, deck: Sequence[str], answers: Sequence[str], *, may_ask_more: bool = True
) -> Dialogue:
    """Run the program with a deck in the order of dealing, and return the dialogue.

    A second shuffle gives another deck, so that it shows.
    """
    decks = [tuple(deck), *map(_spare, STEPS)]
    shuffles = [order(one) for one in decks]
    return with_any_cards(
        student, lambda: student.run(answers=answers, shuffles=shuffles, may_ask_more=may_ask_more)
    )


def _spare(step: int) -> Cards:
    """Return a well-mixed deck, in which neighbours were so many places apart."""
    return tuple(DECK[step * place % len(DECK)] for place in range(len(DECK)))


def seen(dialogue: Dialogue) -> Game:
    """Return the game that a dialogue shows; the check fails when not one hand can be read."""
    game = read(dialogue)
    finding = unseen(game, dialogue.output())
    if finding is not None:
        raise _broken(finding)
    return game


def one_hand(student: Student, deal: Deal) -> Hand:
    """Return the hand that the program shows of a deal, after which it is told to end."""
    return seen(play(student, deck_of(deal), ["n"])).hands[0]


def hold(student: Student, hands: Iterable[Hand], about: Callable[[Finding, Hand], bool]) -> None:
    """Fail with the first finding of the kind that a check is about."""
    for hand in hands:
        for finding in judge(hand):
            if about(finding, hand):
                for row in finding.rows:
                    student.show(row)
                raise _broken(finding)


def _broken(finding: Finding) -> Broken:
    return Broken(finding.says, expected=finding.expected, got=finding.line)


def about_cards(finding: Finding, hand: Hand) -> bool:
    """Return whether a finding is about the cards that were dealt, or that could not be found."""
    return finding.kind == "cards" or (finding.kind == "unreadable" and not finding.expected)


def about_winner(finding: Finding, hand: Hand) -> bool:
    """Return whether a finding is about who wins, or about not being told."""
    return about_cards(finding, hand) or finding.kind == "winner" or _not_told(finding, hand)


def about_category(finding: Finding, hand: Hand) -> bool:
    """Return whether a finding is about the category that was announced, or that was not."""
    return (
        about_cards(finding, hand)
        or finding.kind == "category"
        or (finding.kind == "unreadable" and bool(hand.announcement.outcomes))
    )


def about_combination(finding: Finding, hand: Hand) -> bool:
    """Return whether a finding is about the cards that were shown for the winning hand."""
    return about_cards(finding, hand) or finding.kind == "combination"


def _not_told(finding: Finding, hand: Hand) -> bool:
    return finding.kind == "unreadable" and not hand.announcement.outcomes
