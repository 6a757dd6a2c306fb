"""Notes: sentences for a person that can still be translated."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import msgspec

_GAP: Final = re.compile(r"\{(\w+)\}")


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """An English sentence with named gaps, and what goes into them.

    The sentence is the message id in the catalogues, so it must be a literal where a note is made.
    """

    text: str
    values: dict[str, str] = {}

    def say(self, translate: Callable[[str], str] = str) -> str:
        """Return the sentence in the language that ``translate`` speaks, its gaps filled."""
        return _GAP.sub(lambda gap: self.values.get(gap[1], gap[0]), translate(self.text))


def note(text: str, **values: object) -> Note:
    """Make a note: ``note("no file {file} was found", file=name)``."""
    return Note(text, {name: str(value) for name, value in values.items()})
