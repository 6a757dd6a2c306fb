"""Promises: what stands for the answers to questions that are put together, until they have come."""

from __future__ import annotations

from typing import NoReturn

from kibitz.judge.failures import OurFault


class Promise:
    """Stands for the answer to a question that has not been sent yet; nothing can be done with it."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def _refuse(self, *_: object) -> NoReturn:
        raise OurFault("inside together() an answer has not come yet: return it, and use it afterwards")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _refuse
    __bool__ = __len__ = __iter__ = __contains__ = __getitem__ = __call__ = __str__ = _refuse


def kept(wanted: object, answers: list[object]) -> object:
    """Return what was wanted, the answers in place of the promises."""
    if isinstance(wanted, Promise):
        return answers[wanted.place]
    if type(wanted) is list or type(wanted) is tuple:
        return type(wanted)(kept(part, answers) for part in wanted)
    if type(wanted) is dict:
        return {key: kept(part, answers) for key, part in wanted.items()}
    return wanted
