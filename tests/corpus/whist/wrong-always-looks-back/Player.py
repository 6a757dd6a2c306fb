class Player:
    """If our side won the last trick, play high, else low."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()] or list(hand)
        us = "NS" if position in "NS" else "EW"
        return max(same) if tricks[-1][5] in us else min(same)
