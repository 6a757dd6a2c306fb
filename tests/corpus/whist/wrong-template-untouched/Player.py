"""Assignment: Whist. Write a player that always has a card to play, and then one that plays well."""

import Card


class Player:
    """A player of whist.

    Say here how your player decides which card it plays: that is its strategy.
    """

    def __init__(self):
        """Make a player that is ready to play."""

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        """Return the card from the hand that is played."""
        return None
