"""Closes every descriptor that it has, and goes on."""

import os

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os.closerange(0, 1024)
