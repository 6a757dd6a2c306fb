from Card import Card

class Player:
    """Highest card that follows suit; uses a method that only my own Card.py has, when it is there."""
    def __init__(self):
        pass

    def height(self, card):
        if hasattr(card, "Number"):
            return card.Number()
        return "23456789TJQKA".index(card.Rank())

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        return max(same or hand, key=self.height)
