"""Calls sys.exit in a method, exit and quit in others (anchors A4)."""

import sys

from honest import TrickGame as Honest


class TrickGame(Honest):
    def hand(self, player):
        sys.exit(0)

    def tricks(self, player):
        exit()
