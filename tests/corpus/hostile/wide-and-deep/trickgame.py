"""Answers with a list that doubles at each of sixty levels: small in memory, endless when written."""

from honest import TrickGame as Honest


class TrickGame(Honest):
    def hand(self, player):
        hand = ["♠K"]
        for _ in range(60):
            hand = [hand, hand]
        return hand[0][0][0]
