"""Answers every question with the wrong number: the twin of lying numbers."""

from honest import Answers


class TrickGame(Answers):
    answer = lambda self: 99
