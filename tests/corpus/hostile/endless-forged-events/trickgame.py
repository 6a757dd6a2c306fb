"""Turns off the limit on output and sends a hundred thousand forged events with each reply."""

import sys

from honest import Striker

console = sys.modules.get("_kibitz_guest.console")


class TrickGame(Striker):
    def strike(self):
        if console is not None:
            console.Console._spend = lambda self, size: None
            console.Console.take = lambda self: [["out", "x" * 20]] * 100_000
