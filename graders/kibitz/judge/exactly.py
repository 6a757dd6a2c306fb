"""Equality that looks at types too, for where ``True == 1`` would hide a mistake."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final


class exactly:  # noqa: N801 -- reads as a word in an assert
    """A value that only a value of the same types all through equals.

    ``assert game.tricks("N") == exactly(0)`` fails for ``False`` and for ``0.0``.
    """

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        """Expect ``value``."""
        self.value = value

    def __eq__(self, other: object) -> bool:
        return same(other, self.value)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.value)


def same(left: object, right: object) -> bool:
    """Return whether two plain values are equal and of the same types, their parts included; nan is nan.

    An object of a plain type's subclass counts as what it is as that type.
    """
    left, right = as_plain(left), as_plain(right)
    if type(left) is not type(right):
        return False
    compare = _COMPARE.get(type(left))
    if compare is not None:
        return compare(left, right)
    return left == right or (left != left and right != right)  # noqa: PLR0124 -- only nan is not itself


def as_plain(value: object) -> object:
    """Return what a `kibitz.judge.handle.Kin` stands for, and anything else as it is."""
    plain = getattr(type(value), "as_plain", None)
    return value if plain is None else plain(value)


def _same_sequences(left: Any, right: Any) -> bool:
    return len(left) == len(right) and all(map(same, left, right))


def _same_sets(left: Any, right: Any) -> bool:
    by_value = {as_plain(value): value for value in right}
    return bool(left == right) and all(same(value, by_value[as_plain(value)]) for value in left)


def _same_dicts(left: Mapping[Any, Any], right: Mapping[Any, Any]) -> bool:
    return _same_sets(left.keys(), right.keys()) and all(same(left[key], right[key]) for key in left)


_COMPARE: Final[Mapping[type, Callable[[Any, Any], bool]]] = {
    list: _same_sequences,
    tuple: _same_sequences,
    set: _same_sets,
    frozenset: _same_sets,
    dict: _same_dicts,
}
