"""Turns off the guest's limits on output and forges what was printed."""

import sys

from honest import Reporter

console = sys.modules.get("_kibitz_guest.console")


class TrickGame(Reporter):
    def attack(self):
        if console is not None:
            console.Console._spend = lambda self, size: None
            console.Console.take = lambda self: [["out", "forged"], ["asked", ["x", "y"]], ["slept", 1e308]]
