class Player:
    """Sort the hand and play the highest card."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        hand.sort(reverse=True)
        for c in hand:
            if not trick or c.Suit() == trick[0].Suit():
                return c
        return hand[-1]
