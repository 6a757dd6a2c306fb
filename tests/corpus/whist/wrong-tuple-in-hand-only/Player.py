class Player:
    """Compare my cards with those on the table, all in one tuple."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        everything = hand + tuple(trick)
        top = max(everything)
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()] or list(hand)
        return top if top in same else min(same)
