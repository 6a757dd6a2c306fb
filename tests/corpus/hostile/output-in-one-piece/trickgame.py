"""Prints one text of a hundred megabytes."""

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        print("x" * 100_000_000)
