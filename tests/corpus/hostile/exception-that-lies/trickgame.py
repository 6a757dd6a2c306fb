"""Refuses everything with an exception that pretends to be whatever is expected."""

from honest import TrickGame as Honest


class Refusal(AssertionError):
    __module__, __qualname__ = "builtins", "AssertionError"

    def __str__(self):
        return "invalid trick"

    @property
    def __class__(self):
        return AssertionError

    @property
    def __traceback__(self):
        raise MemoryError

    def __eq__(self, other):
        return True


Refusal.__name__ = "AssertionError"


class TrickGame(Honest):
    def trick(self, cards):
        raise Refusal

    winning_card = winning_player = trick
