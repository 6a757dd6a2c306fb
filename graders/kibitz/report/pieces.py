"""The parts that a shown value is made of: what is the same, what differs, what was left out."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import msgspec

from kibitz.report.characters import INVISIBLE, escape, plain


class Kind(StrEnum):
    """What a piece of a shown value is; also its class in the style sheet."""

    SAME = "same"
    MARK = "mark"
    """Differs from the other side."""
    GAP = "gap"
    """Nothing stands here, where the other side has something."""
    CUT = "cut"
    """Something was left out here; never part of the value."""


class Piece(msgspec.Struct, frozen=True):
    """A stretch of one line of a shown value."""

    kind: Kind
    text: str = ""
    count: int = 0
    """For a cut: how many characters were left out."""


class Line(msgspec.Struct, frozen=True):
    """One line of a shown value, with its number in a text of several lines (else 0)."""

    pieces: tuple[Piece, ...]
    number: int = 0
    differs: bool = False


class Side(msgspec.Struct, frozen=True):
    """A shown value: its lines, and how many lines were left out before and after them."""

    lines: tuple[Line, ...]
    before: int = 0
    after: int = 0

    def seen(self) -> str:
        """Return what a reader sees of the value itself, without what says that something was cut."""
        shown = (
            "".join(piece.text for piece in line.pieces if piece.kind is not Kind.CUT) for line in self.lines
        )
        return "\n".join(shown)


BLANKS: Final = MappingProxyType({" ": "␣", "\t": "⇥", "\n": "⏎"})
"""What stands for a blank where it matters."""

SIGNS: Final = frozenset(BLANKS.values())


def signed(text: str, *, every: bool = False) -> str:
    r"""Return the text with blanks that matter visible: tabs, double and trailing ones, or ``every`` one.

    A sign that stands in the text itself is escaped, so that it cannot be taken for a blank.
    """
    out: list[str] = []
    for index, char in enumerate(text):
        if char == " ":
            alone = text[index - 1 : index] != " " and text[index + 1 : index + 2] not in {" ", "\n"}
            out.append(char if alone and not every else BLANKS[char])
        elif char in BLANKS:
            out.append(BLANKS[char])
        elif char in SIGNS or INVISIBLE.match(char):
            out.append(escape(char))
        else:
            out.append(char)
    return "".join(out)


def same(text: str) -> tuple[Piece, ...]:
    """Return a piece that both sides share; none for an empty text."""
    return (Piece(Kind.SAME, text),) if text else ()


def marked(text: str, *, escaped: bool = False, every: bool = True) -> Piece:
    """Return a piece that differs; a gap when there is nothing to show on this side."""
    if not text:
        return Piece(Kind.GAP)
    return Piece(Kind.MARK, plain(text) if escaped else signed(text, every=every))


def cut(count: int) -> tuple[Piece, ...]:
    """Return a piece that says how many characters were left out; none for zero."""
    return (Piece(Kind.CUT, count=count),) if count > 0 else ()


def common_start(one: str, other: str) -> int:
    """Return how many characters two texts share at their start."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def common_end(one: str, other: str, start: int) -> int:
    """Return how many characters two texts share at their end, what they share at the start left out."""
    limit = min(len(one), len(other)) - start
    return common_start(one[len(one) - limit :][::-1], other[len(other) - limit :][::-1])


def joined(parts: Iterable[tuple[Piece, ...]]) -> tuple[Piece, ...]:
    """Return the pieces of all parts in one row."""
    return tuple(piece for part in parts for piece in part)
