class Player:
    """Highest of the suit, or else the lowest trump."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if not trick:
            return max(hand)
        same = [c for c in hand if c.Suit() == trick[0].Suit()]
        if same:
            return max(same)
        return min(c for c in hand if c.Suit() == trump)
