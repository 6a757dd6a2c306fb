"""The journal: what a tournament has come to so far, so that a run can go on where it stopped.

The first line holds the settings; each match has a line.  Lines are only ever added; one that was cut off
when a run was killed is taken away by the next.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from kibitz.tournament.records import Absent, Entry, Match, Passed, Settings, encode

NAME: Final = "journal.jsonl"

Record = Passed | Entry | Absent | Match

_SETTINGS: Final = msgspec.json.Decoder(Settings)
_RECORD: Final[msgspec.json.Decoder[Record]] = msgspec.json.Decoder(Passed | Entry | Absent | Match)


class JournalError(Exception):
    """A journal that is not this tournament's: one line that says why."""


def differences(old: Settings, new: Settings) -> list[str]:
    """Return in what two tournaments differ, as words for the user."""
    found = []
    for name in ("assignment", "seed", "rounds"):
        if getattr(old, name) != getattr(new, name):
            found.append(f"{name} {getattr(old, name)}, now {getattr(new, name)}")
    gone = sorted(old.submissions.keys() - new.submissions.keys())
    added = sorted(new.submissions.keys() - old.submissions.keys())
    both = old.submissions.keys() & new.submissions.keys()
    changed = sorted(one for one in both if old.submissions[one] != new.submissions[one])
    for word, names in (("without", gone), ("with", added), ("with other files of", changed)):
        if names:
            found.append(f"now {word} {names[0]}" + (f" and {len(names) - 1} more" if names[1:] else ""))
    if old.made_with != new.made_with:
        found.append("made with other versions of Kibitz, Python or the assignment")
    return found


class Journal:
    """The journal in a folder; a context manager."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        """Read what is there of this tournament, or begin.

        Raises:
            JournalError: the folder holds the journal of another tournament, or something that is none.
            OSError: it cannot be read or written.

        """
        self.passed: set[str] = set()
        self.entries: dict[str, Entry] = {}
        self.absent: dict[str, Absent] = {}
        self.matches: dict[tuple[int, int], Match] = {}
        self.resumed = False
        """Whether there was something to go on with."""
        self._path = folder / NAME
        if self._path.exists():
            self._read(settings)
        else:
            self._path.write_bytes(encode(settings))
        self._file = self._path.open("ab")

    def _read(self, settings: Settings) -> None:
        data = self._path.read_bytes()
        whole = data.rfind(b"\n") + 1
        head, *lines = data[:whole].split(b"\n")
        try:
            old = _SETTINGS.decode(head)
            if differing := differences(old, settings):
                raise JournalError(f"another tournament is in it ({'; '.join(differing)}): name a new folder")
            for line in lines[:-1]:
                self._take(_RECORD.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise JournalError(
                f"{NAME} in it is no journal, or damaged ({error}): name a new folder"
            ) from None
        if whole < len(data):
            os.truncate(self._path, whole)
        self.resumed = len(lines) > 1

    def _take(self, record: Record) -> None:
        if isinstance(record, Passed):
            self.passed.add(record.id)
        elif isinstance(record, Entry):
            self.entries[record.id] = record
        elif isinstance(record, Absent):
            self.absent[record.id] = record
        else:
            self.matches[record.pairing.key] = record

    def add(self, record: Record) -> None:
        """Write down what has come out; it is on the disk when this returns."""
        self._take(record)
        self._file.write(encode(record))
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
