"""What a check hands over for the page is held to its types at once, while the suite's own line is known.

Python holds a record to no types.  A text in the place of a note would be found out only when the grade is
read again, by a process that knows nothing of the line it came from.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

UNFIT: Final = (TypeError, ValueError, OverflowError, msgspec.MsgspecError)
"""What writing a record and reading it again raises when something in it is of the wrong type."""

_NOTE: Final = 'a note("…")'
_KINDS: Final = {
    "array": "a list",
    "bool": "True or False",
    "float": "a number",
    "int": "a whole number",
    "null": "None",
    "str": "text",
}
_RECORDS: Final = {"label": _NOTE, "remark": _NOTE, "trick": "a Trick", "example": "a CardRow"}
"""By the field: what a record in it is."""

_PLACE: Final = re.compile(r"\[(\d+|\.\.\.)\]$")
_EXPECTED: Final = re.compile(r"Expected `([^`]+)`, got `([^`]+)`(?: - at `\$\.([^`]*)`)?")


def hold(thing: object, *kinds: type[msgspec.Struct], who: str) -> None:
    """Raise `TypeError` for what ``who`` was given, unless it is of one of the kinds, field by field."""
    if not isinstance(thing, kinds):
        wanted = " or ".join(_NOTE if kind.__name__ == "Note" else f"a {kind.__name__}" for kind in kinds)
        raise TypeError(f"{who} takes {wanted}, not {type(thing).__name__}")
    try:
        again(thing)
    except UNFIT as error:
        raise TypeError(f"{who}: {_explain(str(error), type(thing).__name__)}") from None


def again(record: Any) -> Any:
    """Return a record as whoever reads it will have it; one of `UNFIT` when it cannot be read."""
    return msgspec.json.decode(msgspec.json.encode(record), type=type(record))


def _explain(message: str, kind: str) -> str:
    """Put a message of msgspec in a suite's words."""
    match = _EXPECTED.search(message)
    if not match:
        return f"{kind}: {message}"
    field = match[3] or ""
    record = _RECORDS.get(_PLACE.sub("", field.rpartition(".")[2]), "a record")
    wanted = [record if part == "object" else _KINDS.get(part, part) for part in match[1].split(" | ")]
    return f"{kind}.{field} must be {' or '.join(wanted)}, not {_KINDS.get(match[2], 'a record')}"
