class Player:
    """Win if possible; if not, throw away the lowest card."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if not trick:
            return max(hand)
        top = trick[0]
        for c in trick:
            if c.Suit() == top.Suit() and c > top:
                top = c
        winners = [c for c in hand if c.Suit() == top.Suit() and c > top]
        if winners:
            return min(winners)
        return min(hand)
