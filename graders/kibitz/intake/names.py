"""Names of files: how they are written so that one can read them, and how much they are like another."""

from __future__ import annotations

import difflib
import re

_ENDINGS = (".txt", ".py", ".pyw")
_COPY_OF = re.compile(r"^(?:copy of|kopie van|kopie von|copie de)\s+", re.IGNORECASE)
_COPY = re.compile(
    r"(?:\s*\(\d{1,4}\)|[\s_-]+(?:copy|kopie|copie|final|def|new|nieuw|v?\d{1,4})|\bv\d{1,4})$", re.IGNORECASE
)
_BETWEEN = re.compile(r"[\s_.-]+")
_LONGEST = 160
_TESTS = frozenset({"test", "tests"})
_UNCLEAR = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Controls, ends of lines, and what turns the direction of reading."""


def clear(name: str) -> str:
    r"""Return a name as one line that reads one way: a line end becomes ``\n``, as Python escapes it."""
    return _UNCLEAR.sub(lambda found: ascii(found.group())[1:-1], name)


def is_nearly(name: str, module: str) -> bool:
    """Tell whether a file's name is the module's, but for case, copies and what an LMS puts first."""
    bare = _bare(name)
    wanted = _squeezed(module)
    parts = _BETWEEN.split(bare.casefold())
    return _squeezed(bare) == wanted or (parts[-1] == wanted and parts[0] not in _TESTS)


def likeness(name: str, module: str) -> float:
    """Return how much a file's name is like the module's, from 0 to 1."""
    return difflib.SequenceMatcher(None, _squeezed(_bare(name)), _squeezed(module)).ratio()


def stem(name: str) -> str:
    """Return the last part of a path without its endings."""
    last = name.rsplit("/", 1)[-1][:_LONGEST].strip()
    while True:
        shorter = next((last[: -len(end)] for end in _ENDINGS if last.lower().endswith(end)), last)
        if shorter == last:
            return last
        last = shorter.strip()


def _bare(name: str) -> str:
    """Return the stem without what marks a copy: ``Copy of``, ``(1)``, ``-2``, ``_final``."""
    bare = _COPY_OF.sub("", stem(name))
    while (shorter := _COPY.sub("", bare)) != bare and shorter:
        bare = shorter
    return bare


def _squeezed(name: str) -> str:
    return _BETWEEN.sub("", name.casefold())
