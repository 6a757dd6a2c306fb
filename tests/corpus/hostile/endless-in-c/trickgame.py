"""Stays in one call of C for long: a regular expression that backtracks."""

import re

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        re.match(r"(a+)+$", "a" * 28 + "b")
