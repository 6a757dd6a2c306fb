"""How much room a page gives to what may be of any length, so that every page stays small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

PAGE: Final = 300_000
"""Bytes that a page may have."""


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """Limits on one page."""

    words: int
    """Characters of a value in a sentence."""
    value: int
    """Characters of a call, an exception's message or a line of code."""
    line: int
    """Characters of a line of the student's code."""
    lines: int
    """Lines of a transcript."""
    transcript: int
    """Characters of a transcript."""
    output: int
    """Characters of what a program printed, half of them from its end."""
    dialogue: int
    """Characters of a dialogue, by turns from both of its ends."""
    cards: int
    """Cards of one exhibit."""
    frames: int
    """Lines of the student's own code that lead to an exception."""
    detailed: int
    """Failing checks that are shown with all there is to say; of the others the sentence alone."""


ROOMS: Final = (
    Room(
        words=300,
        value=2000,
        line=200,
        lines=120,
        transcript=12_000,
        output=6000,
        dialogue=8000,
        cards=60,
        frames=8,
        detailed=200,
    ),
    Room(
        words=200,
        value=500,
        line=120,
        lines=60,
        transcript=4000,
        output=1500,
        dialogue=2500,
        cards=30,
        frames=5,
        detailed=60,
    ),
    Room(
        words=100,
        value=200,
        line=100,
        lines=24,
        transcript=1500,
        output=400,
        dialogue=900,
        cards=14,
        frames=3,
        detailed=20,
    ),
    Room(
        words=60,
        value=120,
        line=80,
        lines=8,
        transcript=600,
        output=200,
        dialogue=400,
        cards=7,
        frames=2,
        detailed=5,
    ),
    Room(
        words=20, value=0, line=0, lines=0, transcript=0, output=0, dialogue=0, cards=0, frames=0, detailed=0
    ),
)
"""From wide to narrow: a page is made anew with the next one for as long as it is too large."""


class Clipped(msgspec.Struct, frozen=True):
    """A text of which the middle or the end may have been left out."""

    head: str
    left_out: int = 0
    tail: str = ""


def clip(text: str, size: int) -> Clipped:
    """Return the beginning of a text."""
    return Clipped(text[:size], max(0, len(text) - size))


def clip_middle(text: str, size: int) -> Clipped:
    """Return both ends of a text."""
    if len(text) <= size:
        return Clipped(text)
    half = size // 2
    return Clipped(text[:half], len(text) - 2 * half, text[len(text) - half :])


def _fitting(lines: Sequence[str], most: int, size: int) -> int:
    """Return how many lines fit, from the first on, by number and by characters."""
    count = 0
    for line in lines[:most]:
        size -= len(line)
        if size < 0:
            break
        count += 1
    return count


def clip_lines(lines: Sequence[str], room: Room) -> Clipped:
    """Return whole lines, the first and the last ones, as one text; ``left_out`` counts lines."""
    if _fitting(lines, room.lines, room.transcript) == len(lines):
        return Clipped("\n".join(lines))
    most, size = room.lines // 2, room.transcript // 2
    begin = _fitting(lines, most, size)
    end = len(lines) - _fitting(lines[begin:][::-1], most, size)
    return Clipped("\n".join(lines[:begin]), end - begin, "\n".join(lines[end:]))
