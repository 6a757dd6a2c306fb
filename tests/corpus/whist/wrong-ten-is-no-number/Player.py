class Player:
    """Highest card that follows suit."""
    def __init__(self):
        self.faces = {"J": 11, "Q": 12, "K": 13, "A": 14}

    def number(self, card):
        if card.Rank() in self.faces:
            return self.faces[card.Rank()]
        return int(card.Rank())

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        return max(same or hand, key=self.number)
