"""Two values written as Python side by side, the elements that differ marked."""

from __future__ import annotations

import ast
import re
from typing import Final

from kibitz.report.changes import changes
from kibitz.report.characters import visible
from kibitz.report.pieces import Line, Piece, Side, common_start, cut, joined, same

CHARACTERS_BEFORE: Final = 120
"""Characters that are shown before the first difference when a value is long."""
CHARACTERS: Final = 640
"""Characters of a value that are shown at most."""
READ_AT_MOST: Final = 20_000
"""Characters of a value that is read as Python, to put its unordered parts in order."""

TOKEN: Final = re.compile(
    r"""
    [bB]? (?: '(?:[^'\\\n]|\\.)*' | "(?:[^"\\\n]|\\.)*" )   # a text or bytes
    | [-+]?\d[\w.]* (?:[-+]\d+)?                            # a number
    | \w+
    | \s+
    | .
    """,
    re.VERBOSE | re.DOTALL,
)


def _read(text: str) -> object:
    """Return the value that the text writes, or ``...`` when it is no plain data or too long."""
    if len(text) > READ_AT_MOST:
        return ...
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return ...


def _dict(value: dict[object, object], model: object) -> str:
    """Write a dict with the keys that the model has too in the model's order, and then the others."""
    known = model if isinstance(model, dict) else {}
    keys = [key for key in known if key in value] + [key for key in value if key not in known]
    return "{" + ", ".join(f"{key!r}: {_written(value[key], known.get(key))}" for key in keys) + "}"


def _written(value: object, model: object) -> str:
    """Write a value as Python, its unordered parts in the order of the model."""
    if isinstance(value, dict):
        return _dict(value, model)
    if isinstance(value, (set, frozenset)) and value:
        return "{" + ", ".join(sorted(map(repr, value))) + "}"
    if isinstance(value, list):
        models = model if isinstance(model, list) else []
        pairs = zip(value, [*models, *[None] * len(value)], strict=False)
        return "[" + ", ".join(_written(item, other) for item, other in pairs) + "]"
    return repr(value)


def in_order(expected: str, got: str) -> tuple[str, str]:
    """Return both values with sets sorted and the keys of dicts in the same order, where they can be read.

    Order is no difference between such values, and must not be marked as one.
    """
    if "{" not in expected or "{" not in got:
        return expected, got
    one, other = _read(expected), _read(got)
    if one is ... or other is ...:
        return expected, got
    return _written(one, one), _written(other, one)


def _row(text: str, parts: list[Piece], first: int, last: int) -> Side:
    """Return the pieces of one value, with what was cut before and after them."""
    return Side((Line(joined((cut(first), tuple(parts), cut(len(text) - last)))),))


def blocks(expected: str, got: str) -> tuple[Side, Side]:
    """Return two values written as Python, cut around the first difference when long."""
    expected, got = in_order(expected, got)
    longest = max(len(expected), len(got))
    start = common_start(expected, got)
    first = max(0, start - CHARACTERS_BEFORE) if longest > CHARACTERS else 0
    window = (
        TOKEN.findall(expected[first : first + CHARACTERS]),
        TOKEN.findall(got[first : first + CHARACTERS]),
    )
    left, right = changes(*window, whole=longest <= CHARACTERS, every=False)
    return (
        _row(expected, left, first, min(len(expected), first + CHARACTERS)),
        _row(got, right, first, min(len(got), first + CHARACTERS)),
    )


def alone(text: str) -> Side:
    """Return one value written as Python, nothing marked."""
    kept = text[:CHARACTERS]
    return Side((Line(joined((same(visible(kept)), cut(len(text) - len(kept))))),))
