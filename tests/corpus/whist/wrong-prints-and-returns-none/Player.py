from Card import Card

class Player:
    """Highest card that follows suit; if there is none, lowest trump; if there is none, lowest card."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if len(trick) == 0:
            return max(hand)
        same = [c for c in hand if c.Suit() == trick[0].Suit()]
        if len(same) > 0:
            return max(same)
        trumps = [c for c in hand if c.Suit() == trump]
        if len(trumps) > 0:
            print("I play", min(trumps))
        else:
            return min(hand)
