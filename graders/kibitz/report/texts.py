"""Two texts side by side: line by line, with the first difference marked to the character."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Final

from kibitz.report.changes import changes
from kibitz.report.characters import COMBINING, starts_inside_a_character
from kibitz.report.pieces import (
    Line,
    Piece,
    Side,
    common_end,
    common_start,
    cut,
    joined,
    marked,
    same,
    signed,
)

LINES_BEFORE: Final = 3
"""Lines that are shown before the first one that differs."""
LINES: Final = 24
"""Lines of a text that are shown at most."""
CHARACTERS_BEFORE: Final = 60
"""Characters of a long line that are shown before the first difference."""
CHARACTERS: Final = 240
"""Characters of a line that are shown at most."""

WORD: Final = re.compile(rf"(?:\w|{COMBINING.pattern})+|.{COMBINING.pattern}*", re.DOTALL)
"""What is marked as one: a word, or a character with the accents that are drawn upon it."""


def split(text: str) -> list[str]:
    """Return the lines of a text, each with its line end; only the newline ends a line."""
    lines = [line + "\n" for line in text.split("\n")]
    lines[-1] = lines[-1][:-1]
    return lines if lines[-1] else lines[:-1]


def _bounds(one: str, other: str) -> tuple[int, int]:
    """Return how much two lines share at both ends, never splitting a letter from its accent."""
    start = common_start(one, other)
    while starts_inside_a_character(one, start) or starts_inside_a_character(other, start):
        start -= 1
    end = common_end(one, other, start)
    while end and starts_inside_a_character(one, len(one) - end):
        end -= 1
    return start, end


def _framed(text: str, parts: list[Piece], first: int, last: int, quote: str) -> tuple[Piece, ...]:
    """Return a line in quotes; what says that something was left out stands outside of them."""
    inside = (*same(quote), *parts, *same(quote))
    return joined((cut(first), inside, cut(len(text) - last)))


def pair(expected: str, got: str, *, quote: str = "") -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Return two different lines as pieces, the words that differ marked in both.

    Long lines are cut around the first difference.
    """
    start, end = _bounds(expected, got)
    long = max(len(expected), len(got)) > CHARACTERS
    first = max(0, start - CHARACTERS_BEFORE) if long else 0
    stops = len(expected) - end, len(got) - end
    lasts = min(len(expected), first + CHARACTERS), min(len(got), first + CHARACTERS)
    shared = list(same(signed(expected[first:start])))
    left, right = changes(
        WORD.findall(expected[start : min(stops[0], lasts[0])]),
        WORD.findall(got[start : min(stops[1], lasts[1])]),
        whole=not long,
    )
    left = shared + left + list(same(signed(expected[stops[0] : lasts[0]])))
    right = shared + right + list(same(signed(got[stops[1] : lasts[1]])))
    return _framed(expected, left, first, lasts[0], quote), _framed(got, right, first, lasts[1], quote)


def unmarked(text: str, *, quote: str = "", matters: bool = False) -> tuple[Piece, ...]:
    """Return a line of which nothing is marked; blanks are made visible when it ``matters``."""
    kept = text[:CHARACTERS]
    shown = signed(kept) if matters else kept.removesuffix("\n")
    return joined((same(quote + shown + quote), cut(len(text) - len(kept))))


def _only_here(line: str) -> tuple[Piece, ...]:
    """Return a line that the other side does not have, wholly marked."""
    return joined(((marked(line[:CHARACTERS]),), cut(len(line) - CHARACTERS)))


def _changed(expected: list[str], got: list[str]) -> tuple[list[Line], list[Line]]:
    """Return a stretch of lines that differ, paired one by one for as long as both sides last."""
    left: list[Line] = []
    right: list[Line] = []
    for one, other in zip_longest(expected, got):
        if one is not None and other is not None:
            pieces = pair(one, other)
            left.append(Line(pieces[0], differs=True))
            right.append(Line(pieces[1], differs=True))
        elif one is not None:
            left.append(Line(_only_here(one), differs=True))
        else:
            right.append(Line(_only_here(other), differs=True))
    return left, right


def _numbered(lines: list[Line], first: int, total: int) -> Side:
    """Return a side whose lines bear the numbers that they have in the whole text."""
    numbered = tuple(
        Line(line.pieces, number=first + index + 1, differs=line.differs) for index, line in enumerate(lines)
    )
    return Side(numbered, before=first, after=max(0, total - first - len(lines)))


def blocks(expected: str, got: str) -> tuple[Side, Side]:
    """Return two texts of several lines, cut around the first line that differs."""
    ours, theirs = split(expected), split(got)
    shared = expected.count("\n", 0, common_start(expected, got))
    first = max(0, shared - LINES_BEFORE)
    window = (ours[first : first + LINES], theirs[first : first + LINES])
    left: list[Line] = []
    right: list[Line] = []
    matcher = SequenceMatcher(None, *window, autojunk=False)
    for tag, start, stop, other_start, other_stop in matcher.get_opcodes():
        one, other = window[0][start:stop], window[1][other_start:other_stop]
        if tag == "equal":
            kept = [Line(unmarked(line)) for line in one]
            changed = (kept, kept)
        else:
            changed = _changed(one, other)
        left += changed[0]
        right += changed[1]
    return _numbered(left, first, len(ours)), _numbered(right, first, len(theirs))
