"""The words of the game: players, suits, ranks and the cards of a pack."""

from __future__ import annotations

PLAYERS = "NESW"
"""The players, clockwise."""

SUITS = "♠♥♦♣"
"""The suits, in canonical order."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""The ranks, from the lowest to the highest."""

PACK = tuple(suit + rank for suit in SUITS for rank in reversed(RANKS))
"""The 52 cards of a pack, in canonical order."""


def in_order(cards: tuple[str, ...] | list[str]) -> list[str]:
    """Return the cards in canonical order, equal ones beside each other."""
    return [card for card in PACK for _ in range(cards.count(card))]


def clockwise_from(player: str) -> str:
    """Return the four players, clockwise, beginning with the one that is given."""
    seat = PLAYERS.index(player)
    return PLAYERS[seat:] + PLAYERS[:seat]
