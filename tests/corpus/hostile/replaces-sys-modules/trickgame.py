"""Puts other things under the names of modules in sys.modules, and empties it after."""

import sys

from honest import TrickGame as Honest


class Fake:
    def __getattr__(self, name):
        return lambda *args, **kwargs: True


class TrickGame(Honest):
    def trick(self, cards):
        done = super().trick(cards)
        for name in ("os", "json", "struct", "math", "random", "time", "importlib", "_kibitz_guest.wire"):
            sys.modules[name] = Fake()
        return done
