"""Strategy: a state machine on how many cards are on the table.

0: lead the top of the longest suit. 1: low. 2: high. 3: the lowest that wins, or else the lowest.
"""

from collections.abc import Iterator
from itertools import groupby

from Card import Card

HIGH = "23456789TJQKA".index


def by_suit(cards) -> Iterator[list[Card]]:
    for _, group in groupby(sorted(cards, key=Card.Suit), key=Card.Suit):
        yield sorted(group, key=lambda card: HIGH(card.Rank()))


class Player:
    def __init__(self) -> None: ...

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        suits = {cards[0].Suit(): cards for cards in by_suit(hand)}
        match len(trick):
            case 0:
                return max(suits.values(), key=len)[-1]
            case 1 if mine := suits.get(trick[0].Suit()):
                return mine[0]
            case 2 if mine := suits.get(trick[0].Suit()):
                return mine[-1]
            case 3 if mine := suits.get(trick[0].Suit()):
                top = max(HIGH(card.Rank()) for card in trick if card.Suit() == trick[0].Suit())
                return next((card for card in mine if HIGH(card.Rank()) > top), mine[0])
        return (suits.get(trump) or min(suits.values(), key=len))[0]
