"""DRAW TRUMPS!

rule 1: leading with four trumps or more -> the highest trump
rule 2: leading -> the highest card
rule 3: following suit -> highest if I am last or third, lowest if second
rule 4: cannot follow -> lowest trump
rule 5: cannot follow and no trumps -> lowest card of all
"""
VALUES = dict(zip("23456789TJQKA", range(2, 15)))


def value(card):
    return VALUES[card.Rank()]


class Player:
    def __init__(self):
        self.rules = [self._rule1, self._rule2, self._rule3, self._rule4, self._rule5]

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        trumps = [c for c in hand if c.Suit() == trump]
        suit = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        return next(filter(None, (rule(hand, trick, trumps, suit) for rule in self.rules)))

    def _rule1(self, hand, trick, trumps, suit):
        if not trick and len(trumps) >= 4:
            return max(trumps, key=value)

    def _rule2(self, hand, trick, trumps, suit):
        if not trick:
            return max(hand, key=value)

    def _rule3(self, hand, trick, trumps, suit):
        if suit:
            return (min if len(trick) == 1 else max)(suit, key=value)

    def _rule4(self, hand, trick, trumps, suit):
        if trumps:
            return min(trumps, key=value)

    def _rule5(self, hand, trick, trumps, suit):
        return min(hand, key=value)
