"""Values written as Python, so that what is written is the value again."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from kibitz.judge.exactly import exactly
from kibitz.judge.handle import Handle

LONGEST_INT: Final = 2000
"""Bits of an integer that is written in decimal digits; longer ones are written in hexadecimal."""

Name = Callable[[Handle], str]
"""How a handle is written."""


def literal(value: Any, name: Name) -> str:
    """Return a value as Python."""
    if isinstance(value, Handle):
        return name(value)
    if isinstance(value, exactly):
        return literal(value.value, name)
    write = _WRITERS.get(type(value))
    return write(value, name) if write is not None else repr(value)


def _sequence(opening: str, closing: str) -> Callable[[Any, Name], str]:
    return lambda value, name: opening + ", ".join(literal(part, name) for part in value) + closing


def _tuple(value: tuple[object, ...], name: Name) -> str:
    comma = "," if len(value) == 1 else ""
    return "(" + ", ".join(literal(part, name) for part in value) + comma + ")"


def _dict(value: dict[object, object], name: Name) -> str:
    return (
        "{" + ", ".join(f"{literal(key, name)}: {literal(part, name)}" for key, part in value.items()) + "}"
    )


def _set(value: set[object] | frozenset[object], name: Name) -> str:
    return "{" + ", ".join(sorted(literal(part, name) for part in value)) + "}" if value else "set()"


def _frozenset(value: frozenset[object], name: Name) -> str:
    return f"frozenset({_set(value, name)})" if value else "frozenset()"


def _int(value: int, _: Name) -> str:
    return repr(value) if value.bit_length() <= LONGEST_INT else hex(value)


def _float(value: float, _: Name) -> str:
    return repr(value) if math.isfinite(value) else f"float({str(value)!r})"


_WRITERS: Final[Mapping[type, Callable[[Any, Name], str]]] = {
    list: _sequence("[", "]"),
    tuple: _tuple,
    dict: _dict,
    set: _set,
    frozenset: _frozenset,
    int: _int,
    float: _float,
}
