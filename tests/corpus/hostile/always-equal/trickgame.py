"""Answers with objects that equal everything (anchors A1)."""

from honest import Answers


class Yes:
    __hash__ = None

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    __lt__ = __le__ = __gt__ = __ge__ = __eq__


class TrickGame(Answers):
    answer = Yes
