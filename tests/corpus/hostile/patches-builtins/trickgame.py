"""Replaces builtins by ones that say yes, and answers honestly."""

import builtins

from honest import TrickGame as Honest


class TrickGame(Honest):
    def trick(self, cards):
        done = super().trick(cards)
        for name in ("isinstance", "type", "len", "repr", "str", "getattr", "print", "format", "open", "exec", "eval"):
            setattr(builtins, name, lambda *args, **kwargs: True)
        builtins.AssertionError = builtins.Exception = ValueError
        return done
