class Player:
    """Highest card."""
    def __init__(self, name):
        self.name = name

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        return max(same or hand)
