class Player:
    """Highest card of the suit on the table, or the lowest of the hand."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if trick == [] or trick == ():
            return max(hand)
        suit = trick[-1].Suit()
        same = [c for c in hand if c.Suit() == suit]
        return max(same) if same else min(hand)
