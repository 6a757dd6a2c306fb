"""A student's own files as a page shows them, with what went wrong at the lines where it did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from kibitz.report.source import Line, Sources, draw_line
from kibitz.report.views import CheckView, GradeView

MOST: Final = 4
"""Findings of one line that are shown at most."""


class CodeRoom(msgspec.Struct, frozen=True, kw_only=True):
    """Limits on the page of a student's files."""

    files: int
    lines: int
    """Of all files together."""
    line: int
    """Characters of a line."""
    coloured: bool = True


ROOMS: Final = (
    CodeRoom(files=30, lines=2500, line=200),
    CodeRoom(files=30, lines=2500, line=160, coloured=False),
    CodeRoom(files=20, lines=1000, line=120, coloured=False),
    CodeRoom(files=10, lines=250, line=80, coloured=False),
)
"""From wide to narrow, as for the other pages."""


class Finding(msgspec.Struct, frozen=True):
    """A check that failed by way of a line."""

    view: CheckView
    here: bool
    """Whether the exception came from this very line, or from what it called."""


class CodeLine(msgspec.Struct, frozen=True):
    """One line of a file, with what is known of it."""

    number: int
    text: Markup
    findings: tuple[Finding, ...] = ()
    more: int = 0
    """Findings that are not shown."""


class CodeFile(msgspec.Struct, frozen=True):
    """One file, or its beginning."""

    name: str
    anchor: str
    lines: tuple[CodeLine, ...]
    left_out: int = 0
    """Lines at its end."""


class Code(msgspec.Struct, frozen=True):
    """The files of a submission; ``anchors`` says where each line that is shown can be found."""

    files: tuple[CodeFile, ...]
    left_out: tuple[str, ...] = ()
    """Names of files that are not shown."""

    @property
    def anchors(self) -> Mapping[str, tuple[str, int]]:
        """By file: the anchor, and how many of its lines are shown."""
        return {file.name: (file.anchor, len(file.lines)) for file in self.files}

    @property
    def marked(self) -> tuple[tuple[CodeFile, CodeLine], ...]:
        """The lines that something is known of."""
        return tuple((file, line) for file in self.files for line in file.lines if line.findings)


def findings(view: GradeView, sources: Sources) -> dict[tuple[str, int], list[Finding]]:
    """Return what went wrong by file and line, from what the student may see of it."""
    found: dict[tuple[str, int], list[Finding]] = {}
    for failed in (failed for task in view.tasks for failed in task.failed):
        for place, here in _places(failed, sources):
            found.setdefault(place, []).append(Finding(failed, here))
    return found


def _places(failed: CheckView, sources: Sources) -> Iterator[tuple[tuple[str, int], bool]]:
    """Yield the lines by which a check failed, the innermost first, each once."""
    fault = failed.result.fault
    frames = fault.frames[::-1] if fault else ()
    seen: set[tuple[str, int]] = set()
    for number, frame in enumerate(frames):
        place = sources.name(frame.file), frame.line
        if place not in seen:
            seen.add(place)
            yield place, number == 0


def annotate(view: GradeView, sources: Sources, first: Sequence[str], room: CodeRoom) -> Code:
    """Return the Python files of a submission, as far as there is room; those named first come first."""
    found = findings(view, sources)
    order = {name: place for place, name in enumerate(first)}
    names = sorted(sources.programs(), key=lambda name: (order.get(name, len(order)), name))
    files: list[CodeFile] = []
    left = room.lines
    for number, name in enumerate(names[: room.files]):
        if left <= 0:
            break
        lines = sources.lines(name)
        shown = tuple(
            _line(place, line, found.get((name, place), ()), room)
            for place, line in enumerate(lines[:left], start=1)
        )
        files.append(CodeFile(name, f"f{number}", shown, len(lines) - len(shown)))
        left -= len(shown)
    return Code(tuple(files), tuple(names[len(files) :]))


def _line(number: int, line: Line, found: Sequence[Finding], room: CodeRoom) -> CodeLine:
    if not room.coloured:
        line = (("", "".join(text for _, text in line)),)
    shown = tuple(sorted(found, key=lambda one: not one.here)[:MOST])
    return CodeLine(number, draw_line(line, room.line), shown, len(found) - len(shown))
