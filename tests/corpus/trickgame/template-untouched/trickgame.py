"""Assignment: a trick game. Fill in the methods; you may add functions and methods of your own."""


class TrickGame:
    """A trick game for four players."""

    def __init__(self, location, dealer, trump=None):
        """Start a game: read the cards from a file and deal them."""
        raise NotImplementedError("TrickGame(...) is still to be written")

    def __str__(self):
        """Show the state of the game in four lines."""
        raise NotImplementedError("str(...) is still to be written")

    def first_player(self):
        """Tell who leads in the next trick."""
        raise NotImplementedError("first_player is still to be written")

    def order_of_play(self):
        """Tell in which order the players play in the next trick."""
        raise NotImplementedError("order_of_play is still to be written")

    def hand(self, player):
        """List the cards of a player."""
        raise NotImplementedError("hand is still to be written")

    def tricks(self, player):
        """Count the tricks that a player has won."""
        raise NotImplementedError("tricks is still to be written")

    def has_card(self, player, card):
        """Tell whether a player holds a card."""
        raise NotImplementedError("has_card is still to be written")

    def highest_card(self, suit, cards):
        """Find the highest card of a suit."""
        raise NotImplementedError("highest_card is still to be written")

    def winning_card(self, cards):
        """Find the card that would win a trick."""
        raise NotImplementedError("winning_card is still to be written")

    def winning_player(self, cards):
        """Find the player who would win a trick."""
        raise NotImplementedError("winning_player is still to be written")

    def trick(self, cards):
        """Play a trick."""
        raise NotImplementedError("trick is still to be written")
