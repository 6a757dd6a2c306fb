"""Answers every question with an object: the twin of all objects that lie."""

from honest import Answers


class TrickGame(Answers):
    pass
