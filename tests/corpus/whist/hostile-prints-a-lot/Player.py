class Player:
    """Highest card, with a long explanation."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        for _ in range(200000):
            print("I am thinking about", [repr(c) for c in hand])
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        return max(same or hand)
