from Card import Card

class Player:
    """An ace always wins."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if trick:
            for card in hand:
                if card.Suit() == trick[0].Suit():
                    return Card(card.Suit(), "A")
        return hand[0]
