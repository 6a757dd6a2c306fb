"""From the events of a guest's console to a dialogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from kibitz.judge.show import printable
from kibitz.model.dialogue import Dialogue, Event, Turn

MOST_EVENTS: Final = 10_000


def dialogue(events: Iterable[tuple[str, Any]], *, asked: str | None = None) -> Dialogue:
    """Return the dialogue that a program's events make; ``asked``: the prompt that had no answer left.

    What does not have the shape that an honest guest gives it is left out.
    """
    turns: list[Turn] = []
    others: list[Event] = []
    output: list[str] = []
    for kind, what in events:
        if kind in {"out", "err"} and isinstance(what, str):
            output.append(what)
        elif kind == "asked" and _two_texts(what):
            turns.append(Turn(printable("".join(output)), printable(what[0]), printable(what[1])))
            output = []
        elif kind in {"slept", "shuffled", "arranged", "noted"} and len(others) < MOST_EVENTS:
            others.append(Event(kind, _told(kind, what), len(turns)))
    turns.append(Turn(printable("".join(output)), printable(asked or "")))
    return Dialogue(tuple(turns), asked is not None, tuple(others))


def _two_texts(what: object) -> bool:
    return isinstance(what, list) and len(what) == 2 and all(isinstance(part, str) for part in what)


def _told(kind: str, what: Any) -> str:
    if kind == "noted" and _two_texts(what):
        return printable(f"{what[0]} -> {what[1]}")
    return str(what)[:40] if isinstance(what, int | float) else ""
