"""Answers with lists a hundred thousand levels deep."""

from honest import TrickGame as Honest


class TrickGame(Honest):
    def hand(self, player):
        hand = []
        for _ in range(100_000):
            hand = [hand]
        return hand
