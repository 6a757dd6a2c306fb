class Player:
    """Highest card."""
    def __init__(self, *args, **kwargs):
        pass

    def PlayCard(self, *args):
        hand, trick = args[0], args[1]
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        return max(same or hand)
