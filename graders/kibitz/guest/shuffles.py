"""Prepared shuffles: what ``random`` makes of a program's cards, where the judge has an order in store.

A check that needs a certain deal says in which order the cards are to lie, as the texts by which they are
printed.  Whatever a program shuffles, samples or chooses from is put in that order if the order knows all of
it; everything else, and all that comes after the last order, is left to the seeded chance.
"""

from __future__ import annotations

import random

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

_real = {name: getattr(random.Random, name) for name in ("shuffle", "sample", "choice")}


class Shuffles:
    """Stands in for the shuffling part of ``random``, with the orders that are in store."""

    def __init__(self, note: Callable[[str, object], None]) -> None:
        """Tell ``note`` of every shuffle."""
        self.note = note
        self.orders: list[list[str]] = []
        self._chosen_from: list[str] = []

    def install(self) -> None:
        """Take the place of the methods of ``random.Random``, and of the module's functions."""
        shuffles = self
        self._chosen_from = []

        def shuffle(generator: random.Random, x: Any, *rest: Any) -> None:
            """Shuffle a list in place."""
            if shuffles.arrange(x):
                shuffles.note("arranged", len(x))
                return
            _real["shuffle"](generator, x, *rest)
            shuffles.note("shuffled", len(x))

        def sample(generator: random.Random, population: Any, k: int, **rest: Any) -> Any:
            """Choose ``k`` different elements."""
            things = list(population)
            if k == len(things) and shuffles.arrange(things):
                shuffles.note("arranged", k)
                return things
            return _real["sample"](generator, population, k, **rest)

        def choice(generator: random.Random, seq: Any) -> Any:
            """Choose an element."""
            found = shuffles.next_of(seq)
            return _real["choice"](generator, seq) if found is None else found[0]

        for name, stand_in in (("shuffle", shuffle), ("sample", sample), ("choice", choice)):
            setattr(random.Random, name, stand_in)
            setattr(random, name, getattr(vars(random)["_inst"], name))

    def arrange(self, things: Any) -> bool:
        """Put a list in the next order, if there is one that knows all of it; say whether."""
        if not self.orders or type(things) is not list:
            return False
        places = _places(self.orders[0], things)
        if places is None:
            return False
        del self.orders[0]
        things[:] = [thing for _, _, thing in sorted(zip(places, range(len(things)), things), key=_by_place)]
        return True

    def next_of(self, things: Any) -> tuple[object] | None:
        """Return the element that comes first in the next order and has not been chosen yet."""
        if not self.orders or not len(things) or _places(self.orders[0], things) is None:
            return None
        texts = {str(thing): thing for thing in things}
        for text in self.orders[0]:
            if text in texts and text not in self._chosen_from:
                self._chosen_from.append(text)
                return (texts[text],)
        return None


def _by_place(entry: tuple[int, int, object]) -> tuple[int, int]:
    return entry[:2]


def _places(order: list[str], things: Any) -> list[int] | None:
    """Return where each thing stands in an order; ``None`` unless all do."""
    places = {text: place for place, text in enumerate(order)}
    try:
        return [places[str(thing)] for thing in things]
    except Exception:  # of a student's __str__ too: what is no card is left to chance
        return None
