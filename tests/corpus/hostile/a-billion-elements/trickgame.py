"""Answers with objects that say they have a billion elements, and give them without end."""

import itertools

from honest import Answers


class Endless:
    def __len__(self):
        return 10**9

    def __iter__(self):
        return itertools.repeat("♠K")

    def __getitem__(self, key):
        return "♠K"

    def __length_hint__(self):
        return 10**9


class EndlessList(list):
    __len__, __iter__, __getitem__ = Endless.__len__, Endless.__iter__, Endless.__getitem__


class TrickGame(Answers):
    turn = 0

    def answer(self):
        self.turn += 1
        return (Endless(), EndlessList(), range(10**9))[self.turn % 3]
