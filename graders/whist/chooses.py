"""What a player's choice depends on: the place in the hand, chance, or neither.

For these the hands must stand in a random order, drawn anew for each position; `draws.sample` makes such
ones, and each position more than once.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt

from kibitz import note

from .chance import at_least, simulated
from .habits import Choice, Habit, counted, skills
from .oracle import Position, beats, height, is_master, of_suit, winning_place

ROUNDS = 999
"""Simulated rounds of a test; the least ``chance`` it can give is one in a thousand."""

Features = tuple[float, ...]


def all_habits(choices: Sequence[Choice]) -> list[Habit]:
    """Return everything that is measured, in a fixed order."""
    return [same_place(choices), steady(choices), not_uniform(choices), *skills(choices)]


def _open(choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices in which there was something to choose."""
    return [choice for choice in choices if len(choice.position.legal) > 1]


def _place(choice: Choice) -> tuple[int, int]:
    """Return how many cards were legal, and the place of the chosen one among them."""
    legal = choice.position.legal
    return len(legal), legal.index(choice.card)


def same_place(choices: Sequence[Choice]) -> Habit:
    """Measure how often the card stood at the place that the player takes most often, of so many legal cards.

    A player that takes the first legal card, the last or the middle one does so always. ``chance`` is that of
    a player for whom the order of the hand plays no part, which has ``a`` or less with a probability of ``a``
    at most.
    """
    found = _open(choices)
    places: dict[int, Counter[int]] = defaultdict(Counter)
    for size, place in map(_place, found):
        places[size][place] += 1
    usual = {size: counts.most_common(1)[0][0] for size, counts in places.items()}
    chance = random.Random(0)  # noqa: S311 - a simulation

    def simulate() -> int:
        rounds = (Counter(chance.choices(range(size), k=counts.total())) for size, counts in places.items())
        return sum(max(counts.values()) for counts in rounds)

    return counted(
        "same place",
        note("In {times} of {opportunities} choices the card stood at its usual place among the legal ones."),
        [(choice, _place(choice) in usual.items()) for choice in found],
        lambda times: simulated(times, simulate, ROUNDS),
    )


def _same(position: Position) -> tuple[object, ...]:
    """Return what two positions have in common that differ in the order of the hand alone."""
    hand = tuple(sorted(position.hand))
    return hand, position.trick, position.trump, position.seat, position.past, position.score


def steady(choices: Sequence[Choice]) -> Habit:
    """Measure how often the same card was chosen again in the same position, the hand in another order.

    A player that goes by the cards alone does so always, one that goes by the place or by chance does not.
    """
    first: dict[tuple[object, ...], str] = {}
    again = []
    for choice in _open(choices):
        key = _same(choice.position)
        if key in first:
            again.append((choice, choice.card == first[key]))
        first.setdefault(key, choice.card)
    shares = [1 / len(choice.position.legal) for choice, _ in again]
    return counted(
        "steady",
        note("Asked again, the hand reordered, it chose the same card in {times} of {opportunities} cases."),
        again,
        lambda times: at_least(times, shares),
    )


def _features(position: Position) -> list[Features]:
    """Return for each legal card what a player that thinks could go by."""
    ranked = sorted(map(height, position.legal))
    best = position.trick[winning_place(position.trick, position.trump)] if position.trick else None
    found: list[Features] = []
    for card in position.legal:
        level = ranked.index(height(card)) / len(ranked)
        found.append(
            (
                level,
                abs(level - 0.5),
                float(card[1] == position.trump),
                float(best is not None and beats(card, best, position.trump)),
                float(is_master(card, position)),
                float(len(of_suit(position.hand, card[1]))),
            )
        )
    return found


def _centred(features: list[Features]) -> tuple[list[Features], Features]:
    """Return features less their means over the legal cards, and their variances."""
    size = len(features)
    means = [sum(column) / size for column in zip(*features, strict=True)]
    centred = [tuple(one - mean for one, mean in zip(row, means, strict=True)) for row in features]
    spread = tuple(sum(one * one for one in column) / size for column in zip(*centred, strict=True))
    return centred, spread


def not_uniform(choices: Sequence[Choice]) -> Habit:
    """Measure how far the choices are from falling on every legal card equally often.

    Counted are those that fell on the lowest or the highest rank that was legal. ``chance`` looks at six
    features of a card: the level of its rank, how extreme that is, whether it is a trump, whether it wins the
    trick, whether no higher card of its suit is left, and how long the suit is. It is the probability that
    one of the six is as many standard deviations from its mean when a player picks at random, by simulation;
    such a player has ``a`` or less with a probability of ``a`` at most.
    """
    found = _open(choices)
    centred = [_centred(_features(choice.position)) for choice in found]
    rows = [row for row, _ in centred]
    given = [row[_place(choice)[1]] for row, choice in zip(rows, found, strict=True)]
    spreads = zip(*(spread for _, spread in centred), strict=True)
    deviations = [sqrt(sum(column)) or 1.0 for column in spreads]
    chance = random.Random(0)  # noqa: S311 - a simulation

    def distance(picked: list[Features]) -> float:
        sums = map(sum, zip(*picked, strict=True))
        return max((abs(one) / unit for one, unit in zip(sums, deviations, strict=True)), default=0.0)

    def simulate() -> float:
        return distance([row[int(chance.random() * len(row))] for row in rows])

    return counted(
        "not uniform",
        note("Of {opportunities} choices, {times} fell on the lowest or the highest rank that was legal."),
        [(choice, _at_an_end(choice)) for choice in found],
        lambda _: simulated(distance(given), simulate, ROUNDS),
    )


def _at_an_end(choice: Choice) -> bool:
    """Return whether no legal card is lower, or none is higher."""
    heights = [height(card) for card in choice.position.legal]
    return height(choice.card) in {min(heights), max(heights)}
