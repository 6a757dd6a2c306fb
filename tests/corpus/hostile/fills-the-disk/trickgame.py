"""Writes files of one megabyte (40 at most)."""

import os

from honest import attempt, facts, once, report, Reporter


class TrickGame(Reporter):
    def attack(self):
        for number in range(40):
            with open("big%d" % number, "wb") as file:
                file.write(b"x" * 1_000_000)
        return "40 MB"
