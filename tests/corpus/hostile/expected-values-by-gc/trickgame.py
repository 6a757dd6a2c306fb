"""Searches every object in memory for expected values and checks' code."""

import gc
import types

from honest import Reporter


class TrickGame(Reporter):
    def attack(self):
        for thing in gc.get_objects():
            kind = type(thing)
            if kind is types.FunctionType and thing.__name__.startswith("test_"):
                return thing.__name__
            if kind is types.ModuleType and thing.__name__.split(".")[0] in ("pytest", "kibitz", "hypothesis"):
                return thing.__name__
            if kind is dict and ("expected" in thing or "FULL_HAND" in thing):
                return list(thing)[:5]
            if kind.__name__ in ("Check", "Drawn", "Deal", "Refusal"):
                return kind.__name__
        return None
