"""Expected and got, so that a reader sees at once where they differ.

Texts are shown as texts, other values as Python.  Whatever the values are, what is shown of them is small,
and two sides that differ never look the same: where they would, everything unusual is written as an escape.
"""

from __future__ import annotations

from typing import Final

import msgspec

from kibitz.model.note import Note, note
from kibitz.model.result import Shown
from kibitz.report import texts, values
from kibitz.report.pieces import BLANKS, Line, Side, common_start, cut, joined, marked, same

EQUALITIES: Final = frozenset({"", "=="})
"""Relations of which the difference can be marked; of others both sides are shown as they are."""
BEFORE: Final = 60
ESCAPED: Final = 320
"""Characters that are shown when everything unusual is escaped."""


class Difference(msgspec.Struct, frozen=True):
    """Both sides as they are shown, and a sentence where looking is not enough."""

    expected: Side
    got: Side
    remark: Note | None = None

    @property
    def signs(self) -> tuple[str, ...]:
        """The signs that stand for blanks in what is shown, to be explained to the reader."""
        shown = self.expected.seen() + self.got.seen()
        return tuple(sign for sign in BLANKS.values() if sign in shown)


def written(value: Shown) -> str:
    """Return a value written as Python, texts too."""
    return repr(value.text) if value.is_text else value.text


def _escaped(one: str, other: str) -> tuple[Side, Side]:
    """Return two texts with everything unusual escaped, cut around the first difference."""
    start = common_start(one, other)
    first = max(0, start - BEFORE) if max(len(one), len(other)) > ESCAPED else 0

    def side(text: str) -> Side:
        last = min(len(text), first + ESCAPED)
        pieces = (cut(first), same(text[first:start]), (marked(text[start:last]),), cut(len(text) - last))
        return Side((Line(joined(pieces)),))

    return side(one), side(other)


def _texts(expected: str, got: str) -> tuple[Side, Side]:
    """Return two different texts: in quotes on one line, or line by line."""
    if "\n" in expected or "\n" in got:
        return texts.blocks(expected, got)
    pieces = texts.pair(expected, got, quote='"')
    return Side((Line(pieces[0]),)), Side((Line(pieces[1]),))


def _compared(expected: Shown, got: Shown) -> tuple[Side, Side]:
    """Return both sides with the difference marked and visible."""
    if expected.is_text and got.is_text:
        sides = _texts(expected.text, got.text)
        escaped = ascii(expected.text), ascii(got.text)
    else:
        sides = values.blocks(written(expected), written(got))
        escaped = ascii(written(expected))[1:-1], ascii(written(got))[1:-1]
    return _escaped(*escaped) if sides[0].seen() == sides[1].seen() else sides


def alone(value: Shown) -> Side:
    """Return one value, nothing marked."""
    if not value.is_text:
        side = values.alone(value.text)
    elif "\n" in value.text:
        lines = texts.split(value.text)
        shown = tuple(Line(texts.unmarked(line)) for line in lines[: texts.LINES])
        side = Side(shown, after=max(0, len(lines) - texts.LINES))
    else:
        side = Side((Line(texts.unmarked(value.text, quote='"', matters=True)),))
    return _with_cut(side, value.cut)


def _with_cut(side: Side, count: int) -> Side:
    """Return the side with a sign that more was left out before it came here."""
    if not count or not side.lines:
        return side
    last = side.lines[-1]
    line = Line(joined((last.pieces, cut(count))), number=last.number, differs=last.differs)
    return Side((*side.lines[:-1], line), before=side.before, after=side.after)


def _look_the_same(expected: Shown, got: Shown) -> Note:
    """Return what there is to say of two values that are written in the same way."""
    if expected.cut or got.cut:
        return note("The difference comes after the part that is shown here.")
    if expected.type and got.type and expected.type != got.type:
        return note(
            "Both look the same, but their types differ: `{expected}` was expected, this is `{got}`.",
            expected=expected.type,
            got=got.type,
        )
    return note("Both look the same when they are written out, but Python says that they are not equal.")


def difference(expected: Shown, got: Shown, relation: str = "==") -> Difference:
    """Return how to show what was expected and what was got."""
    if relation not in EQUALITIES:
        return Difference(alone(expected), alone(got))
    same_form = expected.is_text == got.is_text
    if (same_form and expected.text == got.text) or written(expected) == written(got):
        return Difference(alone(expected), alone(got), _look_the_same(expected, got))
    left, right = _compared(expected, got)
    return Difference(_with_cut(left, expected.cut), _with_cut(right, got.cut))
