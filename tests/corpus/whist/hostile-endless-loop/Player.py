class Player:
    """Go round my cards until one follows suit."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if not trick:
            return hand[0]
        i = 0
        while hand[i % len(hand)].Suit() != trick[0].Suit():
            i += 1
        return hand[i % len(hand)]
