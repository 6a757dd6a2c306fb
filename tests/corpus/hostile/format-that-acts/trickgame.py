"""Answers with objects whose repr, format and str act, lie and raise."""

import sys

from honest import Answers


class Loud:
    def __repr__(self):
        print("seen by", sys._getframe(1).f_code.co_name)
        raise KeyboardInterrupt

    __str__ = __repr__

    def __format__(self, how):
        return "N" * 1_000_000

    def __bytes__(self):
        return b"N"


class TrickGame(Answers):
    answer = Loud

    def __str__(self):
        return format(Loud())
