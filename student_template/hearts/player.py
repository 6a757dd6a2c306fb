"""Task 5: what all players have in common."""


class Player:
    """A name, a hand and points."""
