"""Writes a gigabyte to descriptors 1 and 2."""

import os

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        piece = b"x" * 1_000_000
        for _ in range(500):
            os.write(1, piece)
            os.write(2, piece)
