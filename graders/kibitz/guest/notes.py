"""Notes: calls of granted modules that the judge wants to hear of, recorded as they are made."""

from __future__ import annotations

import functools

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

LONGEST = 200


def note_calls(module: Any, names: list[str], record: Callable[[str, object], None]) -> None:
    """Record each call of these functions and methods of a module (``Deck.deal``), and what it gave."""
    for name in names:
        *path, last = name.split(".")
        owner = module
        for part in path:
            owner = getattr(owner, part)
        setattr(owner, last, _noted(getattr(owner, last), name, record))


def _noted(function: Callable[..., Any], name: str, record: Callable[[str, object], None]) -> Any:
    @functools.wraps(function)
    def noted(*arguments: Any, **keywords: Any) -> Any:
        gave = function(*arguments, **keywords)
        record("noted", [name, "" if gave is None else str(gave)[:LONGEST]])
        return gave

    return noted
