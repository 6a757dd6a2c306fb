"""Whist. Play the highest card if it takes the trick as it stands, and the lowest one otherwise."""
from functools import reduce

ORDER = {rank: value for value, rank in enumerate('23456789TJQKA')}


class Player:
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        value = lambda c: ORDER[c.Rank()] + 20 * (c.Suit() == trump)
        legal = [c for c in hand if trick and c.Suit() == trick[0].Suit()] or list(hand)
        if not trick:
            return max(legal, key=lambda c: ORDER[c.Rank()])
        counts = lambda c: c.Suit() in (trick[0].Suit(), trump)
        best = reduce(lambda a, b: b if counts(b) and value(b) > value(a) else a, trick)
        winners = [*filter(lambda c: counts(c) and value(c) > value(best), legal)]
        return min(winners, key=value) if winners else min(legal, key=value)
