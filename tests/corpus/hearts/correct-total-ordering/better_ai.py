from __future__ import annotations

from typing import List

from cards import Card, Rank, Suit
from computer import ComputerPlayer

QUEEN = Card(Rank.Queen, Suit.Spades)


class BetterAIPlayer(ComputerPlayer):
    """Estimates for every option what it is likely to cost, and takes the cheapest.

    The estimate is the chance that the card takes the trick (from the cards that it has not seen yet),
    times the points that are in the trick or can be expected to come, minus how good it is to be rid of the card.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.unseen: List[Card] = []

    def choose_to_pass(self) -> List[Card]:
        return sorted(self.hand, key=self.burden)[-3:]

    def burden(self, card: Card) -> float:
        """How bad it is to have this card."""
        if card == QUEEN:
            return 30
        if card.suit is Suit.Spades and card > QUEEN:
            return 20
        return card.rank.value + (3 if card.suit is Suit.Hearts else 0)

    def choose(self, options: List[Card], trick: List[Card]) -> Card:
        if Card(Rank.Two, Suit.Clubs) in trick + self.hand:
            self.unseen = [Card(rank, suit) for suit in Suit for rank in Rank]
        self.unseen = [card for card in self.unseen if card not in trick and card not in self.hand]
        return min(options, key=lambda card: self.cost(card, trick))

    def cost(self, card: Card, trick: List[Card]) -> float:
        return self.chance_to_take(card, trick) * self.points_at_stake(card, trick) - 0.35 * self.burden(card)

    def chance_to_take(self, card: Card, trick: List[Card]) -> float:
        if trick and card.suit is not trick[0].suit:
            return 0.0
        if trick and card < max(c for c in trick if c.suit is trick[0].suit):
            return 0.0
        higher = sum(1 for c in self.unseen if c.suit is card.suit and c > card)
        to_come = max(0, 3 - len(trick))
        return (1 - higher / (len(self.unseen) + 1)) ** (to_come * 3)

    def points_at_stake(self, card: Card, trick: List[Card]) -> float:
        cards = trick + [card]
        points = sum(1.0 for c in cards if c.suit is Suit.Hearts) + (13 if QUEEN in cards else 0)
        to_come = max(0, 3 - len(trick))
        risk = 4.0 if QUEEN in self.unseen and cards[0].suit is Suit.Spades else 1.5
        return 2 * points + risk * to_come
