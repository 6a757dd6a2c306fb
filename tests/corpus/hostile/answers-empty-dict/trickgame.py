"""Answers every question with an empty dictionary: the twin of lying dictionaries."""

from honest import Answers


class TrickGame(Answers):
    answer = dict
