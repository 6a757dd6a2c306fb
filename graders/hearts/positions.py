"""Positions: a hand, a trick and the flag of broken hearts, sorted by the rule that decides about its cards.

Small hands are made exhaustively from a few cards of each kind; large ones are dealt, the same in every run.
Positions that the spec leaves open are not among them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from hypothesis import strategies as st

from .oracle import DECK, OPENING, Cards, is_open, legal, suit
from .prepared import long

_KINDS: Final = "2C 7C 9D QS KS 3H JH"
"""Cards of small hands: one of each kind that a rule speaks of."""

_TRICKS: Final = (
    "2C",
    "2C 10D",
    "5C",
    "5C AH",
    "4D",
    "4D AC 10S",
    "6S",
    "6S 8H 5S 8D",
    "5H KC",
)
_LARGEST_SMALL: Final = 3
_LARGE: Final = 15
"""Large positions for each rule."""


class Rule(Enum):
    """Which of the rules decides about a card."""

    OPENING = "opening"
    UNBROKEN = "unbroken"
    ONLY_HEARTS = "only hearts"
    LEAD = "lead"
    FOLLOW = "follow"
    VOID = "void"
    FIRST_TRICK = "first trick"


class Position(NamedTuple):
    """What a player is asked about."""

    hand: Cards
    trick: Cards
    broken: bool

    @property
    def legal(self) -> Cards:
        """The cards that may be played."""
        return legal(self.hand, self.trick, self.broken)


class Question(NamedTuple):
    """A position with those of its cards about which a rule decides."""

    position: Position
    cards: Cards


def rule_of(position: Position, card: str) -> Rule:
    """Return the rule that decides whether a card may be played."""
    hand, trick, broken = position
    if trick:
        if any(suit(one) == suit(trick[0]) for one in hand):
            return Rule.FOLLOW
        return Rule.FIRST_TRICK if trick[0] == OPENING else Rule.VOID
    if OPENING in hand:
        return Rule.OPENING
    if suit(card) != "Hearts" or broken:
        return Rule.LEAD
    return Rule.ONLY_HEARTS if all(suit(one) == "Hearts" for one in hand) else Rule.UNBROKEN


def is_judged(position: Position) -> bool:
    """Return whether the spec says what may be played."""
    hand, trick, _ = position
    return not is_open(hand, trick) and not (trick and OPENING in hand)


@cache
def questions(rule: Rule) -> tuple[Question, ...]:
    """Return what is asked about a rule, small hands first."""
    found = []
    for position in (*small(), *large(rule)):
        cards = tuple(card for card in position.hand if rule_of(position, card) is rule)
        if cards:
            found.append(Question(position, cards))
    return tuple(found)


@cache
def small() -> tuple[Position, ...]:
    """Return all small positions, in which a player leads or follows.

    Where a player follows the flag makes no difference, and so every other position has it.
    """
    kinds = _cards(_KINDS)
    hands = [hand for size in range(1, _LARGEST_SMALL + 1) for hand in combinations(kinds, size)]
    leads = [Position(hand, (), flag) for hand in hands for flag in (False, True)]
    follows = [
        Position(hand, _cards(trick), (number + place) % 2 == 0)
        for number, hand in enumerate(hands)
        for place, trick in enumerate(_TRICKS)
    ]
    return tuple(filter(is_judged, (*leads, *follows)))


def _cards(text: str) -> Cards:
    return tuple(map(long, text.split()))


@cache
def large(rule: Rule) -> tuple[Position, ...]:
    """Return positions with large hands, in which a rule decides about some card."""
    source = random.Random(rule.value)  # noqa: S311 -- for dealing cards
    found: list[Position] = []
    for position in _dealt(source, rule):
        if is_judged(position) and any(rule_of(position, card) is rule for card in position.hand):
            found.append(position)
        if len(found) == _LARGE:
            break
    return tuple(found)


def _dealt(source: random.Random, rule: Rule) -> Iterator[Position]:
    """Deal positions without end, of the kind in which a rule may decide."""
    leads = rule in {Rule.OPENING, Rule.UNBROKEN, Rule.ONLY_HEARTS, Rule.LEAD}
    while True:
        deck = source.sample(DECK[1:], 51)
        played = 0 if leads else source.randint(1, 4)
        trick, rest = deck[:played], deck[played:]
        if rule is Rule.ONLY_HEARTS:
            rest = [card for card in rest if suit(card) == "Hearts"]
        if rule is Rule.FIRST_TRICK:
            trick[0] = OPENING
        if rule in {Rule.VOID, Rule.FIRST_TRICK}:
            rest = [card for card in rest if suit(card) != suit(trick[0])]
        hand = rest[: source.randint(4, 13)]
        if rule is Rule.OPENING:
            hand[source.randrange(len(hand))] = OPENING
        yield Position(tuple(hand), tuple(trick), source.random() < 0.5 and rule is not Rule.ONLY_HEARTS)


# For scenarios


@st.composite
def _position(draw: st.DrawFn, rules: tuple[Rule, ...], most: int) -> Position:
    """Make a position of a hand of some size, in which one of the rules may decide."""
    rule = draw(st.sampled_from(rules))
    start = draw(st.integers(0, 20))
    source = random.Random(f"{rule.value}/{start}")  # noqa: S311 -- for dealing cards
    for position in _dealt(source, rule):
        cut = Position(position.hand[:most], position.trick, position.broken)
        if is_judged(cut):
            return cut
    raise AssertionError("there is always another deal")


LEADING: Final = _position((Rule.OPENING, Rule.UNBROKEN, Rule.ONLY_HEARTS, Rule.LEAD), 13)
FOLLOWING: Final = _position((Rule.FOLLOW, Rule.VOID), 13)
IN_FIRST_TRICK: Final = _position((Rule.FIRST_TRICK,), 13)
WITH_FEW_CARDS: Final = _position(tuple(Rule), 2)

HANDS: Final = st.lists(st.sampled_from(DECK), min_size=3, max_size=17, unique=True).map(tuple)
"""Hands from which cards are passed."""

FREE: Final = tuple(
    Position(_cards(hand), _cards(trick), flag)
    for hand, trick, flag in (
        ("9D", "", True),
        ("KC 9D 4S", "", True),
        ("AD 3D 7D JD", "5D", False),
        ("KC 4C 9C 10S", "5C 8C", False),
        ("8D 2D 5S AC", "6S 9S JS", False),
        ("10S KS 3D", "6C 10C 4C AH", True),
    )
)
"""Positions in which hardly anything is forbidden, so that a mistake in the rules makes no difference."""
