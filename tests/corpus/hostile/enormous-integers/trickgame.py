"""Answers with an integer of a hundred million bits."""

from honest import TrickGame as Honest


class TrickGame(Honest):
    def tricks(self, player):
        return 1 << 100_000_000
