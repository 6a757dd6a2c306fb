"""Refuses every trick: the twin of those that pretend to refuse."""

from honest import TrickGame as Honest


class TrickGame(Honest):
    def trick(self, cards):
        raise AssertionError("invalid trick")

    winning_card = winning_player = trick
