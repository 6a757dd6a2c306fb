"""Task 2: a basic player."""


class BasicAIPlayer:
    """A player that always plays its lowest card."""

    def __init__(self, name):
        """Make a player without cards or points."""
        raise NotImplementedError("BasicAIPlayer(...) is still to be written")

    def __str__(self):
        """Tell the player's name."""
        raise NotImplementedError("str(player) is still to be written")

    def __repr__(self):
        """Give the same text as str(player)."""
        return self.__str__()

    def check_valid_play(self, card, trick, broken_hearts):
        """Tell whether a card may be played, and if not, why: a tuple such as (False, "why")."""
        raise NotImplementedError("check_valid_play is still to be written")

    def play_card(self, trick, broken_hearts):
        """Take the lowest card that may be played out of the hand, and give it."""
        raise NotImplementedError("play_card is still to be written")

    def pass_cards(self):
        """Take three cards out of the hand, and give a list of them."""
        raise NotImplementedError("pass_cards is still to be written")
