"""Answers with objects whose __class__ says that they are plain values."""

from honest import Answers


class Masked:
    turn = 0

    @property
    def __class__(self):
        Masked.turn += 1
        return (list, str, int, bool, dict)[Masked.turn % 5]

    def __eq__(self, other):
        return True

    __hash__ = None


class TrickGame(Answers):
    answer = Masked
