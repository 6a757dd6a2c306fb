import rules
from cards import Rank, Suit
from player import Player

ORDER = list(Rank)


class BetterAIPlayer(Player):
    """Keeps low cards and gets rid of high ones: passes them, ducks with them, and throws them off."""

    def pass_cards(self, passing_to=None):
        return self.remove(sorted(self.hand, key=self.badness)[-3:])

    def play_card(self, trick, broken_hearts):
        options = sorted(rules.allowed(self.hand, trick, broken_hearts), key=self.badness)
        if not trick:
            card = options[0]
        elif options[0].suit != trick[0].suit:
            card = options[-1]
        else:
            safe = [c for c in options if c < max(rules.same_suit(trick, trick[0]))]
            card = safe[-1] if safe else options[0]
        return self.remove([card])[0]

    def badness(self, card):
        number = ORDER.index(card.rank)
        if card.suit == Suit.Spades and card.rank.name in ("Queen", "King", "Ace"):
            return 100 - abs(number - 10)
        if card.suit == Suit.Hearts:
            return number + 5
        return number
