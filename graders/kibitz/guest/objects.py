"""Handles: numbers by which the judge speaks of objects that live in the guest."""

from __future__ import annotations

from .wire import PLAIN_TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


type_name = type.__dict__["__name__"].__get__
"""The true name of a class, whatever its metaclass says."""


class Objects:
    """The objects that the judge knows by number; the same object keeps its number."""

    def __init__(self) -> None:
        """Start with none."""
        self._objects: dict[int, object] = {}
        self._numbers: dict[int, int] = {}

    def keep(self, thing: object) -> list[Any]:
        """Return [number, type, plain type that it is a subclass of] for an object."""
        number = self._numbers.setdefault(id(thing), len(self._numbers) + 1)
        self._objects[number] = thing
        kind = type(thing)
        plain = next((base.__name__ for base in PLAIN_TYPES if issubclass(kind, base)), "")
        return [number, type_name(kind)[:200], plain]

    def fetch(self, number: int) -> object:
        """Return the object with that number."""
        return self._objects[number]
