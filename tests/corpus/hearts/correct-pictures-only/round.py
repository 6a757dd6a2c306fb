import time
from cards import Card, Rank, Suit

class Round:
    def __init__(self, players):
        self.players, self.broken = players, False
        lead = [Card(Rank.Two, Suit.Clubs) in p.hand for p in players].index(True)
        while players[lead].hand: lead = self.trick(lead)

    def trick(self, lead):
        n, trick = len(self.players), {}
        for i in range(lead, lead + n):
            p = self.players[i % n]
            card = trick[i % n] = p.play_card(list(trick.values()), self.broken)
            print(f"{p} plays {card}")
            if card.suit == Suit.Hearts and not self.broken:
                self.broken = True
                print("Hearts have been broken!")
            time.sleep(.4)
        suit = trick[lead].suit
        best = max((i for i in trick if trick[i].suit == suit), key=lambda i: trick[i])
        penalty = sum({Suit.Hearts: 1, Suit.Spades: 13 * (c.rank == Rank.Queen)}.get(c.suit, 0) for c in trick.values())
        self.players[best].round_score += penalty
        print(f"{self.players[best]} takes the trick. Points received: {penalty}")
        return best
