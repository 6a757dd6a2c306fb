"""The lines of a student's own code that led to an exception, with the lines around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from kibitz.model.result import Frame
from kibitz.report.room import Room
from kibitz.report.source import Line, Sources, draw_line

AROUND: Final = 2
"""Lines of a student's file that are shown before and after the one that raised."""


class SourceLine(msgspec.Struct, frozen=True):
    """One line of a student's file."""

    number: int
    text: Markup
    here: bool


class FrameView(msgspec.Struct, frozen=True):
    """A line of the student's own code that led to an exception, with the lines around it."""

    file: str
    line: int
    function: str
    lines: tuple[SourceLine, ...]
    times: int = 1
    """How often it is among the calls that led there: a function may call itself."""


def view_frames(frames: Sequence[Frame], sources: Sources, room: Room) -> tuple[FrameView, ...]:
    """Return the innermost lines for which there is room, the outermost of them first, each once."""
    times: dict[tuple[str, int], int] = {}
    innermost: dict[tuple[str, int], Frame] = {}
    for frame in reversed(frames):
        place = frame.file, frame.line
        times[place] = times.get(place, 0) + 1
        innermost.setdefault(place, frame)
    kept = list(innermost.items())[: room.frames]
    return tuple(_frame(frame, sources, room, times[place]) for place, frame in reversed(kept))


def _frame(frame: Frame, sources: Sources, room: Room, times: int) -> FrameView:
    """Return a line with those around it, or alone when the file is not at hand."""
    lines = sources.lines(frame.file)
    around: Sequence[Line]
    if 0 < frame.line <= len(lines) + 1 and lines:
        first = max(0, frame.line - 1 - AROUND)  # what lacks at the end Python finds one line further
        around = (*lines, ())[first : frame.line + AROUND]
    else:
        first, around = frame.line - 1, [(("", frame.source),)]
    shown = tuple(
        SourceLine(number, draw_line(line, room.line), here=number == frame.line)
        for number, line in enumerate(around, start=first + 1)
    )
    return FrameView(sources.name(frame.file), frame.line, frame.function, shown, times)
