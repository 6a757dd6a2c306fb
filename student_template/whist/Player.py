"""Assignment: Whist. Write a player that always has a card to play, and then one that plays well."""

import Card


class Player:
    """A player of whist.

    Say here how your player decides which card it plays: that is its strategy.
    """

    def __init__(self):
        """Make a player that is ready to play."""

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        """Return the card from the hand that is played.

        hand      the cards that you hold, in a tuple
        trick     the cards on the table, in the order in which they were played; empty if you lead
        trump     the suit that is trump: "S", "H", "D" or "C"
        position  where you sit: "N", "S", "E" or "W"
        tricks    the tricks that were played before in this deal, each a tuple of six:
                  four cards in the order in which they were played, who led, who won
        score     the points of North and South, and those of East and West, in a tuple
        """
        return None
