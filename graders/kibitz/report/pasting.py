"""What is to be said beside lines that a student may paste: what must lie there, and what lay there here."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from kibitz.intake.entry import misnamed
from kibitz.model.note import Note, note
from kibitz.model.result import Transcript


def renaming(remarks: Iterable[Note]) -> Note | None:
    """Return what must be done before a transcript can be pasted, where the file has a wrong name."""
    told = misnamed(remarks)
    if told is None:
        return None
    return note("First rename {found} to {name}: these lines look for it under that name.", **told.values)


def needed(transcript: Transcript, modules: Collection[str]) -> Note | None:
    """Return which of the course's files a transcript needs, where the student has ``modules`` alone."""
    imported = _imported(transcript.lines)
    files = [f"{one}.py" for one in transcript.granted if one in imported and one not in modules]
    if not files:
        return None
    return note("They need {files} in that folder as well, from the assignment.", files=", ".join(files))


def replaced(transcript: Transcript, modules: Collection[str]) -> Note | None:
    """Return which of the student's ``modules`` were not used when a transcript was asked."""
    files = [f"{one}.py" for one in transcript.granted if one in modules]
    if not files:
        return None
    return note(
        "This was asked with the assignment's own {files}; with yours something else may come out.",
        files=", ".join(files),
    )


def _imported(lines: Iterable[str]) -> frozenset[str]:
    """Return the modules that lines of Python import."""
    words = [line.split() for line in lines if line.startswith(("from ", "import "))]
    return frozenset(
        word.rstrip(",") for line in words for word in (line[1:2] if line[0] == "from" else line[1:])
    )
