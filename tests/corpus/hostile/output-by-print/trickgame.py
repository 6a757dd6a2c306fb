"""Prints without an end (1 GB at most; anchors A7)."""

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        for _ in range(10_000):
            print("x" * 100_000)
