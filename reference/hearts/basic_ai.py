"""A player that never thinks ahead."""

from player import Player


class BasicAIPlayer(Player):
    """A player that always plays its lowest card."""

    def play_card(self, trick, broken_hearts):
        """Take the lowest card that may be played out of the hand, and return it."""
        card = min(self.valid_cards(trick, broken_hearts))
        self.hand.remove(card)
        return card

    def pass_cards(self, passing_to=None):
        """Take the three highest cards out of the hand, and return them in a list."""
        chosen = sorted(self.hand)[-3:]
        for card in chosen:
            self.hand.remove(card)
        return chosen
