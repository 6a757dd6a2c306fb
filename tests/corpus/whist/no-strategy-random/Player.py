import random
from Card import Card

class Player:
    """Picks a random card from those that are allowed. You never know what I do next!"""
    def __init__(self):
        random.seed()

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        options = [card for card in hand if trick and card.Suit() == trick[0].Suit()]
        return random.choice(options or list(hand))
