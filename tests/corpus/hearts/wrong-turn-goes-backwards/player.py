from cards import Card, Rank, Suit

C2, QS = Card(Rank.Two, Suit.Clubs), Card(Rank.Queen, Suit.Spades)
pen = lambda c: c.suit == Suit.Hearts or c == QS

class Player:
    def __init__(self, name):
        self.name, self.hand, self.round_score, self.total_score = name, [], 0, 0

    def __str__(self): return self.name
    __repr__ = __str__

    def check_valid_play(self, card, trick, broken_hearts):
        if not trick:
            if C2 in self.hand and card != C2: return False, "lead the Two of Clubs"
            if card.suit == Suit.Hearts and not broken_hearts and any(c.suit != Suit.Hearts for c in self.hand):
                return False, "hearts not broken"
        elif card.suit != trick[0].suit:
            if any(c.suit == trick[0].suit for c in self.hand): return False, "follow suit"
            if trick[0] == C2 and pen(card) and not all(map(pen, self.hand)): return False, "no points on first trick"
        return True, ""

    def valid(self, trick, broken): return [c for c in self.hand if self.check_valid_play(c, trick, broken)[0]]

    def take(self, cards):
        self.hand = [c for c in self.hand if c not in cards]
        return cards
