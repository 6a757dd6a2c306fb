class Player:
    """Follow suit with the highest card. If I can't, throw the lowest."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        follow = [c for c in hand if c.Suit() == trump]
        if trick and follow:
            return max(follow)
        return min(hand) if trick else max(hand)
