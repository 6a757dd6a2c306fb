from Card import Card

class Player:
    '''
    Counts cards. From the tricks that were played (and my own hand) I know which cards are still out there.
    If I have to lead, I lead a card that is the highest one left in its suit; if I do not have
    one, I lead the suit in which the fewest cards are out. If I follow, I take the trick when I have a
    card that cannot be beaten, and otherwise I give away my worst card.
    '''

    order = 'AKQJT98765432'

    def __init__(self):
        pass

    def left(self, hand, trick, tricks):
        out = {suit: list(self.order) for suit in 'SHDC'}
        gone = list(hand) + list(trick)
        for one in tricks:
            gone.extend(one[0:4])
        for card in gone:
            out[card.Suit()].remove(card.Rank())
        return out

    def boss(self, card, out):
        ranks = out[card.Suit()]
        return not ranks or self.order.index(card.Rank()) < self.order.index(ranks[0])

    def bad(self, card, trump):
        return (card.Suit() != trump, self.order.index(card.Rank()))

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        out = self.left(hand, trick, tricks)
        if not trick:
            bosses = [c for c in hand if self.boss(c, out) and c.Suit() != trump]
            if bosses:
                return max(bosses, key=lambda c: len(out[c.Suit()]))
            return min(hand, key=lambda c: (len(out[c.Suit()]), -self.order.index(c.Rank())))
        can = [c for c in hand if c.Suit() == trick[0].Suit()]
        if can:
            onTable = [c for c in trick if c.Suit() == trick[0].Suit()]
            trumped = any(c.Suit() == trump for c in trick) and trump != trick[0].Suit()
            for c in can:
                if self.boss(c, out) and not trumped and all(c > t for t in onTable):
                    return c
            return max(can, key=lambda c: self.bad(c, trump))
        trumps = [c for c in hand if c.Suit() == trump]
        if trumps and not any(c.Suit() == trump for c in trick):
            return min(trumps)
        return max(hand, key=lambda c: self.bad(c, trump))
