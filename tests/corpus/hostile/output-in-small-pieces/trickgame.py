"""Prints a million empty lines."""

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        for _ in range(1_000_000):
            print()
