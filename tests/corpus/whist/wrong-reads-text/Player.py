class Player:
    """Highest card that follows suit."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        best = None
        for card in hand:
            text = str(card)
            if not trick or text[2] == str(trick[0])[2]:
                if best is None or "23456789TJQKA".index(text[1]) > "23456789TJQKA".index(str(best)[1]):
                    best = card
        return best or hand[0]
