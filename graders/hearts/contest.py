"""A contest: games of one player against basic players, where the judge deals, looks on, and counts.

The player under test is asked for its cards, through whatever stands in for it here; all else happens in the
judge, so that nothing the player does can change how many games it has won.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

import msgspec

from .oracle import (
    CARDS_TO_PASS,
    OPENING,
    Cards,
    counted,
    deck_for,
    has_passing,
    in_order,
    is_valid_deal,
    legal,
    passes_to,
    place,
    points,
    suit,
    taker,
    winner,
)

TARGET: Final = 100
MOST_ROUNDS: Final = 60
"""Rounds after which a game ends without a winner, which hardly ever happens."""


class Guest(Protocol):
    """The player under test, spoken to in cards as texts; `granted/seat.py` is one in a guest."""

    def deal(self, cards: list[str], total_score: int) -> None:
        """Get a new hand, and hear how many points it has in all."""

    def receive(self, cards: list[str]) -> None:
        """Get cards that another player passes."""

    def play(self, trick: list[str], broken_hearts: bool, round_score: int) -> str:
        """Hear how many points it has in this round, and return the card that it plays."""

    def pass_to(self, name: str) -> list[str]:
        """Return the three cards that it passes."""


class NotAllowed(Exception):
    """The player under test did what the rules do not allow."""

    def __init__(self, hand: Sequence[str], trick: Sequence[str], broken: bool, gave: object) -> None:
        """Tell what it had, what lay on the table, and what it gave."""
        super().__init__(gave)
        self.hand = tuple(hand)
        self.trick = tuple(trick)
        self.broken = broken
        self.gave = gave


class Game(msgspec.Struct, frozen=True):
    """How a game ended."""

    totals: tuple[int, ...]
    """The total scores, by seat."""
    winner: int | None
    """The seat of the winner."""
    seat: int
    """The seat of the player under test."""
    rounds: int

    @property
    def won(self) -> bool:
        """Whether the player under test won."""
        return self.winner == self.seat


def play_games(guest: Guest, games: int, *, players: int = 4, seed: int = 1) -> Iterator[Game]:
    """Play so many games one after another, in which the player under test sits on each seat in turn.

    Each comes when it has been played, so that whoever has seen enough can stop.

    Raises:
        NotAllowed: the player under test did what the rules do not allow.

    """
    source = random.Random(seed)  # noqa: S311 -- for shuffling cards
    for number in range(games):
        yield _Table(guest, number % players, players, source).play()


class _Table:
    """One game."""

    def __init__(self, guest: Guest, seat: int, players: int, source: random.Random) -> None:
        self.guest = guest
        self.seat = seat
        self.players = players
        self.source = source
        self.hands: list[list[str]] = []
        self.totals = [0] * players
        self.scores = [0] * players
        self.broken = False

    def play(self) -> Game:
        """Play rounds until there is a winner."""
        for number in range(1, MOST_ROUNDS + 1):
            self._deal()
            if has_passing(number, self.players):
                self._pass(number)
            self._play_round()
            grown = counted(self.scores)
            self.totals = [total + more for total, more in zip(self.totals, grown, strict=True)]
            best = winner(self.totals, TARGET)
            if best is not None:
                break
        return Game(tuple(self.totals), best, self.seat, number)

    def _deal(self) -> None:
        deck = list(deck_for(self.players))
        while True:
            self.source.shuffle(deck)
            self.hands = [list(in_order(deck[seat :: self.players])) for seat in range(self.players)]
            if is_valid_deal(self.hands):
                break
        self.scores = [0] * self.players
        self.broken = False
        self.guest.deal(list(self.hands[self.seat]), self.totals[self.seat])

    def _pass(self, number: int) -> None:
        """Pass three cards each; basic players pass their highest."""
        passed: list[Sequence[str]] = [hand[-CARDS_TO_PASS:] for hand in self.hands]
        passed[self.seat] = self._asked_to_pass(passes_to(self.seat, number, self.players))
        for seat, cards in enumerate(passed):
            self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        for seat, cards in enumerate(passed):
            receiver = passes_to(seat, number, self.players)
            self.hands[receiver] = list(in_order([*self.hands[receiver], *cards]))
            if receiver == self.seat:
                self.guest.receive(list(cards))

    def _asked_to_pass(self, receiver: int) -> Cards:
        hand = self.hands[self.seat]
        gave = self.guest.pass_to(f"Player {receiver + 1}")
        if (
            type(gave) is not list
            or len(gave) != CARDS_TO_PASS
            or sum(card in gave for card in hand) != len(gave)
        ):
            raise NotAllowed(hand, (), False, gave)
        return tuple(gave)

    def _play_round(self) -> None:
        leader = next(seat for seat, hand in enumerate(self.hands) if OPENING in hand)
        while self.hands[leader]:
            trick: list[str] = []
            for turn in range(self.players):
                seat = (leader + turn) % self.players
                card = self._card_of(seat, trick)
                self.hands[seat].remove(card)
                trick.append(card)
                self.broken = self.broken or suit(card) == "Hearts"
            leader = (leader + taker(trick)) % self.players
            self.scores[leader] += points(trick)

    def _card_of(self, seat: int, trick: list[str]) -> str:
        """Return the card that a player plays; basic players play the lowest that they may."""
        cards = legal(self.hands[seat], trick, self.broken)
        if seat != self.seat:
            return min(cards, key=place)
        gave = self.guest.play(list(trick), self.broken, self.scores[seat])
        if gave not in cards:
            raise NotAllowed(self.hands[seat], trick, self.broken, gave)
        return gave
