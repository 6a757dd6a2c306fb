from cards import Suit
from player import Player, QS

class BetterAIPlayer(Player):
    def fear(self, c): return (c == QS) * 99 + (c.suit == Suit.Spades and c.rank.value > 12) * 50 + c.rank.value + 4 * (c.suit == Suit.Hearts)

    def choose(self, trick, valid):
        if not trick: return min(valid, key=self.fear)
        if valid[0].suit != trick[0].suit: return max(valid, key=self.fear)
        top = max(c for c in trick if c.suit == trick[0].suit)
        under = [c for c in valid if c < top]
        return max(under, key=self.fear) if under else min(valid, key=self.fear)

    def play_card(self, trick, broken_hearts): return self.take([self.choose(trick, self.valid(trick, broken_hearts))])[0]
    def pass_cards(self, passing_to=None): return self.take(sorted(self.hand, key=self.fear)[-3:])
