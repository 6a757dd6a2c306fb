"""Decoding what a guest sent: every byte of it is hostile until it has passed here.

A reply is read with msgspec into an envelope of fixed types; its payload is then rebuilt, value by value,
into plain Python with exact types.  Nothing is unpickled, nothing is evaluated, no name that a guest
sends is looked up anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from kibitz.guest.wire import PLAIN_TYPES
from kibitz.model.assignment import Limits

Kind = TypeVar("Kind")

MOST_COLLISIONS: Final = 1000
"""Elements of one set or dict that may share a hash; building more of them would take forever."""

PLAIN_NAMES: Final = frozenset(kind.__name__ for kind in PLAIN_TYPES) | {""}


class Nonsense(Exception):
    """A guest sent something that no honest guest sends."""


class TooLarge(Exception):
    """A guest sent a value beyond the limits; ``args[0]`` names the limit."""


class Reply(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One answer of a guest: to which call, what kind, with what, and what was printed meanwhile."""

    call: int
    status: str
    payload: Any
    events: list[tuple[str, Any]]


_decoder: Final = msgspec.json.Decoder(Reply)


def read_reply(payload: bytes) -> Reply:
    """Return the reply in a frame's payload; `Nonsense` when there is none."""
    try:
        return _decoder.decode(payload)
    except (msgspec.MsgspecError, RecursionError, ValueError, OverflowError, MemoryError) as error:
        raise Nonsense(f"not a reply: {error}") from None


class Rebuilder:
    """Rebuilds values from their packed form (`kibitz.guest.wire`) within the limits."""

    def __init__(self, limits: Limits, handle: Callable[[int, str, str], object]) -> None:
        """Hold values to ``limits``; ``handle`` makes one from number, type and plain type."""
        self._limits = limits
        self._handle = handle
        self._left = 0
        self._builders: dict[str, Callable[[Any, int], object]] = {
            "tuple": lambda content, depth: tuple(self._each(content, depth)),
            "set": lambda content, depth: set(self._hashed(content, depth)),
            "frozenset": lambda content, depth: frozenset(self._hashed(content, depth)),
            "dict": self._dict,
            "bytes": lambda content, _: bytes.fromhex(_digits(content)),
            "int": lambda content, _: int(_digits(content), 16),
            "float": lambda content, _: _SPECIAL_FLOATS[content],
            "str": lambda content, _: bytes.fromhex(_digits(content)).decode("utf-8", "surrogatepass"),
            "handle": lambda content, _: self._make_handle(content),
        }

    def rebuild(self, packed: object) -> object:
        """Return the value.

        Raises:
            Nonsense: this is not a packed value.
            TooLarge: it is one, but too large or too deep.

        """
        if packed is None or isinstance(packed, str | bool):
            return packed
        self._left = self._limits.items
        try:
            return self._rebuild(packed, self._limits.depth)
        except (TypeError, ValueError, KeyError, AttributeError, OverflowError) as error:
            raise Nonsense(f"not a value: {error}") from None

    def _rebuild(self, packed: object, depth: int) -> object:
        if isinstance(packed, list):
            return self._each(packed, depth)
        if isinstance(packed, dict):
            ((tag, content),) = packed.items()
            return self._builders[tag](content, depth)
        return packed

    def _each(self, content: object, depth: int) -> list[object]:
        if not isinstance(content, list):
            raise TypeError("a list was expected")
        if not depth:
            raise TooLarge("depth")
        self._left -= len(content) + 1
        if self._left < 0:
            raise TooLarge("items")
        return [self._rebuild(part, depth - 1) for part in content]

    def _hashed(self, content: object, depth: int) -> list[object]:
        parts = self._each(content, depth)
        if (
            len(parts) > MOST_COLLISIONS
            and len(parts) - len({hash(part) for part in parts}) > MOST_COLLISIONS
        ):
            raise TooLarge("items")
        return parts

    def _dict(self, content: object, depth: int) -> dict[object, object]:
        if not isinstance(content, list):
            raise TypeError("a list of pairs was expected")
        self._left -= 2 * len(content) + 1
        if not depth or self._left < 0:
            raise TooLarge("items" if depth else "depth")
        keys = self._hashed([key for key, _ in content], depth)
        values = self._each([value for _, value in content], depth)
        return dict(zip(keys, values, strict=True))

    def _make_handle(self, content: Any) -> object:
        number, kind, plain = content
        if not (type(number) is int and type(kind) is str and plain in PLAIN_NAMES):
            raise TypeError("not a handle")
        return self._handle(number, kind, plain)


_SPECIAL_FLOATS: Final = {"nan": float("nan"), "inf": float("inf"), "-inf": float("-inf")}


def _digits(content: object) -> str:
    if not isinstance(content, str):
        raise TypeError("digits were expected")
    return content


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exception as a guest describes it."""

    type: str
    bases: list[str]
    message: str
    frames: list[tuple[str, int, str]]


def read_described(payload: object) -> Described:
    """Return the description of an exception; `Nonsense` when it is none."""
    return _converted(payload, Described)


def read_missing(payload: object) -> tuple[str, list[str]]:
    """Return the name that was looked for and the names that are there; `Nonsense` when it is neither."""
    return _converted(payload, tuple[str, list[str]])


def read_parts(payload: object) -> list[tuple[str, Any]]:
    """Return the (status, payload) pairs of a batch's reply; `Nonsense` when they are none."""
    return _converted(payload, list[tuple[str, Any]])


def read_text(payload: object) -> str:
    """Return a piece of text; `Nonsense` when it is none."""
    return _converted(payload, str)


def _converted(payload: object, kind: type[Kind]) -> Kind:
    try:
        return msgspec.convert(payload, kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Nonsense(f"not what was asked for: {error}") from None


def printed(events: list[tuple[str, Any]], *kinds: str) -> str:
    """Return the text of the events of these kinds (``"out"``, ``"err"``), in order."""
    return "".join(what for kind, what in events if kind in kinds and isinstance(what, str))
