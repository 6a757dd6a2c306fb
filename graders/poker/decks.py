"""Decks in the order in which they are dealt: those of ``fixtures/poker``, and decks made around one deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

from .draws import Deal
from .oracle import DECK, Cards, Category, category

NINE = 9
"""Cards of one hand."""

_FIXTURES = Path(__file__).parents[2] / "fixtures" / "poker"


def fixture(name: str) -> Cards:
    """Return the deck of a file in ``fixtures/poker``."""
    lines = (_FIXTURES / f"{name}.txt").read_text("utf-8").splitlines()
    return tuple(card for line in lines for card in line.partition("#")[0].split())


def deck_of(*deals: Deal) -> Cards:
    """Return a whole deck that begins with these deals."""
    first = [card for deal in deals for card in deal.dealt]
    return (*first, *(card for card in DECK if card not in first))


def exchanged(deck: Sequence[str]) -> Cards:
    """Return a deck in which the players have each other's cards, for as many hands as it holds."""
    cards = list(deck)
    for start in range(0, len(cards) - NINE + 1, NINE):
        one, two, three, four = cards[start : start + 4]
        cards[start : start + 4] = two, one, four, three
    return tuple(cards)


def order(deck: Sequence[str]) -> Cards:
    """Return a deck as ``cards.Deck`` holds it, which deals from the end."""
    return tuple(reversed(deck))


def against_less(cards: Sequence[str]) -> Deal | None:
    """Return a deal in which player 1 has these seven cards, and player 2 has less or but a high card.

    ``None`` when there is none: the community has all that makes the category.
    """
    best = category(cards)
    for other in _pairs(cards):
        less = category((*other, *cards[2:]))
        if less < best or less is Category.HIGH_CARD:
            return Deal(tuple(cards[2:]), tuple(cards[:2]), other)
    return None


def _pairs(cards: Sequence[str]) -> Iterator[Cards]:
    yield from combinations([card for card in DECK if card not in cards], 2)
