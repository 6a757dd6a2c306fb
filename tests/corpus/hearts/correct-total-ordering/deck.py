from __future__ import annotations

import random
from typing import List

from cards import Card, Rank, Suit


class Deck:
    """A deck of cards for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.cards = [Card(rank, suit) for rank in Rank for suit in Suit]
        if players in (3, 5):
            self.cards.remove(Card(Rank.Two, Suit.Diamonds))
        if players == 5:
            self.cards.remove(Card(Rank.Two, Suit.Spades))

    def deal(self) -> List[List[Card]]:
        random.shuffle(self.cards)
        return [sorted(self.cards[i :: self.players]) for i in range(self.players)]

    def valid_deal(self) -> List[List[Card]]:
        hands = self.deal()
        while any(all(self.is_penalty(card) for card in hand) for hand in hands):
            hands = self.deal()
        return hands

    @staticmethod
    def is_penalty(card: Card) -> bool:
        return card.suit is Suit.Hearts or (card.rank is Rank.Queen and card.suit is Suit.Spades)
