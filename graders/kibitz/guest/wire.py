"""The wire: frames of JSON, each behind its length, and plain values packed with their exact types.

JSON's own types stand for themselves: ``null``, booleans, strings, small integers, finite floats (always
with a point or an exponent) and lists.  Everything else is an object with one key, its tag:

===========  ==========================================================
``tuple``    list of packed elements
``set``      list of packed elements; likewise ``frozenset``
``dict``     list of packed [key, value] pairs
``bytes``    hexadecimal digits
``int``      hexadecimal digits, for integers beyond 64 bits
``float``    ``"nan"``, ``"inf"`` or ``"-inf"``
``str``      hexadecimal digits of UTF-8 with surrogates let through
``handle``   [number, type, ""], or [number, type, plain type, packed value] for an object
             whose class is a subclass of a plain type: the value is what it is as that type
===========  ==========================================================

There is no pickle here and no ``eval``, on either side.
"""

from __future__ import annotations

import collections
import json
import json.encoder
import json.scanner
import math
import struct

TYPE_CHECKING = False  # the name that checkers know, without the cost of importing typing
if TYPE_CHECKING:
    from typing import Any, Callable

HEADER = struct.Struct(">I")
SMALL_INT = 2**63
LONG = 64
"""So many characters, bytes or digits count as one element."""
DICTS_OF_PYTHON = (collections.Counter, collections.defaultdict, collections.OrderedDict)
"""Classes of Python's own that are plain dicts to anybody who looks at what is in them."""

PLAIN_TYPES = (bool, int, float, str, bytes, list, tuple, set, frozenset, dict)


def _refuse(value: object) -> None:
    raise TypeError("only packed values can be sent")


BASE_VALUES: dict[str, Callable[[Any], object]] = {
    "int": int.__int__,
    "float": float.__float__,
    "str": str.__str__,
    "bytes": lambda value: bytes.__getitem__(value, slice(None)),
    "list": lambda value: list.__getitem__(value, slice(None)),
    "tuple": lambda value: tuple.__getitem__(value, slice(None)),
    "set": lambda value: set(set.__iter__(value)),
    "frozenset": lambda value: frozenset(frozenset.__iter__(value)),
    "dict": lambda value: dict(dict.items(value)),
}
"""What an object is as the plain type that it is a subclass of, by that type's own methods."""

# The C halves of the json module: its Python halves use builtins that a program may have replaced.
_encode = vars(json.encoder)["c_make_encoder"](
    None, _refuse, json.encoder.encode_basestring, None, ":", ",", False, False, True
)
_scan = vars(json.scanner)["c_make_scanner"](json.JSONDecoder())


class TooLarge(Exception):
    """A value is too large, too long or too deep to cross."""


class Packer:
    """Turns values into what JSON can carry, within limits on elements and depth."""

    def __init__(self, items: int, depth: int, keep: Callable[[object], list[Any]] | None = None) -> None:
        """Limit one value to ``items`` elements and ``depth`` levels; ``keep`` makes handles."""
        self.items = items
        self.depth = depth
        self.keep = keep
        self._left = items

    def pack(self, value: object) -> Any:
        """Return the packed value; `TooLarge` when it exceeds a limit."""
        self._left = self.items
        return self._pack(value, self.depth)

    def _pack(self, value: Any, depth: int) -> Any:  # noqa: PLR0911 -- a table of types would cost twice the time
        kind = type(value)
        if kind is str:
            if len(value) > LONG:
                self._take(len(value) // LONG, "size")
            return value if value.isascii() else _text(value)
        if value is None or kind is bool:
            return value
        if kind is int:
            if -SMALL_INT <= value < SMALL_INT:
                return value
            self._take(value.bit_length() // (4 * LONG), "size")
            return {"int": format(value, "x")}
        if kind is float:
            return _number(value)
        if kind is bytes:
            self._take(len(value) // LONG, "size")
            return {"bytes": value.hex()}
        if kind is list:
            return self._each(value, depth)
        if kind is tuple or kind is set or kind is frozenset:
            return {kind.__name__: self._each(value, depth)}
        if kind is dict or any(kind is known for known in DICTS_OF_PYTHON):
            self._enter(2 * len(value), depth)
            pairs = dict.items(value)
            return {
                "dict": [[self._pack(key, depth - 1), self._pack(part, depth - 1)] for key, part in pairs]
            }
        return {"handle": self._handle(value, depth)}

    def _handle(self, value: Any, depth: int) -> list[Any]:
        if self.keep is None:
            raise TypeError("a value of type %s cannot cross" % type(value).__name__)
        if not depth:
            raise TooLarge("depth")
        number, type_name, plain = self.keep(value)
        if not plain:
            return [number, type_name, ""]
        return [number, type_name, plain, self._pack(BASE_VALUES[plain](value), depth - 1)]

    def _each(self, values: Any, depth: int) -> list[Any]:
        self._enter(len(values), depth)
        return [self._pack(value, depth - 1) for value in values]

    def _enter(self, count: int, depth: int) -> None:
        """Pay for a container of ``count`` elements."""
        if not depth:
            raise TooLarge("depth")
        self._take(count + 1)

    def _take(self, count: int, what: str = "items") -> None:
        self._left -= count
        if self._left < 0:
            raise TooLarge(what)


def _text(value: str) -> Any:
    try:
        value.encode()
    except UnicodeEncodeError:
        return {"str": value.encode("utf-8", "surrogatepass").hex()}
    return value


def _number(value: float) -> Any:
    if math.isfinite(value):
        return value
    return {"float": "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"}


def unpack(packed: Any, fetch: Callable[[int], object]) -> Any:
    """Rebuild a value that the judge packed; ``fetch`` gives the object behind a handle."""
    if type(packed) is list:
        return [unpack(part, fetch) for part in packed]
    if type(packed) is not dict:
        return packed
    ((tag, content),) = packed.items()
    return _UNPACK[tag](content, fetch)


_UNPACK: dict[str, Callable[[Any, Callable[[int], object]], Any]] = {
    "tuple": lambda content, fetch: tuple(unpack(part, fetch) for part in content),
    "set": lambda content, fetch: {unpack(part, fetch) for part in content},
    "frozenset": lambda content, fetch: frozenset(unpack(part, fetch) for part in content),
    "dict": lambda content, fetch: {unpack(key, fetch): unpack(value, fetch) for key, value in content},
    "bytes": lambda content, fetch: bytes.fromhex(content),
    "int": lambda content, fetch: int(content, 16),
    "float": lambda content, fetch: float(content),
    "str": lambda content, fetch: bytes.fromhex(content).decode("utf-8", "surrogatepass"),
    "handle": lambda content, fetch: fetch(content[0]),
}


def frame(message: Any) -> bytes:
    """Return the message as a frame: four bytes of length, then JSON in UTF-8."""
    payload = "".join(_encode(message, 0)).encode()
    return HEADER.pack(len(payload)) + payload


def parse(payload: bytes) -> Any:
    """Return the message in a payload that comes from the judge, who is trusted."""
    return _scan(payload.decode(), 0)[0]
