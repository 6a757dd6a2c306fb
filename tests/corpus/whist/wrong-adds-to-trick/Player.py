class Player:
    """Highest card."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        card = max(same or hand)
        if isinstance(trick, list):
            trick.append(card)
        return card
