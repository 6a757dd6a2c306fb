"""What must come out: the nine categories, defined so that each can be seen to be right.

A card is a string, the way it prints: ``10h``, ``Ks``, ``Ac``. Functions that decide take different
cards, in any order; ``proves``, which looks at what a program showed, takes any strings at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from enum import IntEnum
from itertools import combinations

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks, from the lowest to the highest."""

SUITS = "cdhs"
"""The suits: clubs, diamonds, hearts, spades."""

DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 cards, in the order in which the deck of ``cards.py`` holds them when it is new."""

Cards = tuple[str, ...]


class Category(IntEnum):
    """What a hand is worth: the higher number wins."""

    HIGH_CARD = 0
    """None of the others."""
    PAIR = 1
    """Two cards of one rank."""
    TWO_PAIRS = 2
    """Two cards of one rank, and two of another."""
    THREE = 3
    """Three cards of one rank."""
    STRAIGHT = 4
    """Five cards of which the ranks follow each other."""
    FLUSH = 5
    """Five cards of one suit."""
    FULL_HOUSE = 6
    """Three cards of one rank, and two of another."""
    FOUR = 7
    """Four cards of one rank."""
    STRAIGHT_FLUSH = 8
    """Five cards that are at the same time a straight and a flush."""

    @property
    def label(self) -> str:
        """What the spec calls it."""
        return _LABELS[self]

    @property
    def size(self) -> int:
        """How many cards show it."""
        return _SIZES[self]


_LABELS = {
    Category.HIGH_CARD: "high card",
    Category.PAIR: "one pair",
    Category.TWO_PAIRS: "two pairs",
    Category.THREE: "three of a kind",
    Category.STRAIGHT: "straight",
    Category.FLUSH: "flush",
    Category.FULL_HOUSE: "full house",
    Category.FOUR: "four of a kind",
    Category.STRAIGHT_FLUSH: "straight flush",
}

_SIZES = {
    Category.HIGH_CARD: 1,
    Category.PAIR: 2,
    Category.TWO_PAIRS: 4,
    Category.THREE: 3,
    Category.STRAIGHT: 5,
    Category.FLUSH: 5,
    Category.FULL_HOUSE: 5,
    Category.FOUR: 4,
    Category.STRAIGHT_FLUSH: 5,
}

_BY_RANKS = {
    (2,): Category.PAIR,
    (2, 2): Category.TWO_PAIRS,
    (3,): Category.THREE,
    (2, 3): Category.FULL_HOUSE,
    (4,): Category.FOUR,
}
"""The categories that are about equal ranks, by how many cards of each rank they have."""

_NUMBERS = {name: number for number, name in enumerate(RANKS, start=1)}


def rank(card: str) -> int:
    """Return the rank of a card: 1 for an ace, 13 for a king."""
    return _NUMBERS[card[:-1]]


def suit(card: str) -> str:
    """Return the suit of a card, as one letter."""
    return card[-1]


def category_of_five(cards: Collection[str], *, aces_high: bool = False) -> Category:
    """Return the category of five cards; with fewer there is no straight and no flush."""
    straight = _is_straight(cards, aces_high=aces_high)
    flush = _is_flush(cards)
    if straight and flush:
        return Category.STRAIGHT_FLUSH
    if straight or flush:  # then all five ranks are different, so there is nothing else
        return Category.STRAIGHT if straight else Category.FLUSH
    repeated = tuple(number for number in _same_ranks(cards) if number > 1)
    return _BY_RANKS.get(repeated, Category.HIGH_CARD)


def category_by_fives(cards: Collection[str], *, aces_high: bool = False) -> Category:
    """Return the best category that any five of the cards make: its definition, and slow.

    A card that occurs twice counts once.
    """
    different = dict.fromkeys(cards)
    fives = combinations(different, min(5, len(different)))
    return max(category_of_five(five, aces_high=aces_high) for five in fives)


def category(cards: Collection[str], *, aces_high: bool = False) -> Category:
    """Return the same as ``category_by_fives``, by counting, which is far quicker; a test compares them."""
    different = set(cards)
    ranks = Counter(rank(card) for card in different)
    counts = [*sorted(ranks.values(), reverse=True), 0]
    suited = [[rank(card) for card in different if suit(card) == sign] for sign in SUITS]
    holds = {
        Category.STRAIGHT_FLUSH: any(_has_run(some, aces_high=aces_high) for some in suited),
        Category.FOUR: counts[0] >= 4,
        Category.FULL_HOUSE: counts[0] >= 3 and counts[1] >= 2,
        Category.FLUSH: any(len(some) >= 5 for some in suited),
        Category.STRAIGHT: _has_run(ranks, aces_high=aces_high),
        Category.THREE: counts[0] >= 3,
        Category.TWO_PAIRS: counts[0] >= 2 and counts[1] >= 2,
        Category.PAIR: counts[0] >= 2,
    }
    return next((kind for kind, there in holds.items() if there), Category.HIGH_CARD)


def _has_run(ranks: Collection[int], *, aces_high: bool) -> bool:
    """Return whether five of these ranks follow each other."""
    there = {*ranks, 14} if aces_high and 1 in ranks else set(ranks)
    return any(all(low + step in there for step in range(5)) for low in there)


def proves(cards: Sequence[str], category: Category, *, aces_high: bool = False) -> bool:
    """Return whether these are just the cards that show a category: two for a pair, five for a flush.

    Any cards show a high card, and so do none at all. Nothing is shown by a card that occurs twice, or
    by what is not a card.
    """
    if len(set(cards)) < len(cards) or not set(cards) <= set(DECK):
        return False
    if category is Category.HIGH_CARD:
        return True
    straight = _is_straight(cards, aces_high=aces_high)
    flush = _is_flush(cards)
    shown = {
        Category.STRAIGHT: straight,
        Category.FLUSH: flush,
        Category.STRAIGHT_FLUSH: straight and flush,
    }
    return shown.get(category, _BY_RANKS.get(_same_ranks(cards)) is category)


def combination(cards: Sequence[str], category: Category, *, aces_high: bool = False) -> Cards:
    """Return some of the cards that show a category, the first that are found, or ``()`` if none do."""
    for some in combinations(cards, category.size):
        if proves(some, category, aces_high=aces_high):
            return some
    return ()


def has(cards: Sequence[str], category: Category, *, aces_high: bool = False) -> bool:
    """Return whether some of the cards show a category, also when they hold a better one."""
    return category is Category.HIGH_CARD or combination(cards, category, aces_high=aces_high) != ()


def _same_ranks(cards: Collection[str]) -> tuple[int, ...]:
    """Return how many cards there are of each rank that occurs, from few to many."""
    ranks = [rank(card) for card in cards]
    return tuple(sorted(ranks.count(number) for number in set(ranks)))


def _is_straight(cards: Collection[str], *, aces_high: bool) -> bool:
    """Return whether these are five cards of which the ranks follow each other."""
    low = sorted(rank(card) for card in cards)
    return _is_run(low) or (aces_high and _is_run(sorted(14 if number == 1 else number for number in low)))


def _is_run(ranks: list[int]) -> bool:
    """Return whether these are five numbers, each one more than the one before."""
    return len(ranks) == 5 and ranks == list(range(ranks[0], ranks[0] + 5))


def _is_flush(cards: Collection[str]) -> bool:
    """Return whether these are five cards of one suit."""
    return len(cards) == 5 and len({suit(card) for card in cards}) == 1
