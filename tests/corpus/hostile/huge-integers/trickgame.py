"""Answers with an integer of ten thousand digits, beyond what Python writes in decimals."""

from honest import TrickGame as Honest


class TrickGame(Honest):
    def tricks(self, player):
        return 10**10_000
