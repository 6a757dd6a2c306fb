"""A seat: one player of a student's at a table of which the other players, and the rules, are the judge's.

    seat = kit_seat.Seat(BetterAIPlayer("Player 1"))
    seat.deal(["Two of Clubs", ...], 17)        # a new hand; 17 points so far
    seat.pass_to("Player 2")                    # ["Ace of Hearts", ...]
    seat.receive(["Four of Spades", ...])
    seat.play(["Ten of Diamonds"], False, 4)    # "King of Diamonds"; 4 points so far in this round

Cards come and go as texts. What the player does is not looked at here: the judge knows which cards it has.
"""

from __future__ import annotations

import inspect
from typing import Any

from cards import Card, Rank, Suit  # type: ignore[import-not-found]

DECK = {f"{rank.name} of {suit.name}": Card(rank, suit) for suit in Suit for rank in Rank}


def text_of(card: Any) -> str:
    """Return what a card is called in Task 1, also if it prints as a picture."""
    rank, suit = getattr(card, "rank", None), getattr(card, "suit", None)
    if isinstance(rank, Rank) and isinstance(suit, Suit):
        return f"{rank.name} of {suit.name}"
    return str(card)


class Seat:
    """A player, spoken to in texts."""

    def __init__(self, player: Any) -> None:
        """Seat a player."""
        self.player = player

    def deal(self, cards: list[str], total_score: int = 0) -> None:
        """Give the player a new hand, and say how many points it has."""
        self.player.hand = [DECK[text] for text in cards]
        self.player.round_score = 0
        self.player.total_score = total_score

    def receive(self, cards: list[str]) -> None:
        """Put cards that are passed to the player into its hand."""
        self.player.hand.extend(DECK[text] for text in cards)

    def hand(self) -> list[str]:
        """Return what the player holds."""
        return list(map(text_of, self.player.hand))

    def play(self, trick: list[str], broken_hearts: bool, round_score: int = 0) -> str:
        """Say how many points the player has in this round, and ask it for a card."""
        self.player.round_score = round_score
        return text_of(self.player.play_card([DECK[text] for text in trick], broken_hearts))

    def pass_to(self, name: str) -> list[str]:
        """Ask the player for three cards to pass to somebody of that name; it need not want to know that."""
        ask = self.player.pass_cards
        passed = ask(Named(name)) if _takes_one(ask) else ask()
        return list(map(text_of, passed))


class Named:
    """Stands for the player to whom cards are passed."""

    def __init__(self, name: str) -> None:
        """Have that name."""
        self.name = name

    def __str__(self) -> str:
        """Return the name."""
        return self.name

    def __repr__(self) -> str:
        """Return the same."""
        return self.name


def _takes_one(function: Any) -> bool:
    """Return whether a function can be called with one argument."""
    try:
        inspect.signature(function).bind(None)
    except (TypeError, ValueError):
        return False
    return True
