"""Answers with a plain list of a million cards."""

from honest import TrickGame as Honest


class TrickGame(Honest):
    def hand(self, player):
        return ["♠K"] * 1_000_000
