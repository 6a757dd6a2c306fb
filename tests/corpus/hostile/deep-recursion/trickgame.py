"""Recurs without an end, with the limit taken away (the C stack ends it)."""

import sys

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        sys.setrecursionlimit(10**9)

        class Deep:
            def __repr__(self):
                return repr(self)

        def deeper(step):
            return deeper(step + 1) + len(repr([[Deep()]]))

        deeper(0)
