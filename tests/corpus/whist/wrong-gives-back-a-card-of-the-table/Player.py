class Player:
    """Play higher than the highest card on the table, or give up."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if not trick:
            return max(hand)
        best = max(c for c in trick if c.Suit() == trick[0].Suit())
        for c in hand:
            if c.Suit() == trick[0].Suit() and c > best:
                best = c
        if best.Suit() not in [c.Suit() for c in hand]:
            return min(hand)
        return best
