from __future__ import annotations

from typing import Dict, List

from cards import Card, Rank, Suit
from player import Player


class Trick:
    """The cards that have been played, by player."""

    def __init__(self) -> None:
        self.played_cards: Dict[str, Card] = {}
        self.players: List[Player] = []

    def add(self, player: Player, card: Card) -> None:
        self.players.append(player)
        self.played_cards[player] = card

    @property
    def cards(self) -> List[Card]:
        return [self.played_cards[player] for player in self.players]

    @property
    def penalty(self) -> int:
        hearts = sum(1 for card in self.cards if card.suit is Suit.Hearts)
        queen = 13 if Card(Rank.Queen, Suit.Spades) in self.cards else 0
        return hearts + queen

    @property
    def taker(self) -> Player:
        led = self.cards[0].suit
        return max((p for p in self.players if self.played_cards[p].suit is led), key=self.played_cards.get)
