"""Raises exceptions with a long cyclic chain of causes and a huge message."""

from honest import TrickGame as Honest


class TrickGame(Honest):
    def hand(self, player):
        first = ValueError("x" * 10_000_000)
        error = first
        for _ in range(2000):
            error.__cause__ = ValueError("y")
            error = error.__cause__
        error.__context__ = first
        raise first
