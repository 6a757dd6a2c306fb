class Player:
    """Take the cards that follow suit from the set of my cards, and play the highest."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        mine = set(hand)
        if trick:
            same = {c for c in mine if c.Suit() == trick[0].Suit()}
            mine = same or mine
        return max(mine)
