"""A whist player that is made of parts.

A Situation knows what is going on. Each Strategy looks at a Situation and gives a card, or None when it has
nothing to say. The player asks them in order, and the last of them always has an answer.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import List, Optional

from Card import Card

RANKS = "23456789TJQKA"
PARTNER = {"N": "S", "S": "N", "E": "W", "W": "E"}
NEXT = {"N": "E", "E": "S", "S": "W", "W": "N"}


@dataclass
class Situation:
    hand: List[Card]
    trick: List[Card]
    trump: str
    me: str

    @property
    def legal(self) -> List[Card]:
        if self.trick:
            following = [card for card in self.hand if card.Suit() == self.trick[0].Suit()]
            if following:
                return following
        return self.hand

    def power(self, card: Card) -> int:
        if card.Suit() == self.trump:
            return 100 + RANKS.index(card.Rank())
        if not self.trick or card.Suit() == self.trick[0].Suit():
            return RANKS.index(card.Rank())
        return -1

    @property
    def winning(self) -> Card:
        return max(self.trick, key=self.power)

    @property
    def partner_wins(self) -> bool:
        if len(self.trick) < 2:
            return False
        return self.winning is self.trick[-2]


class Strategy(ABC):
    @abstractmethod
    def choose(self, situation: Situation) -> Optional[Card]:
        ...


class LeadHigh(Strategy):
    """Lead an ace, or else the highest card that is not a trump."""

    def choose(self, situation):
        if situation.trick:
            return None
        plain = [card for card in situation.hand if card.Suit() != situation.trump]
        return max(plain or situation.hand, key=lambda card: RANKS.index(card.Rank()))


class LetPartnerWin(Strategy):
    """Throw a low card when our partner has the trick."""

    def choose(self, situation):
        if situation.partner_wins:
            return ThrowLow().choose(situation)
        return None


class WinCheaply(Strategy):
    """Win with the lowest card that wins."""

    def choose(self, situation):
        power = situation.power
        winners = [card for card in situation.legal if power(card) > power(situation.winning)]
        return min(winners, key=power, default=None)


class ThrowLow(Strategy):
    """Throw the lowest card, and no trump if there is another."""

    def choose(self, situation):
        return min(
            situation.legal,
            key=lambda card: (card.Suit() == situation.trump, RANKS.index(card.Rank())),
        )


class Player:
    def __init__(self):
        self.strategies = [LeadHigh(), LetPartnerWin(), WinCheaply(), ThrowLow()]

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        situation = Situation(list(hand), list(trick), trump, position)
        for strategy in self.strategies:
            card = strategy.choose(situation)
            if card is not None:
                return card
