"""Answers every question with an empty list: the twin of lying lists."""

from honest import Answers


class TrickGame(Answers):
    answer = list
    hand = Answers._give
