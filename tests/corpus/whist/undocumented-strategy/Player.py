from Card import Card

RANKS = "23456789TJQKA"

class Player:
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        a = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        if a:
            b = max(trick, key=lambda c: (c.Suit() == trump, c.Suit() == trick[0].Suit(), RANKS.index(c.Rank())))
            d = [c for c in a if c.Suit() == b.Suit() and c > b]
            return min(d) if d else min(a)
        e = [c for c in hand if c.Suit() == trump]
        if trick and e:
            return min(e)
        return max(hand) if not trick else min(hand)
