"""What changed between two rows of words or elements."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from kibitz.report.characters import skeleton
from kibitz.report.pieces import Piece, marked, same, signed


def changes(
    expected: Sequence[str], got: Sequence[str], *, whole: bool, every: bool = True
) -> tuple[list[Piece], list[Piece]]:
    """Return both rows as pieces, the parts that differ marked.

    Unless the rows are ``whole``, their ends were cut off, and a last difference may be due to that alone: it
    is not marked.  ``every`` blank in what differs is made visible, or only those that matter.
    """
    left: list[Piece] = []
    right: list[Piece] = []
    steps = SequenceMatcher(None, expected, got, autojunk=False).get_opcodes()
    for number, (tag, begin, end, other_begin, other_end) in enumerate(steps, start=1):
        one, other = "".join(expected[begin:end]), "".join(got[other_begin:other_end])
        if tag == "equal" or (not whole and 2 < number == len(steps)):
            left += same(signed(one))
            right += same(signed(other))
        else:
            alike = skeleton(one) == skeleton(other)
            left.append(marked(one, escaped=alike, every=every))
            right.append(marked(other, escaped=alike, every=every))
    return left, right
