"""Values as they may be shown to a person: written as Python, within a size."""

from __future__ import annotations

import re
from typing import Final

from kibitz.judge.exactly import exactly
from kibitz.judge.handle import Handle, describe, type_name
from kibitz.judge.literal import literal
from kibitz.model.result import Shown

MOST_CHARACTERS: Final = 20_000

_ADDRESS: Final = re.compile(r" at 0x[0-9a-fA-F]{6,16}\b")


def show(value: object) -> Shown:
    """Return what a page may show for a value; text stays text, everything else is written as Python."""
    if isinstance(value, exactly):
        value = value.value
    kind = type_name(value) if isinstance(value, Handle) else type(value).__name__
    text = printable(value if type(value) is str else literal(value, describe))
    return Shown(
        text[:MOST_CHARACTERS], is_text=type(value) is str, type=kind, cut=max(0, len(text) - MOST_CHARACTERS)
    )


def printable(text: str) -> str:
    """Return a text for a page: what UTF-8 cannot hold is escaped, and addresses in memory are left out.

    An address (``<Card object at 0x7f…>``) is another one in every run, and a page must not be.
    """
    return _ADDRESS.sub(" at 0x…", text.encode("utf-8", "backslashreplace").decode())


def show_code(text: str) -> Shown:
    """Return what a page may show for something that is Python already: ``AssertionError: invalid trick``."""
    return Shown(text[:MOST_CHARACTERS], cut=max(0, len(text) - MOST_CHARACTERS))


def shorten(text: str, most: int = 8000) -> str:
    """Return the head and the tail of a text that is too long, with a line between that says so."""
    if len(text) <= most:
        return text
    half = most // 2
    return f"{text[:half]}\n[… {len(text) - 2 * half} …]\n{text[-half:]}"
