class Player:
    """Highest card."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick=[], trump="S", position="N", tricks=[], score=(0, 0)):
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        return max(same or hand)
