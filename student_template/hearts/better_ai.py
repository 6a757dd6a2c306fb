"""Task 5: a player that thinks ahead."""

from player import Player


class BetterAIPlayer(Player):
    """A player that wins more often than the basic one."""
