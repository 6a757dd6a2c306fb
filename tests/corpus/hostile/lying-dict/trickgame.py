"""Answers with a subclass of dict that has every key and equals everything."""

from honest import Answers


class Table(dict):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __missing__(self, key):
        return self

    def items(self):
        return [("tuple", ["N"]), ("int", "0")]

    def keys(self):
        return ["handle"]

    def __len__(self):
        return 10**9

    def __iter__(self):
        return iter(range(10**9))


class TrickGame(Answers):
    answer = Table
