"""A player that tries to stay out of trouble."""

from cards import Card, Rank, Suit
from player import Player
from rules import QUEEN_OF_SPADES, points

KING_OF_SPADES = Card(Rank.King, Suit.Spades)
ACE_OF_SPADES = Card(Rank.Ace, Suit.Spades)

# How many play, by the number of cards that each of them is dealt.
PLAYERS = {17: 3, 13: 4, 10: 5}


class BetterAIPlayer(Player):
    """A player with some ideas of its own.

    It passes the cards that are likely to catch points, and so becomes void in suits. It ducks under the
    highest card of a trick when it can, with the highest card that still ducks; when it has to take a trick,
    or may safely do so, it gets rid of its highest card. When it cannot follow suit it throws what is most
    dangerous. It leads low, and draws spades as long as the Queen cannot fall to itself.
    """

    def __init__(self, name):
        """Make a player that does not know yet how many play."""
        super().__init__(name)
        self.players = None

    def pass_cards(self, passing_to=None):
        """Take the three most dangerous cards out of the hand, and return them in a list."""
        self._count_players()
        chosen = sorted(self.hand, key=self._danger)[-3:]
        for card in chosen:
            self.hand.remove(card)
        return chosen

    def play_card(self, trick, broken_hearts):
        """Take the card that seems best out of the hand, and return it."""
        self._count_players()
        valid = self.valid_cards(trick, broken_hearts)
        if len(valid) == 1:
            card = valid[0]
        elif not trick:
            card = self._lead(valid)
        elif valid[0].suit is trick[0].suit:
            card = self._follow(valid, trick)
        else:
            card = max(valid, key=self._danger)
        self.hand.remove(card)
        return card

    def _count_players(self):
        """Tell from a full hand how many play."""
        self.players = PLAYERS.get(len(self.hand), self.players)

    def _danger(self, card):
        """Return how much a card is to be feared: first its points, then how hard it is to lose."""
        if card == QUEEN_OF_SPADES:
            return 100
        if card in (KING_OF_SPADES, ACE_OF_SPADES):
            return 80
        fellows = sum(other.suit is card.suit for other in self.hand)
        return card.rank.value * 2 - fellows + (8 if card.suit is Suit.Hearts else 0)

    def _lead(self, valid):
        """Return a low card, of a suit that others are likely to have cards of."""
        spades = [card for card in valid if card.suit is Suit.Spades]
        if spades and not any(card in self.hand for card in (QUEEN_OF_SPADES, KING_OF_SPADES, ACE_OF_SPADES)):
            return max(spades)
        return min(valid, key=self._cost_of_leading)

    def _cost_of_leading(self, card):
        """Return how bad it would be to lead a card."""
        if card.suit is Suit.Spades and card.rank.value >= Rank.Queen.value:
            return 50 + points(card)
        fellows = sum(other.suit is card.suit for other in self.hand)
        return card.rank.value * 2 + fellows

    def _follow(self, valid, trick):
        """Return a card of the suit that was led."""
        highest = max(card for card in trick if card.suit is trick[0].suit)
        below = [card for card in valid if card < highest]
        if QUEEN_OF_SPADES in below:
            return QUEEN_OF_SPADES
        is_last = self.players is not None and len(trick) == self.players - 1
        if is_last and not any(map(points, trick)):
            return self._highest_harmless(valid)
        if below:
            return max(below)
        return self._highest_harmless(valid) if is_last else min(valid)

    @staticmethod
    def _highest_harmless(valid):
        """Return the highest card, but the Queen of Spades only if there is nothing else."""
        return max([card for card in valid if card != QUEEN_OF_SPADES] or valid)
