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

MOST_COLLISIONS: Final = 200
"""Elements of one set or dict that may share a hash; building more of them would take forever."""

MOST_HANDLES: Final = 2**31
"""Numbers of handles are smaller, so that no two of them have the same hash."""

LONGEST_NAME: Final = 200
LONGEST_MESSAGE: Final = 2000
MOST_FRAMES: Final = 20

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

    def __init__(self, limits: Limits, handle: Callable[[int, str, str, object], object]) -> None:
        """Hold values to ``limits``; ``handle`` makes one from number, type, plain type and plain value."""
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
            "handle": self._make_handle,
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
        except (TypeError, ValueError, KeyError, AttributeError, OverflowError, RecursionError) as error:
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
        self._enter(len(content), depth)
        return [self._rebuild(part, depth - 1) for part in content]

    def _enter(self, count: int, depth: int) -> None:
        """Pay for a container of ``count`` elements."""
        if not depth:
            raise TooLarge("depth")
        self._left -= count + 1
        if self._left < 0:
            raise TooLarge("items")

    def _hashed(self, content: object, depth: int) -> list[object]:
        parts = self._each(content, depth)
        self._refuse_collisions(parts)
        return parts

    @staticmethod
    def _refuse_collisions(parts: list[object]) -> None:
        if (
            len(parts) > MOST_COLLISIONS
            and len(parts) - len({hash(part) for part in parts}) > MOST_COLLISIONS
        ):
            raise TooLarge("items")

    def _dict(self, content: object, depth: int) -> dict[object, object]:
        if not isinstance(content, list):
            raise TypeError("a list of pairs was expected")
        self._enter(2 * len(content), depth)
        keys = [self._rebuild(key, depth - 1) for key, _ in content]
        self._refuse_collisions(keys)
        return dict(zip(keys, [self._rebuild(value, depth - 1) for _, value in content], strict=True))

    def _make_handle(self, content: Any, depth: int) -> object:
        number, kind, plain, *packed = content
        if not (type(number) is int and 0 < number < MOST_HANDLES):
            raise TypeError("not the number of a handle")
        if not (type(kind) is str and plain in PLAIN_NAMES):
            raise TypeError("not a handle")
        if not depth:
            raise TooLarge("depth")
        value = self._rebuild(packed[0], depth - 1) if len(packed) == 1 else None
        if (type(value).__name__ if packed else "") != plain:
            raise TypeError("not what the handle says that it is")
        return self._handle(number, kind[:LONGEST_NAME], plain, value)


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
    """Return the description of an exception, cut to size; `Nonsense` when it is none."""
    told = _converted(payload, Described)
    return Described(
        told.type[:LONGEST_NAME],
        told.bases[:MOST_FRAMES],
        told.message[:LONGEST_MESSAGE],
        [(file, line, function[:LONGEST_NAME]) for file, line, function in told.frames[:MOST_FRAMES]],
    )


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
