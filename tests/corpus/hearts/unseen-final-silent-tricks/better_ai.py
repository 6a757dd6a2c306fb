from cards import Card, Rank, Suit
from player import Player

HIGH_SPADES = [Card(Rank.Queen, Suit.Spades), Card(Rank.King, Suit.Spades), Card(Rank.Ace, Suit.Spades)]

class BetterAIPlayer(Player):
    """
    Better than the basic player:
    - passes high spades, then its highest cards of all suits
    - ducks
    - discards high spades first, then the highest hearts, then the highest of the others
    """

    def play_card(self, trick, broken_hearts):
        self.hand = sorted(self.hand)
        valid = [c for c in self.hand if self.check_valid_play(c, trick, broken_hearts)[0]]
        card = self.pick(valid, trick)
        self.hand.remove(card)
        return card

    def pick(self, valid, trick):
        if not trick:
            return sorted(valid, key=lambda c: (c in HIGH_SPADES, c.rank, self.count(c.suit)))[0]
        if valid[0].suit != trick[0].suit:
            return sorted(valid, key=lambda c: (c in HIGH_SPADES, c.suit == Suit.Hearts, c.rank))[-1]
        high = sorted(c for c in trick if c.suit == trick[0].suit)[-1]
        duck = [c for c in valid if c < high]
        if duck:
            return duck[-1]
        return valid[0]

    def pass_cards(self):
        self.hand.sort(key=lambda c: (c in HIGH_SPADES, c.rank))
        three = self.hand[-3:]
        del self.hand[-3:]
        self.hand.sort()
        return three
