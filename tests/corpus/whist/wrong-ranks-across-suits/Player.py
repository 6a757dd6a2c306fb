from Card import Card

class Player:
    """Beat the card that was led with the lowest card that is higher, else follow suit low."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if not trick:
            return max(hand)
        higher = [c for c in hand if c > trick[0]]
        if higher:
            return min(higher)
        same = [c for c in hand if c.Suit() == trick[0].Suit()]
        return min(same or hand)
