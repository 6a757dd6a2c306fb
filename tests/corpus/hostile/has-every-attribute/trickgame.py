"""Answers with objects that have every attribute, each callable and equal to anything."""

from honest import Answers


class Any:
    def __getattr__(self, name):
        return Any()

    def __getattribute__(self, name):
        return Any()

    def __call__(self, *args, **kwargs):
        return Any()

    def __eq__(self, other):
        return True

    __hash__ = None


class TrickGame(Answers):
    answer = Any
