"""The file ``results.json``: everything that is known of a run, written as the grades arrive."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import msgspec

from kibitz.export.atomic import replacing
from kibitz.model.assignment import Assignment, Check
from kibitz.model.result import SCHEMA, Grade

_TAIL = b"\n]}\n"


class ResultsError(Exception):
    """A file of results that cannot be used: which, why, and what to do."""


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of results holds."""

    schema: int
    assignment: Assignment
    made_with: dict[str, str]
    checks: tuple[Check, ...]
    grades: tuple[Grade, ...]


class _Versioned(msgspec.Struct):
    schema: int


class ResultsFile:
    """A file of results that is a whole JSON document after every grade that is added to it.

    Use it in a ``with`` statement, or call `close`. What was in the file before is gone once it is opened.
    A file that a killed run leaves behind can be read; its grades are in the order of arrival.
    """

    def __init__(
        self, path: Path, assignment: Assignment, checks: Sequence[Check], made_with: dict[str, str]
    ) -> None:
        """Write a document without grades; raises `OSError` when the file cannot be written."""
        self._path = path
        self._head = _head(assignment, checks, made_with)
        self._slices: dict[str, tuple[int, int]] = {}
        self._end = len(self._head)
        with replacing(path) as file:
            file.write(self._head + _TAIL)
        self._file = path.open("r+b", buffering=0)

    def add(self, grade: Grade) -> None:
        """Append a grade. A grade of the same submission takes the place of the earlier one at `close`.

        Raises `ValueError` when the file is closed, and `OSError` when it cannot be written; the document
        is then what it was before.
        """
        encoded = _encode(grade)
        between = b",\n" if self._end > len(self._head) else b"\n"
        try:
            self._write(between + encoded + _TAIL)
        except OSError:
            self._restore()
            raise
        start = self._end + len(between)
        self._slices[grade.submission] = (start, len(encoded))
        self._end = start + len(encoded)

    def close(self) -> None:
        """Write the file anew with the grades in the order of the submissions' ids; once."""
        if self._file.closed:
            return
        with self._file, self._path.open("rb") as arrived, replacing(self._path) as ordered:
            ordered.write(self._head)
            for place, submission in enumerate(sorted(self._slices)):
                start, size = self._slices[submission]
                arrived.seek(start)
                ordered.write((b",\n" if place else b"\n") + arrived.read(size))
            ordered.write(_TAIL)

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _write(self, content: bytes) -> None:
        """Write over the document's end; a raw file may take less than all at a time."""
        self._file.seek(self._end)
        rest = memoryview(content)
        while rest:
            rest = rest[self._file.write(rest) :]

    def _restore(self) -> None:
        """Put the end back after a write that failed, on a full disk for example."""
        self._file.seek(self._end)
        self._file.write(_TAIL)
        os.ftruncate(self._file.fileno(), self._end + len(_TAIL))


def read_results(path: Path) -> Results:
    """Read a file of results; raises `ResultsError` when it is missing, damaged or of another schema."""
    try:
        content = path.read_bytes()
    except FileNotFoundError as problem:
        advice = "grade first, and name the folder that was given to --out"
        raise ResultsError(f"{path}: cannot be read: {problem.strerror}; {advice}") from None
    except OSError as problem:
        raise ResultsError(f"{path}: cannot be read: {problem.strerror}") from None
    try:
        schema = msgspec.json.decode(content, type=_Versioned).schema
        if schema == SCHEMA:
            return msgspec.json.decode(content, type=Results)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise ResultsError(f"{path}: not a file of results, or damaged: {problem}; grade again") from None
    raise ResultsError(
        f"{path}: written in form {schema}, and this Kibitz reads form {SCHEMA}: use the Kibitz that wrote it"
    )


def _head(assignment: Assignment, checks: Sequence[Check], made_with: dict[str, str]) -> bytes:
    parts = (b'"schema": %d' % SCHEMA, b'"assignment": ' + _encode(assignment))
    more = (b'"made_with": ' + _encode(made_with), b'"checks": ' + _encode(list(checks)), b'"grades": [')
    return b"{" + b",\n".join((*parts, *more))


def _encode(record: object) -> bytes:
    """Return a record as JSON; what UTF-8 cannot hold is written as an escape, as a student sees it."""
    try:
        return msgspec.json.encode(record)
    except UnicodeEncodeError:
        return msgspec.json.encode(_without_surrogates(msgspec.to_builtins(record)))


def _without_surrogates(value: object) -> object:
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(value, dict):
        return {_without_surrogates(key): _without_surrogates(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_without_surrogates(item) for item in value]
    return value
