"""Answers with a subclass of int that equals everything."""

from honest import Answers


class Number(int):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __hash__(self):
        return 0

    def __int__(self):
        return 0

    __index__ = __bool__ = __abs__ = __int__

    def bit_length(self):
        return 1

    def __lt__(self, other):
        return True

    __le__ = __gt__ = __ge__ = __lt__


class TrickGame(Answers):
    answer = lambda self: Number(99)
