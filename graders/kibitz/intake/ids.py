"""Ids of submissions: unique, and safe as names of files on every system."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

_LONGEST = 120  # bytes: room for an ending in a file name of 255
_UNSAFE = re.compile(r'[<>:"/\\|?*]')


def safe_id(name: str) -> str:
    """Return a name without separators, control characters and whatever else a file name cannot hold."""
    name = unicodedata.normalize("NFC", _UNSAFE.sub("_", name))
    # Every category that begins with C (controls, surrogates, unassigned), and ends of lines.
    name = "".join(
        "_" if unicodedata.category(char)[0] == "C" or char in "\u2028\u2029" else char for char in name
    )
    name = _cut(name, _LONGEST).strip(" ").rstrip(".").lstrip(".").strip(" ")
    return name or "submission"


def unique_ids(names: Sequence[str]) -> list[str]:
    """Return an id for each name, in the same order, no two the same even where case is ignored.

    A name that is safe as it is keeps it, before others may take it.
    """
    ids = [""] * len(names)
    taken: set[str] = set()
    for place, name in enumerate(names):
        if safe_id(name) == name and name.casefold() not in taken:
            ids[place] = name
            taken.add(name.casefold())
    counts: dict[str, int] = {}
    for place, name in enumerate(names):
        if ids[place]:
            continue
        wanted = candidate = safe_id(name)
        number = counts.get(wanted.casefold(), 1)
        while candidate.casefold() in taken:
            number += 1
            candidate = f"{wanted}-{number}"
        counts[wanted.casefold()] = number
        ids[place] = candidate
        taken.add(candidate.casefold())
    return ids


def _cut(text: str, size: int) -> str:
    return text.encode("utf-8")[:size].decode("utf-8", "ignore")
