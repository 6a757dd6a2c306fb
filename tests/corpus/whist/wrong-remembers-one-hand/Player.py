class Player:
    """I sort my hand once, when I first see it, and then play it from high to low."""
    def __init__(self):
        self.cards = None

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if not self.cards:
            self.cards = sorted(hand, reverse=True)
        for card in self.cards:
            if not trick or card.Suit() == trick[0].Suit():
                self.cards.remove(card)
                return card
        return self.cards.pop()
