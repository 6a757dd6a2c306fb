"""Characters that a reader cannot see or cannot tell apart, and how they are written so that one can."""

from __future__ import annotations

import re
import unicodedata
from types import MappingProxyType
from typing import Final

INVISIBLE: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u08e2\u115f\u1160\u1680"
    "\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164"
    "\ud800-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    "\U000110bd\U0001d159\U0001d173-\U0001d17a\U000e0000-\U0010ffff]"
)
"""Controls, blanks other than the space, joiners, direction overrides, private and half characters.

Line ends and tabs are not among them: a page shows those by their effect.
"""

LOOKALIKES: Final = MappingProxyType(
    str.maketrans(
        "АВЕЅІЈКМНОРСТУХЗаеорсухѕіјԁһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονɑɡı❤❥‘’‚′`“”„″‐‑‒–—−·•∙×∕ː",
        "ABESIJKMHOPCTYX3aeopcyxsijdhlABEZHIKMNOPTYXovagi♥♥'''''\"\"\"\"------...x/:",
    )
)
"""Characters that are easily taken for another: Cyrillic and Greek letters, curly quotes, dashes."""

COMBINING: Final = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]"
)


def escape(character: str) -> str:
    r"""Return a character as Python escapes it: a no-break space becomes ``\xa0``."""
    return ascii(character)[1:-1]


def visible(text: str) -> str:
    r"""Return the text with everything invisible written as an escape, ``\u202e`` for one."""
    return INVISIBLE.sub(lambda found: escape(found.group()), text)


def plain(text: str) -> str:
    """Return the text with every character that is not ASCII, or not printable, written as an escape."""
    return "".join(char if " " <= char <= "~" else escape(char) for char in text)


def skeleton(text: str) -> str:
    """Return what a reader takes the text for; two texts with one skeleton are easily confused."""
    looks = unicodedata.normalize("NFKC", INVISIBLE.sub("", text))
    return unicodedata.normalize("NFC", looks.translate(LOOKALIKES))


def starts_inside_a_character(text: str, index: int) -> bool:
    """Tell whether what stands at the index is drawn upon the character before it."""
    return 0 < index < len(text) and COMBINING.match(text[index]) is not None
