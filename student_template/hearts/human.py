"""Task 5: a player who is asked what to do."""

from player import Player


class HumanPlayer(Player):
    """A player at the keyboard."""
