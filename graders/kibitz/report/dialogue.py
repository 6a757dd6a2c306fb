"""Dialogues as a page shows them: cut to the room there is, from the middle, by whole turns."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

import msgspec

from kibitz.model.dialogue import Dialogue, Turn
from kibitz.report.room import Clipped, clip_middle

LONG: Final = 1200
"""Characters of a dialogue from which it is folded."""
LONG_LINES: Final = 30
"""Lines of a dialogue from which it is folded."""
TURN: Final = 40
"""What the marks around a turn cost, in characters."""
SHARE: Final = 4
"""One turn may take this part of the room, so that a long one leaves place for others."""


class Exchange(msgspec.Struct, frozen=True):
    """One turn of a dialogue, what is too long in it cut in its middle."""

    output: Clipped
    prompt: Clipped
    answer: Clipped | None


class DialogueView(msgspec.Struct, frozen=True):
    """The first and the last turns of a dialogue."""

    head: tuple[Exchange, ...]
    tail: tuple[Exchange, ...] = ()
    left_out: int = 0
    """Turns between both."""
    asked_more: bool = False
    long: bool = False
    """Whether it is better folded."""
    answered: bool = False
    """Whether anything that was typed is shown."""


def _exchange(turn: Turn, size: int) -> Exchange:
    """Return a turn of which no part is longer than the size."""
    answer = None if turn.answer is None else clip_middle(turn.answer, size)
    return Exchange(clip_middle(turn.output, size), clip_middle(turn.prompt, size), answer)


def _cost(exchange: Exchange) -> int:
    """Return how much room a turn takes."""
    parts = (exchange.output, exchange.prompt, exchange.answer or Clipped(""))
    return TURN + sum(len(part.head) + len(part.tail) for part in parts)


def _fitting(turns: Iterable[Turn], size: int, longest: int) -> list[Exchange]:
    """Return the turns that fit, from the first on; one at least."""
    shown: list[Exchange] = []
    for turn in turns:
        exchange = _exchange(turn, longest)
        size -= _cost(exchange)
        if shown and size < 0:
            break
        shown.append(exchange)
    return shown


def _is_long(dialogue: Dialogue) -> bool:
    """Tell whether a dialogue takes much of a page."""
    size = lines = 0
    for turn in dialogue.turns:
        size += len(turn.output) + len(turn.prompt) + len(turn.answer or "")
        lines += turn.output.count("\n") + turn.prompt.count("\n") + (turn.answer is not None)
        if size > LONG or lines > LONG_LINES:
            return True
    return False


def view_dialogue(dialogue: Dialogue | None, size: int) -> DialogueView | None:
    """Return a dialogue as it fits in so many characters; nothing where there is none, or no room."""
    if dialogue is None or size <= 0:
        return None
    turns = dialogue.turns[:-1] if dialogue.turns[-1:] == (Turn(),) else dialogue.turns
    if not turns and not dialogue.asked_more:
        return None
    longest = max(1, size // SHARE)
    head = _fitting(turns, size, longest)
    tail: list[Exchange] = []
    if len(head) < len(turns) or sum(map(_cost, head)) > size:
        head = _fitting(turns, size // 2, longest)
        rest = islice(reversed(turns), len(turns) - len(head))
        tail = _fitting(rest, size // 2, longest)[::-1]
    return DialogueView(
        head=tuple(head),
        tail=tuple(tail),
        left_out=len(turns) - len(head) - len(tail),
        asked_more=dialogue.asked_more,
        long=_is_long(dialogue),
        answered=any(turn.answer is not None for turn in (*head, *tail)),
    )
