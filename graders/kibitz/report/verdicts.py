"""How each verdict looks and what it is called: by symbol, word and colour, never by colour alone."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import msgspec

from kibitz.model.note import Note, note
from kibitz.model.verdict import Verdict


class Look(msgspec.Struct, frozen=True):
    """The look of a verdict on a page."""

    symbol: str
    style: str
    """A class of the style sheet: ``good``, ``bad``, ``idle`` or ``ours``."""
    label: Note
    meaning: Note
    """What it means, for someone who meets the word for the first time."""


LOOKS: Final = MappingProxyType(
    {
        Verdict.PASSED: Look("✓", "good", note("passed"), note("It does what was asked.")),
        Verdict.WRONG: Look(
            "✗", "bad", note("wrong"), note("Your program gave something else than what was expected.")
        ),
        Verdict.RAISED: Look("!", "bad", note("raised"), note("Your program stopped with an exception.")),
        Verdict.TIMEOUT: Look(
            "∞", "bad", note("timeout"), note("Your program took too long. Is there a loop that never ends?")
        ),
        Verdict.MEMORY: Look(
            "▲",
            "bad",
            note("memory"),
            note("Your program used more memory than it may. Does a list keep growing?"),
        ),
        Verdict.OUTPUT: Look(
            "»",
            "bad",
            note("output"),
            note("Your program printed more than it may. Is there a print in a loop?"),
        ),
        Verdict.CRASHED: Look(
            "✖", "bad", note("crashed"), note("Python itself came to a stop while it ran your program.")
        ),
        Verdict.MISSING: Look(
            "?", "bad", note("missing"), note("Something that was asked for was not found.")
        ),
        Verdict.NOT_RUN: Look(
            "○", "idle", note("not run"), note("This was not tried, so it has no points yet.")
        ),
        Verdict.NOT_GRADABLE: Look(
            "⊘", "bad", note("not gradable"), note("These files could not be graded as they are.")
        ),
        Verdict.OUR_FAULT: Look(
            "⚑",
            "ours",
            note("our fault"),
            note("Something went wrong on our side, not in your program. The staff have been told."),
        ),
    }
)
