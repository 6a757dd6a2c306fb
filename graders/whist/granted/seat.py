"""A seat: one player of a student's at a table of which the other players, and the rules, are the judge's.

    seat = kit_seat.Seat(Player(), "six", "tuple", "list")
    seat.play("ASTD9C", "KC2C", "H", "W", "2S3S4SAS,NW", 1, 0)     # "9C"

Cards come and go as texts, two characters for each: the rank and the suit. So does each past trick, the seats
of who led and who won behind it. What the player does is not looked at here: the judge knows its cards.
"""

from __future__ import annotations

import inspect
from typing import Any

from Card import Card  # type: ignore[import-not-found]

_rank, _suit = Card.Rank, Card.Suit

TWO_SCORES = 7
"""So many parameters has a method that takes the score of each partnership apart."""

CONTAINERS = {"tuple": tuple, "list": list}


def text_of(card: Any) -> str:
    """Return the two characters of a card, and of anything else a question mark and its kind."""
    if isinstance(card, Card):
        return str(_rank(card)) + str(_suit(card))
    return "?" + type(card).__name__


def takes_two_scores(player: Any) -> bool:
    """Return whether the player takes the score as two parameters; one for both is the rule."""
    try:
        parameters = inspect.signature(player.PlayCard).parameters.values()
    except (TypeError, ValueError):
        return False
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(one.kind in kinds for one in parameters) == TWO_SCORES


class Seat:
    """A player, spoken to in texts."""

    def __init__(self, player: Any, past: str, hand: str, trick: str) -> None:
        """Seat a player that gets past tricks as ``six`` or ``three`` parts, and cards in those kinds."""
        self.player = player
        self.flat = past == "six"
        self.hand = CONTAINERS[hand]
        self.trick = CONTAINERS[trick]
        self.two_scores = takes_two_scores(player)
        self.pack = {rank + suit: Card(suit, rank) for suit in "SHDC" for rank in "23456789TJQKA"}
        self.tricks: dict[str, tuple[Any, ...]] = {}

    def play(self, hand: str, trick: str, trump: str, seat: str, past: str, ours: int, theirs: int) -> str:
        """Ask the player for a card; the points are those of North and South, and of East and West."""
        scores = (ours, theirs) if self.two_scores else ((ours, theirs),)
        before = [self.tricks.get(one) or self.add(one) for one in past.split()]
        held, table = self.hand(self.cards(hand)), self.trick(self.cards(trick))
        return text_of(self.player.PlayCard(held, table, trump, seat, before, *scores))

    def cards(self, text: str) -> list[Any]:
        """Return the cards that a text stands for."""
        return [self.pack[text[place : place + 2]] for place in range(0, len(text), 2)]

    def add(self, text: str) -> tuple[Any, ...]:
        """Return a past trick as the player expects it, and keep it for the next question."""
        cards, ends = text.split(",")
        four = tuple(self.cards(cards))
        self.tricks[text] = whole = (*four, *ends) if self.flat else (four, *ends)
        return whole
