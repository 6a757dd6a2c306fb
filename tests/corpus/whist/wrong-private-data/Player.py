from Card import Card

class Player:
    """Highest card that follows suit."""
    def __init__(self):
        self.order = "23456789TJQKA"

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        best = None
        for card in hand:
            if not trick or card._my_sign == trick[0]._my_sign:
                if best is None or self.order.index(card._my_mark) > self.order.index(best._my_mark):
                    best = card
        return best or hand[0]
