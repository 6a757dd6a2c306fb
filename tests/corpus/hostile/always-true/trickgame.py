"""Answers with objects that are true, and whatever else is asked of them."""

from honest import Answers


class Yes:
    def __bool__(self):
        return True

    def __call__(self, *args, **kwargs):
        return self

    def __int__(self):
        return 1

    __index__ = __int__


class TrickGame(Answers):
    answer = Yes
