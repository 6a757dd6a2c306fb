class Player:
    """Trump with the lowest trump when a suit has run out. Lead high."""
    def __init__(self):
        self.suits = {}

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if not self.suits:
            for c in hand:
                self.suits.setdefault(c.Suit(), []).append(c)
        if trick:
            mine = self.suits.get(trick[0].Suit()) or self.suits.get(trump)
            if mine:
                mine.sort()
                return mine.pop()
        longest = max(self.suits.values(), key=len)
        return longest.pop()
