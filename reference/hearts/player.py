"""What all players of Hearts have in common."""

from cards import Suit
from rules import TWO_OF_CLUBS, points


class Player:
    """A player: a name, a hand, and points; which card to play is for its subclasses to decide."""

    def __init__(self, name):
        """Make a player without cards or points."""
        self.name = name
        self.hand = []
        self.round_score = 0
        self.total_score = 0

    def __str__(self):
        """Return the player's name."""
        return self.name

    def __repr__(self):
        """Return the same."""
        return self.__str__()

    def check_valid_play(self, card, trick, broken_hearts):
        """Return whether a card of the hand may be played, and if not, why."""
        if not trick:
            return self._check_lead(card, broken_hearts)
        if card.suit is trick[0].suit:
            return True, ""
        if any(other.suit is trick[0].suit for other in self.hand):
            return False, "Player still has cards from the suit of the current trick"
        if trick[0] == TWO_OF_CLUBS and points(card) and not all(map(points, self.hand)):
            return False, "Hearts and the Queen of Spades cannot be played on the first trick"
        return True, ""

    def _check_lead(self, card, broken_hearts):
        """Return whether a card may be led, and if not, why."""
        if card != TWO_OF_CLUBS and TWO_OF_CLUBS in self.hand:
            return False, "The Two of Clubs must be led"
        if card.suit is not Suit.Hearts or broken_hearts:
            return True, ""
        if any(other.suit is not Suit.Hearts for other in self.hand):
            return False, "Hearts have not been broken yet"
        return True, ""

    def valid_cards(self, trick, broken_hearts):
        """Return the cards of the hand that may be played."""
        return [card for card in self.hand if self.check_valid_play(card, trick, broken_hearts)[0]]
