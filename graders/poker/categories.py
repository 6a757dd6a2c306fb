"""Whether a program finds a category, or rightly does not: by its function, or else by what it shows."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from kibitz import Broken, CardRow, Student, note

from .decks import against_less
from .functions import has_function, must_find, must_miss
from .hands import Hand
from .oracle import Cards, Category, category
from .referee import Finding, expected
from .table import about_category, about_combination, about_winner, hold, one_hand, with_any_cards


def is_found(student: Student, wanted: Category, cards: Cards) -> None:
    """Hold a program to finding a category in seven cards of which it is the best."""
    if has_function(student, wanted):
        with_any_cards(student, lambda: must_find(student, wanted, cards))
    else:
        _shown(student, cards)


def is_missed(student: Student, cards: Cards, *unwanted: Category) -> None:
    """Hold a program to not finding categories that seven cards do not hold."""
    by_output = []
    for each in unwanted:
        if has_function(student, each):
            with_any_cards(student, functools.partial(must_miss, student, each, cards))
        else:
            by_output.append(each)
    if by_output:
        _not_shown(student, by_output, cards)


def _shown(student: Student, cards: Cards) -> None:
    """Hold a program to what it shows when player 1 has these cards, and player 2 has less."""
    deal = against_less(cards)
    if deal is not None:
        hand = one_hand(student, deal)
        hold(student, [hand], _about_finding)


def _about_finding(finding: Finding, hand: Hand) -> bool:
    """Return whether a finding is about what was found; that it was not shown costs points elsewhere."""
    shown = hand.announcement.combinations != ()
    return about_category(finding, hand) or (shown and about_combination(finding, hand))


def _not_shown(student: Student, unwanted: Sequence[Category], cards: Cards) -> None:
    """Hold a program to not announcing categories when player 1 has these cards, and player 2 has less."""
    deal = against_less(cards)
    if deal is None:
        return
    hand = one_hand(student, deal)
    if not hand.announcement.outcomes:
        hold(student, [hand], about_winner)
    for told in hand.announcement.categories:
        if told in unwanted and told is not category(hand.seven(1)):
            student.show(CardRow(note("The seven cards"), hand.seven(1)))
            raise Broken(
                note("These seven cards do not hold the category {category}.", category=told.label),
                expected=expected(hand),
                got=hand.announcement.line,
            )
