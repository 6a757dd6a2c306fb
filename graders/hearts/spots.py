"""Situations in which a player is to play a card, with a strategy for each rule that there is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hypothesis import assume
from hypothesis import strategies as st

from .oracle import DECK, OPENING, Cards, in_order, is_open, is_penalty, legal, suit

_REST: Final = DECK[1:]
_HEARTS: Final = DECK[39:]
_PENALTIES: Final = tuple(card for card in DECK if is_penalty(card))


@dataclass(frozen=True)
class Spot:
    """What a player holds and sees."""

    hand: Cards
    trick: Cards
    broken: bool

    @property
    def allowed(self) -> Cards:
        """The cards that may be played."""
        return legal(self.hand, self.trick, self.broken)


def allowed(spot: Spot) -> Cards:
    """Return the cards that may be played."""
    return spot.allowed


def _some(cards: Sequence[str], least: int, most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(cards), min_size=least, max_size=most, unique=True)


@st.composite
def leads(draw: st.DrawFn, *, opening: bool = False, hearts: bool = False) -> Spot:
    """Make a hand that leads: with the Two of Clubs, or with nothing but Hearts, or any other."""
    hand = draw(_some(_HEARTS if hearts else _REST, 1, 6))
    broken = draw(st.booleans()) and not opening
    return Spot(tuple([*hand, OPENING] if opening else hand), (), broken)


@st.composite
def hearts_unbroken(draw: st.DrawFn) -> Spot:
    """Make a hand that leads before hearts are broken, with and without cards of Hearts."""
    hand = (*draw(_some(_HEARTS, 1, 3)), *draw(_some(DECK[1:39], 1, 3)))
    return Spot(hand, (), False)


@st.composite
def follows(draw: st.DrawFn, *, void: bool = False) -> Spot:
    """Make a hand that follows in a later trick: with cards of the suit led, or without."""
    trick = draw(_some(_REST, 1, 3))
    led = suit(trick[0])
    free = [card for card in _REST if card not in trick]
    same = [card for card in free if suit(card) == led]
    other = [card for card in free if suit(card) != led]
    hand = draw(_some(other, 1, 5)) + ([] if void else draw(_some(same, 1, 3)))
    return Spot(tuple(draw(st.permutations(hand))), tuple(trick), draw(st.booleans()))


@st.composite
def first_trick(draw: st.DrawFn) -> Spot:
    """Make a hand that follows in the first trick without clubs, and has more than points."""
    hand = draw(_some(_PENALTIES, 1, 3)) + draw(_some(DECK[13:37], 1, 3))
    spot = Spot(tuple(dict.fromkeys(hand)), (OPENING, *draw(_some(DECK[1:13], 0, 2))), False)
    assume(not is_open(spot.hand, spot.trick))
    return spot


RULES: Final = (
    leads(),
    leads(opening=True),
    leads(hearts=True),
    hearts_unbroken(),
    follows(),
    follows(void=True),
    first_trick(),
)
"""A strategy for each rule."""


@st.composite
def whole_hand(draw: st.DrawFn, size: int = 13) -> Cards:
    """Make a hand as it is dealt."""
    return in_order(draw(_some(DECK, size, size)))


def samples() -> list[Spot]:
    """Return a few situations, always the same ones, of which each rule has some."""
    source = random.Random(5)  # noqa: S311 -- for shuffling cards
    found = []
    for number in range(30):
        cards = source.sample(_REST, 9)
        hearts = source.sample(_HEARTS, 4)
        hand, trick = cards[:6], cards[6 : 6 + number % 3]
        if number % 5 == 0:
            hand, trick = hearts, []
        elif number % 5 == 1:
            hand, trick = [*hand, OPENING], []
        elif number % 5 == 2:
            trick = [OPENING]
            hand = [card for card in hand if suit(card) != "Clubs"]
        spot = Spot(tuple(hand), tuple(trick), number % 2 == 0)
        if hand and not is_open(hand, trick):
            found.append(spot)
    return found
