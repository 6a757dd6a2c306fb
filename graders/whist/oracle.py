"""The rules of whist, and positions as play reaches them.

A card is a string of its rank and its suit: ``TD`` is the ten of diamonds. A seat is one of ``N``, ``E``,
``S`` and ``W``, and play goes round in that order. Nothing here knows of a student's program.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

RANKS = "23456789TJQKA"
"""The ranks, from the lowest to the highest."""

SUITS = "SHDC"
"""The suits, none of which is higher than another."""

SEATS = "NESW"
"""The seats, each with its left-hand neighbour after it."""

SIDES = ("NS", "EW")
"""The partnerships, in the order in which a score names them."""

DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 cards."""

TRICKS = 13
"""How many tricks are played with one deal."""

BOOK = 6
"""How many tricks count for nothing."""

GAME = 5
"""How many points win the game."""

Cards = tuple[str, ...]
Score = tuple[int, int]


@dataclass(frozen=True)
class Past:
    """A trick that was played."""

    cards: Cards
    """In the order in which they were played."""
    leader: str
    winner: str


@dataclass(frozen=True)
class Position:
    """What a player is asked: all that it may know when it is its turn."""

    hand: Cards
    trick: Cards
    """What lies on the table, in the order in which it was played."""
    trump: str
    seat: str
    past: tuple[Past, ...] = ()
    score: Score = (0, 0)

    @property
    def legal(self) -> Cards:
        """The cards that may be played, in the order of the hand."""
        return legal(self.hand, self.trick)

    @property
    def leads(self) -> bool:
        """Whether this player plays the first card of the trick."""
        return not self.trick


@dataclass(frozen=True)
class Deal:
    """What everybody holds after the dealing."""

    hands: dict[str, Cards]
    dealer: str
    turned: str
    """The dealer's last card, which lies face up."""

    @property
    def trump(self) -> str:
        """The suit of the card that was turned."""
        return suit(self.turned)


def suit(card: str) -> str:
    """Return the suit of a card."""
    return card[1]


def height(card: str) -> int:
    """Return a number that is higher for a higher rank: 0 for a two, 12 for an ace."""
    return RANKS.index(card[0])


def seat_after(seat: str, steps: int = 1) -> str:
    """Return who sits so many places to the left."""
    return SEATS[(SEATS.index(seat) + steps) % 4]


def partner(seat: str) -> str:
    """Return who sits across the table."""
    return seat_after(seat, 2)


def side(seat: str) -> int:
    """Return which partnership a seat belongs to: 0 for North and South, 1 for East and West."""
    return SEATS.index(seat) % 2


def order(leader: str) -> str:
    """Return the seats in the order in which they play a trick."""
    return "".join(seat_after(leader, steps) for steps in range(4))


def deal(pack: Sequence[str], dealer: str) -> Deal:
    """Deal a pack one card at a time, the first one to the dealer's left, the last one to the dealer."""
    turn = order(seat_after(dealer))
    hands = {seat: tuple(pack[place::4]) for place, seat in enumerate(turn)}
    return Deal(hands, dealer, pack[-1])


def of_suit(cards: Sequence[str], sign: str) -> Cards:
    """Return the cards of a suit, in the order in which they stand."""
    return tuple(card for card in cards if card[1] == sign)


def legal(hand: Sequence[str], trick: Sequence[str]) -> Cards:
    """Return the cards that may be played: those of the suit led if there are any, else all."""
    following = of_suit(hand, trick[0][1]) if trick else ()
    return following or tuple(hand)


def beats(card: str, best: str, trump: str) -> bool:
    """Return whether a card, played after the best one so far, takes the trick from it."""
    if card[1] == best[1]:
        return height(card) > height(best)
    return card[1] == trump


def winning_place(trick: Sequence[str], trump: str) -> int:
    """Return at which place in a trick, which has a card at least, the winning one stands."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


def winner(trick: Sequence[str], leader: str, trump: str) -> str:
    """Return who wins a trick, or is winning it when fewer than four cards are played."""
    return seat_after(leader, winning_place(trick, trump))


def points(tricks: int) -> int:
    """Return what a partnership scores for so many tricks: one point for each over six."""
    return max(0, tricks - BOOK)


def add_deal(score: Score, tricks: Score) -> Score:
    """Return the score after a deal in which the two partnerships took so many tricks."""
    return score[0] + points(tricks[0]), score[1] + points(tricks[1])


def game_winner(score: Score) -> int | None:
    """Return which partnership has won the game, 0 or 1, or None when nobody has."""
    return next((which for which in (0, 1) if score[which] >= GAME), None)


def seen(position: Position) -> set[str]:
    """Return the cards whose place a player knows: its own, those on the table and those of past tricks."""
    return {*position.hand, *position.trick, *(card for trick in position.past for card in trick.cards)}


def unseen(position: Position) -> set[str]:
    """Return the cards that the other three may still hold."""
    return set(DECK) - seen(position)


def is_master(card: str, position: Position) -> bool:
    """Return whether no card of its suit that others may hold, or that lies on the table, is higher."""
    higher = RANKS[height(card) + 1 :]
    others = unseen(position) | set(position.trick)
    return not any(rank + card[1] in others for rank in higher)


def breach(position: Position, card: object) -> str | None:
    """Return how a choice breaks the rules: ``"not held"``, ``"not following"``; None when it does not."""
    if not isinstance(card, str) or card not in position.hand:
        return "not held"
    return None if card in position.legal else "not following"
