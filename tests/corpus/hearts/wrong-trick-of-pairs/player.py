from __future__ import annotations

from typing import List, Tuple

from cards import Card, Rank, Suit


class Player:
    def __init__(self, name: str) -> None:
        self.name = name
        self.hand: List[Card] = []
        self.round_score = self.total_score = 0

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    def has_suit(self, suit: Suit) -> bool:
        return any(card.suit is suit for card in self.hand)

    def check_valid_play(self, card: Card, trick: List[Card], broken_hearts: bool) -> Tuple[bool, str]:
        try:
            if trick:
                self.check_following(card, trick)
            else:
                self.check_leading(card, broken_hearts)
        except ValueError as error:
            return False, str(error)
        return True, ""

    def check_leading(self, card: Card, broken_hearts: bool) -> None:
        opening = Card(Rank.Two, Suit.Clubs)
        if opening in self.hand and card != opening:
            raise ValueError("The Two of Clubs has to be played.")
        others = [c for c in self.hand if c.suit is not Suit.Hearts]
        if card.suit is Suit.Hearts and others and not broken_hearts:
            raise ValueError("Hearts have not been broken.")

    def check_following(self, card: Card, trick: List[Card]) -> None:
        if card.suit is trick[0].suit:
            return
        if self.has_suit(trick[0].suit):
            raise ValueError("Player still has cards from the suit of the current trick")
        first = trick[0] == Card(Rank.Two, Suit.Clubs)
        if first and self.is_penalty(card) and not all(map(self.is_penalty, self.hand)):
            raise ValueError("Penalty cards are not allowed in the first trick.")

    @staticmethod
    def is_penalty(card: Card) -> bool:
        return card.suit is Suit.Hearts or card == Card(Rank.Queen, Suit.Spades)
