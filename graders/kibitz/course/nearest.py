"""The nearest of some names, for the sentence that helps after a slip of the pen."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(name: str, names: Iterable[str]) -> str:
    """Return the name that is most like ``name``; empty when none is much like it."""
    by_folded = {other.casefold(): other for other in names}
    close = difflib.get_close_matches(name.casefold(), by_folded, n=1, cutoff=0.6)
    return by_folded[close[0]] if close else ""


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """Return the end of a sentence that says what there is: the nearest name, or else all of them."""
    known = list(names)
    close = nearest(name, known)
    if close:
        return f"did you mean {close!r}?"
    return f"there is {', '.join(known)}" if known else "there is none"
