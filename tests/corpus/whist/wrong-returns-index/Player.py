from Card import Card

class Player:
    """Highest card that follows suit."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        best = None
        for i in range(len(hand)):
            if not trick or hand[i].Suit() == trick[0].Suit():
                if best is None or hand[i] > hand[best]:
                    best = i
        return 0 if best is None else best
