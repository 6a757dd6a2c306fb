class Player:
    """Never play a card that I remember to have been played: it must be a mistake."""
    gone = []

    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        mine = [c for c in hand if c not in self.gone]
        same = [c for c in mine if trick and c.Suit() == trick[0].Suit()]
        card = max(same or mine)
        self.gone.append(card)
        return card
