class Player:
    """Highest card that follows suit."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        same = [c for c in hand if trick and vars(c)["_my_sign"] == vars(trick[0])["_my_sign"]]
        return max(same or hand)
