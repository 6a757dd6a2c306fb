"""Asks for one string of eight gigabytes."""

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        text = "x" * (8 << 30)
        return text[0]
