"""Answers every question with the wrong text: the twin of lying texts."""

from honest import Answers


class TrickGame(Answers):
    answer = lambda self: "?"
