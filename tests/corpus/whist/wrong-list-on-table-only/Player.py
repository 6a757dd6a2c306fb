class Player:
    """Play high if no higher card has been seen on the table, low otherwise."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()] or list(hand)
        if max(trick + [max(same)]) == max(same):
            return max(same)
        return min(same)
