"""Plotters: basic players that see each other's hands, and play together towards an outcome of the round.

A game that a program deals by chance seldom shows how it counts a moon, or what it does about a tie. Where
plotters sit in for `BasicAIPlayer`, it does so in the first round. Every card they play is one that the rules
allow, whatever way the program deals, passes, and goes round the table; when they find no way to what they
are after, they play like basic players.

In here a card is a number: 0 is the Two of Clubs, 12 the Ace of Clubs, 13 the Two of Diamonds, and so on.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from cards import Rank, Suit  # type: ignore[import-not-found]
from kit_basic import BasicAIPlayer  # type: ignore[import-not-found]

QUEEN = 36
FIRST_HEART = 39
ALL_POINTS = 26
TRIES = 250

SUITS = list(Suit)
RANKS = list(Rank)


class Plotter(BasicAIPlayer):  # type: ignore[misc]
    """A player that follows the plot, as long as there is one."""

    company: ClassVar[list[Any]] = []
    """All plotters there are, in the order in which they were made: the order of their seats."""

    def __init__(self, name: str = "Player") -> None:
        """Make a plotter, and let the others know."""
        super().__init__(name)
        self.script: list[int] = []
        self.company.append(self)

    def play_card(self, trick: Any = (), broken_hearts: bool = False) -> Any:
        """Take the next card of the plot out of the hand, and return it; without a plot, the lowest one."""
        if not trick and any(number_of(card) == 0 for card in self.hand):
            self._plot()
        wanted = self.script.pop(0) if self.script else None
        for card in self.hand:
            if number_of(card) == wanted and self.check_valid_play(card, trick, broken_hearts)[0]:
                self.hand.remove(card)
                return card
        return super().play_card(trick, broken_hearts)

    def _plot(self) -> None:
        """Find a way to play the round, and tell all who are in it."""
        partners = [other for other in self.company if len(other.hand) == len(self.hand)]
        hands = [sorted(map(number_of, other.hand)) for other in partners]
        totals = [int(other.total_score) for other in partners]
        for partner, script in zip(partners, self.find_plot(hands, totals)):  # noqa: B905 -- Python 3.8
            partner.script = script

    def find_plot(self, hands: list[list[int]], totals: list[int]) -> list[list[int]]:
        """Return what each player is to play, in order; ``[]`` when no way is found."""
        raise NotImplementedError


def number_of(card: Any) -> int:
    """Return the number of a card."""
    return SUITS.index(card.suit) * 13 + RANKS.index(card.rank)


def worth(card: int) -> int:
    """Return the points of a card."""
    return 13 if card == QUEEN else int(card >= FIRST_HEART)


def allowed(hand: list[int], trick: list[int], broken: bool) -> list[int]:
    """Return the cards of a hand that may be played."""
    if not trick:
        if 0 in hand:
            return [0]
        return [card for card in hand if card < FIRST_HEART or broken] or hand
    same = [card for card in hand if card // 13 == trick[0] // 13]
    if same or trick[0] != 0:
        return same or hand
    return [card for card in hand if not worth(card)] or hand


def best_of(trick: list[int]) -> int:
    """Return the place in a trick of the card that takes it."""
    return max(range(len(trick)), key=lambda place: (trick[place] // 13 == trick[0] // 13, trick[place]))


class Playout:
    """A round as it might be played, up to the end or to where it is no use any more."""

    def __init__(self, hands: list[list[int]], source: random.Random) -> None:
        """Begin a round; ``source`` is where its chance comes from."""
        self.hands = [list(hand) for hand in hands]
        self.source = source
        self.scripts: list[list[int]] = [[] for _ in hands]
        self.points = [0 for _ in hands]
        self.broken = False
        self.leader = next((seat for seat, hand in enumerate(hands) if 0 in hand), 0)
        self.trick: list[int] = []

    def run(self, choose: Callable[[Playout, int, list[int]], int], shooter: int | None = None) -> bool:
        """Play to the end; with a shooter, stop and return False when another one gets a point."""
        count = len(self.hands)
        while self.hands[self.leader]:
            self.trick = []
            for turn in range(count):
                seat = (self.leader + turn) % count
                card = choose(self, seat, allowed(self.hands[seat], self.trick, self.broken))
                self.hands[seat].remove(card)
                self.scripts[seat].append(card)
                self.trick.append(card)
                self.broken = self.broken or card >= FIRST_HEART
            self.leader = (self.leader + best_of(self.trick)) % count
            self.points[self.leader] += sum(map(worth, self.trick))
            if shooter is not None and sum(self.points) != self.points[shooter]:
                return False
        return True

    def anything(self, cards: list[int]) -> int:
        """Return one of the cards, by chance."""
        return cards[int(self.source.random() * len(cards))]

    def seat_of_best(self) -> int:
        """Return who would take the trick as it is."""
        return (self.leader + best_of(self.trick)) % len(self.hands)

    def highest_elsewhere(self, seat: int, suit: int) -> int:
        """Return the highest card of a suit that another player holds; -1 when there is none."""
        held = (card for other, hand in enumerate(self.hands) if other != seat for card in hand)
        return max((card for card in held if card // 13 == suit), default=-1)


def by_chance(playout: Playout, seat: int, cards: list[int]) -> int:
    """Choose any card."""
    return playout.anything(cards)


class Moonlight:
    """The choice of cards by which one player may get all points."""

    def __init__(self, shooter: int) -> None:
        """Play for that seat."""
        self.shooter = shooter

    def __call__(self, playout: Playout, seat: int, cards: list[int]) -> int:
        """Choose a card: mostly what looks wise, and at times any, so that no two playouts are the same."""
        if len(cards) == 1 or playout.source.random() < 0.1:
            return playout.anything(cards)
        if seat == self.shooter:
            return self._shoot(playout, cards)
        return self._serve(playout, cards) if playout.trick else self._lead_to(playout, cards)

    def _shoot(self, playout: Playout, cards: list[int]) -> int:
        """Choose for the shooter, who takes what has points in it."""
        if not playout.trick:
            sure = [card for card in cards if card > playout.highest_elsewhere(self.shooter, card // 13)]
            return playout.anything(sure or cards)
        takes = [card for card in cards if best_of([*playout.trick, card]) == len(playout.trick)]
        if takes:
            return max(takes)
        harmless = [card for card in cards if not worth(card)]
        return min(harmless or cards, key=lambda card: card % 13)

    def _serve(self, playout: Playout, cards: list[int]) -> int:
        """Choose for another player, who gives points to the shooter alone."""
        turns_left = len(playout.hands) - len(playout.trick)
        shooter_has_played = (self.shooter - playout.leader) % len(playout.hands) < len(playout.trick)
        if cards[0] // 13 == playout.trick[0] // 13:
            if shooter_has_played or turns_left > 1:
                below = [card for card in cards if best_of([*playout.trick, card]) != len(playout.trick)]
                wanted = [card for card in below if worth(card)] or below
                return max(wanted) if wanted else min(cards)
            return max(cards)
        if shooter_has_played and playout.seat_of_best() == self.shooter:
            return max(cards, key=lambda card: (worth(card), card % 13))
        return max(cards, key=lambda card: (not worth(card), card % 13))

    def _lead_to(self, playout: Playout, cards: list[int]) -> int:
        """Choose a lead that the shooter can take, or one without danger."""
        held = playout.hands[self.shooter]
        good = [card for card in cards if any(mine // 13 == card // 13 and mine > card for mine in held)]
        return playout.anything(good) if good else min(cards, key=lambda card: card % 13)


def find_moon(hands: list[list[int]], first: int) -> list[list[int]]:
    """Return a way in which one player gets all points; ``[]`` if none is found.

    It is the player on seat ``first``, if possible.
    """
    source = random.Random(first)  # noqa: S311 -- for playing cards
    count = len(hands)
    for tries in (TRIES // 10, TRIES):
        for turn in range(count):
            shooter = (first + turn) % count
            for _ in range(tries):
                playout = Playout(hands, source)
                if playout.run(Moonlight(shooter), shooter):
                    return playout.scripts
    return []


def find_by_chance(
    hands: list[list[int]], totals: list[int], goal: Callable[[list[int], list[int]], bool]
) -> list[list[int]]:
    """Return a way to play that reaches a goal; ``[]`` if none is found.

    ``goal`` says of the points of the round, by seat, and of the totals with them, whether all is well.
    """
    source = random.Random(1)  # noqa: S311 -- for playing cards
    for _ in range(TRIES):
        playout = Playout(hands, source)
        playout.run(by_chance)
        sums = [before + points for before, points in zip(totals, playout.points)]  # noqa: B905 -- Python 3.8
        if goal(playout.points, sums):
            return playout.scripts
    return []
