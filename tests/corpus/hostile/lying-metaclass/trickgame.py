"""Answers with objects whose metaclass lies about name, bases and instances."""

from honest import Answers


class Meta(type):
    __name__ = property(lambda cls: "str")
    __mro__ = property(lambda cls: (str, object))
    __dict__ = property(lambda cls: {})

    def mro(cls):
        return [cls, object]

    def __instancecheck__(cls, other):
        return True

    def __subclasscheck__(cls, other):
        return True

    def __eq__(cls, other):
        return True

    def __hash__(cls):
        return hash(str)


class Masked(metaclass=Meta):
    def __eq__(self, other):
        return True

    __hash__ = None


class TrickGame(Answers):
    answer = Masked
