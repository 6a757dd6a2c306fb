from Card import Card

class Player:
    """My strategy: take the first card I can play."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if len(trick) > 0:
            for card in hand:
                if card.Suit() == trick[0].Suit():
                    return card
        return hand[0]
