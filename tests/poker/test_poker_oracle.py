"""The oracle of the poker suite: its counts are the published ones, and its shortcuts are the definition."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from poker.oracle import (
    DECK,
    RANKS,
    SUITS,
    Category,
    category,
    category_of_five,
    combination,
    has,
    proves,
    rank,
    suit,
)

Hand = tuple[str, ...]

# Wikipedia, "Poker probability": the hands of five cards, and of seven, when an ace may be high or low.
FIVE_CARDS = {
    Category.STRAIGHT_FLUSH: 40,
    Category.FOUR: 624,
    Category.FULL_HOUSE: 3_744,
    Category.FLUSH: 5_108,
    Category.STRAIGHT: 10_200,
    Category.THREE: 54_912,
    Category.TWO_PAIRS: 123_552,
    Category.PAIR: 1_098_240,
    Category.HIGH_CARD: 1_302_540,
}
SEVEN_CARDS = {
    Category.STRAIGHT_FLUSH: 41_584,
    Category.FOUR: 224_848,
    Category.FULL_HOUSE: 3_473_184,
    Category.FLUSH: 4_047_644,
    Category.STRAIGHT: 6_180_020,
    Category.THREE: 6_461_620,
    Category.TWO_PAIRS: 31_433_400,
    Category.PAIR: 58_627_800,
    Category.HIGH_CARD: 23_294_460,
}

# With a low ace alone, straights begin with an ace and up to a nine. All else is as it was.
RUNS = 9
ACES_LOW = FIVE_CARDS | {
    Category.STRAIGHT_FLUSH: RUNS * 4,
    Category.FLUSH: comb(13, 5) * 4 - RUNS * 4,
    Category.STRAIGHT: RUNS * (4**5 - 4),
    Category.HIGH_CARD: (comb(13, 5) - RUNS) * (4**5 - 4),
}


def rank_patterns(size: int) -> Iterator[tuple[int, ...]]:
    """Make every way in which the ranks of so many cards can be: a number for each card, from 0."""
    for pattern in combinations_with_replacement(range(13), size):
        if max(Counter(pattern).values()) <= 4:
            yield pattern


def without_flush(pattern: tuple[int, ...]) -> Hand:
    """Return cards of these ranks, the suits in turn: no more than two of any suit."""
    return tuple(RANKS[number] + SUITS[place % 4] for place, number in enumerate(pattern))


def ways_without_flush(pattern: tuple[int, ...]) -> int:
    """Count the hands of these ranks that have no five cards of one suit."""
    counts = Counter(pattern).values()
    in_suit = [1]  # how many hands have no, one, two ... cards in some one suit
    for count in counts:
        longer = [*in_suit, 0]
        without, with_it = comb(3, count), comb(3, count - 1)
        in_suit = [
            longer[place] * without + (in_suit[place - 1] * with_it if place else 0)
            for place in range(len(longer))
        ]
    return prod(comb(4, count) for count in counts) - 4 * sum(in_suit[5:])


def counted_without_flush(size: int, *, aces_high: bool) -> Counter[Category]:
    """Count the hands of so many cards that have no five cards of one suit."""
    found: Counter[Category] = Counter()
    for pattern in rank_patterns(size):
        found[category(without_flush(pattern), aces_high=aces_high)] += ways_without_flush(pattern)
    return found


def weighted_flushes() -> Iterator[tuple[Hand, int]]:
    """Make the hands of seven with five clubs or more, and how many are like each but for suits."""
    clubs = [name + "c" for name in RANKS]
    for five in combinations(clubs, 5):
        for one, other in combinations(RANKS, 2):
            yield (*five, one + "d", other + "d"), 4 * 3
        for one in RANKS:
            for other in RANKS:
                yield (*five, one + "d", other + "h"), 4 * 3
    for six in combinations(clubs, 6):
        for name in RANKS:
            yield (*six, name + "d"), 4 * 3
    for seven in combinations(clubs, 7):
        yield seven, 4


def some_hands(size: int, count: int, deck: Iterable[str] = DECK) -> list[Hand]:
    """Return hands drawn at random, the same ones each time."""
    chance = random.Random(f"poker {size}")
    cards = list(deck)
    return [tuple(chance.sample(cards, size)) for _ in range(count)]


def rich_hands(size: int, count: int) -> list[Hand]:
    """Return hands from a few ranks and suits, in which the rarer categories are common."""
    suited = [card for card in DECK if suit(card) in "cd"]
    low = [card for card in DECK if rank(card) <= 5]
    return some_hands(size, count, suited) + some_hands(size, count, low) + some_hands(size, count)


def test_a_deck_has_each_card_once() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert {(rank(card), suit(card)) for card in DECK} == {(n, s) for n in range(1, 14) for s in "cdhs"}
    assert [rank(card) for card in ("Ac", "2d", "10h", "Js", "Qc", "Kd")] == [1, 2, 10, 11, 12, 13]


@pytest.mark.parametrize(("aces_high", "counts"), [(True, FIVE_CARDS), (False, ACES_LOW)])
def test_the_hands_of_five_are_as_many_as_are_published(aces_high: bool, counts: dict[Category, int]) -> None:
    found = counted_without_flush(5, aces_high=aces_high)
    for five in combinations(RANKS, 5):
        found[category_of_five([name + "h" for name in five], aces_high=aces_high)] += 4
    assert found == counts
    assert found.total() == comb(52, 5)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("aces_high", "counts"), [(True, FIVE_CARDS), (False, ACES_LOW)])
def test_each_hand_of_five_counted_one_by_one(aces_high: bool, counts: dict[Category, int]) -> None:
    fives = combinations(DECK, 5)
    assert Counter(category_of_five(five, aces_high=aces_high) for five in fives) == counts


def test_the_ways_to_choose_suits_are_counted_well() -> None:
    with_flush = sum(comb(13, clubs) * comb(39, 7 - clubs) for clubs in (5, 6, 7)) * 4
    assert sum(map(ways_without_flush, rank_patterns(7))) == comb(52, 7) - with_flush
    assert sum(weight for _, weight in weighted_flushes()) == with_flush


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_hands_of_seven_are_as_many_as_are_published() -> None:
    found = counted_without_flush(7, aces_high=True)
    for hand, weight in weighted_flushes():
        found[category(hand, aces_high=True)] += weight
    assert found == SEVEN_CARDS
    assert found.total() == comb(52, 7)


@pytest.mark.parametrize("aces_high", [False, True])
@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_best_of_a_hand_is_the_best_that_some_cards_prove(size: int, aces_high: bool) -> None:
    seen = set()
    for hand in rich_hands(size, 80):
        best = category(hand, aces_high=aces_high)
        seen.add(best)
        assert best == max(which for which in Category if has(hand, which, aces_high=aces_high))
        assert proves(combination(hand, best, aces_high=aces_high), best, aces_high=aces_high)
    assert len(seen) >= (6 if size == 5 else 8)


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("10h Jh Qh Kh Ah 2c 3d", Category.FLUSH),
        ("10h Jc Qh Kh As 2c 3d", Category.HIGH_CARD),
        ("Kh Ac 2d 3h 4s 9c 9d", Category.PAIR),
        ("Ah 2c 3d 4h 5s 9c Jd", Category.STRAIGHT),
        ("3h 4c 4d 5h 6s 7c 7d", Category.STRAIGHT),
        ("3h 4c 5d 6h 7s 8c 9d", Category.STRAIGHT),
        ("2h 3h 4h 5h 7h 6c 9d", Category.FLUSH),
        ("2h 4h 5h 6h 7h 8h 9d", Category.STRAIGHT_FLUSH),
        ("2h 9h Jh 3c 4c 5c 6c", Category.STRAIGHT),
        ("Kh Kc Kd 3h 3s 3d 9c", Category.FULL_HOUSE),
        ("Kh Kc Kd 3h 3s 9d 9c", Category.FULL_HOUSE),
        ("Kh Kc Kd Ks 3s 3d 3c", Category.FOUR),
        ("Kh Kc 3s 3d 9c 9d 4h", Category.TWO_PAIRS),
        ("10h Jc Qh Kh 2s 2c 3d", Category.PAIR),
    ],
)
def test_what_seven_cards_are_worth(cards: str, best: Category) -> None:
    assert category(cards.split()) is best


@pytest.mark.parametrize(
    ("cards", "shows", "shown"),
    [
        ("5h 5c", Category.PAIR, True),
        ("5h 5c 9d", Category.PAIR, False),
        ("5h 5h", Category.PAIR, False),
        ("5h 5x", Category.PAIR, False),
        ("5h", Category.PAIR, False),
        ("", Category.PAIR, False),
        ("5h 5c 9d 9c", Category.TWO_PAIRS, True),
        ("5h 5c 5d 5s", Category.TWO_PAIRS, False),
        ("5h 5c 9d 9c Kd Kh", Category.TWO_PAIRS, False),
        ("5h 5c 5d", Category.THREE, True),
        ("5h 5c 5d 5s", Category.THREE, False),
        ("5h 5c 5d 5s", Category.FOUR, True),
        ("5h 5c 5d 5s Kd", Category.FOUR, False),
        ("5h 9c 5d 9s 5s", Category.FULL_HOUSE, True),
        ("5h 9c 5d 9s 5s 9d", Category.FULL_HOUSE, False),
        ("7h 3c 5d 6s 4s", Category.STRAIGHT, True),
        ("7h 3h 5h 6h 4h", Category.STRAIGHT, True),
        ("7h 3h 5h 6h 4h", Category.FLUSH, True),
        ("7h 3h 5h 6h 4h", Category.STRAIGHT_FLUSH, True),
        ("8h 3c 5d 6s 4s 7h", Category.STRAIGHT, False),
        ("10h Jc Qd Ks As", Category.STRAIGHT, False),
        ("10h Jh 2h Kh Ah", Category.FLUSH, True),
        ("10h Jh 2h Kh Ah 3h", Category.FLUSH, False),
        ("10h Jh 2h Kh", Category.FLUSH, False),
        ("", Category.HIGH_CARD, True),
        ("10h", Category.HIGH_CARD, True),
        ("10h 10h", Category.HIGH_CARD, False),
        ("Hello", Category.HIGH_CARD, False),
    ],
)
def test_which_cards_show_a_category(cards: str, shows: Category, shown: bool) -> None:
    assert proves(cards.split(), shows) is shown


def test_an_ace_can_be_made_high() -> None:
    royal = ["10h", "Jh", "Qh", "Kh", "Ah"]
    assert category(royal) is Category.FLUSH
    assert category(royal, aces_high=True) is Category.STRAIGHT_FLUSH
    assert proves(royal, Category.STRAIGHT, aces_high=True)
    assert not has(royal, Category.STRAIGHT)


def test_there_may_be_nothing_to_show() -> None:
    hand = ["2c", "4d", "6h", "8s", "10c", "Qd", "Kh"]
    assert combination(hand, Category.PAIR) == ()
    assert combination(hand, Category.HIGH_CARD) == ("2c",)
    full_house = combination(["5h", "9c", "5d", "9s", "5s", "9d", "Kc"], Category.FULL_HOUSE)
    assert full_house == ("5h", "9c", "5d", "9s", "5s")
    assert has((), Category.HIGH_CARD)
    assert category(()) is Category.HIGH_CARD


def test_a_better_hand_holds_lesser_ones() -> None:
    four = ["5h", "5c", "5d", "5s", "Kd", "2c", "9h"]
    held = {which for which in Category if has(four, which)}
    assert held == {Category.HIGH_CARD, Category.PAIR, Category.THREE, Category.FOUR}


def test_every_category_has_a_name_of_its_own() -> None:
    assert len({which.label for which in Category}) == len(Category) == 9
    assert {which.size for which in Category} == {1, 2, 3, 4, 5}
