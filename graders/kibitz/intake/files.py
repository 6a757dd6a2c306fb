"""Reading the files of one upload: never through a symlink, never more than the caps allow.

Whatever is left out is told in a note; nothing that an upload holds raises an exception.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kibitz.intake.names import clear
from kibitz.model.note import Note, note

MIB = 1024 * 1024


class Caps(msgspec.Struct, frozen=True, kw_only=True):
    """How much of an upload is used."""

    files: int = 2000
    source: int = MIB
    """Bytes of one Python file."""
    data: int = 4 * MIB
    """Bytes of one other file."""
    total: int = 16 * MIB
    """Bytes of all files together."""
    depth: int = 12
    """Folders inside folders."""
    entries: int = 5000
    """Names that are looked at."""


class Upload(msgspec.Struct):
    """What was found in one upload, while it is being read."""

    files: dict[str, bytes] = msgspec.field(default_factory=dict)
    remarks: list[Note] = msgspec.field(default_factory=list)
    """What was left out that the student may have meant to hand in."""
    junk: list[Note] = msgspec.field(default_factory=list)
    """What was left out and is of no use to a program."""


JUNK_NAMES = frozenset({"__pycache__", "__MACOSX", "Thumbs.db", "desktop.ini"})
_SOURCES = (".py", ".pyw")
_FLAGS = (
    os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
)
_MOST_REMARKS = 20


def is_junk(name: str) -> bool:
    """Tell whether a file or folder of this name is never part of a program."""
    return name.startswith(".") or name in JUNK_NAMES or name.lower().endswith((".pyc", ".pyo"))


def is_source(name: str) -> bool:
    """Tell whether a file of this name holds Python."""
    return name.lower().endswith(_SOURCES)


def printable(name: str) -> str:
    """Return a name as text that can be shown: bytes that are not UTF-8 become a sign for it.

    Every name of an upload comes by here, so that nothing that shows one has to think of line ends in it.
    """
    return clear(name.encode("utf-8", "surrogateescape").decode("utf-8", "replace"))


def read_upload(folder: Path, caps: Caps) -> Upload:
    """Read the files under a folder, as far as the caps allow."""
    upload = Upload()
    found = sorted(_walk(folder, "", caps, upload, [0]), key=_importance)
    for name, path in found[: caps.files]:
        _take(name, path, caps, upload)
    if len(found) > caps.files:
        upload.remarks.append(
            note(
                "{count} files were left out, {file} the first of them: a submission may hold {most} files",
                count=len(found) - caps.files,
                file=found[caps.files][0],
                most=caps.files,
            )
        )
    upload.files = dict(sorted(upload.files.items()))
    upload.remarks = _few(upload.remarks)
    upload.junk = _few(upload.junk)
    return upload


def read_lone(path: Path, caps: Caps) -> Upload:
    """Read an upload that is a single file."""
    upload = Upload()
    _take(printable(path.name), path, caps, upload)
    return upload


def _importance(found: tuple[str, Path]) -> tuple[bool, int, str]:
    """Sort Python before data and shallow before deep, so that the caps leave out the least."""
    return not is_source(found[0]), found[0].count("/"), found[0]


def _walk(
    folder: Path, prefix: str, caps: Caps, upload: Upload, seen: list[int]
) -> Iterator[tuple[str, Path]]:
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as problem:
        upload.remarks.append(_unread(prefix or "./", problem))
        return
    for entry in entries:
        name = prefix + printable(entry.name)
        seen[0] += 1
        if seen[0] > caps.entries:
            if seen[0] == caps.entries + 1:
                upload.remarks.append(
                    note("from {file} on nothing was read: the upload holds too many files", file=name)
                )
            return
        if is_junk(entry.name):
            upload.junk.append(note("{file} was left out: it is not part of a program", file=name))
        elif entry.is_symlink():
            upload.remarks.append(_link(name))
        elif not entry.is_dir(follow_symlinks=False):
            yield name, Path(entry.path)
        elif prefix.count("/") >= caps.depth:
            upload.remarks.append(note("{file} was left out: it is too many folders deep", file=name))
        else:
            yield from _walk(Path(entry.path), name + "/", caps, upload, seen)


def _take(name: str, path: Path, caps: Caps, upload: Upload) -> None:
    """Read one file into the upload, or say why it was left out."""
    most = caps.source if is_source(name) else caps.data
    try:
        content = _read(path, most)
    except OSError as problem:
        upload.remarks.append(_link(name) if path.is_symlink() else _unread(name, problem))
        return
    if content is None:
        left_out = note("{file} was left out: it is not a plain file", file=name)
    elif len(content) > most:
        left_out = note("{file} was left out: it is larger than {most} KiB", file=name, most=most // 1024)
    elif sum(map(len, upload.files.values())) + len(content) > caps.total:
        left_out = note(
            "{file} was left out: the files together are larger than {most} KiB",
            file=name,
            most=caps.total // 1024,
        )
    elif name in upload.files:
        left_out = note("{file} was left out: another file has the same name", file=name)
    else:
        upload.files[name] = content
        return
    upload.remarks.append(left_out)


def _read(path: Path, most: int) -> bytes | None:
    """Return a plain file's content, a byte more than allowed at most; ``None``: it is no plain file."""
    # Opened without waiting: a named pipe must not hold up the run.
    descriptor = os.open(path, _FLAGS)
    with open(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            return None
        return file.read(most + 1)


def _link(name: str) -> Note:
    return note("{file} was left out: it is a link to another file; upload the file itself", file=name)


def _unread(name: str, problem: OSError) -> Note:
    return note(
        "{file} was left out: it cannot be read ({reason})", file=name, reason=problem.strerror or problem
    )


def _few(notes: list[Note]) -> list[Note]:
    """Keep the first notes and count the others: an upload of thousands must not fill a page."""
    if len(notes) <= _MOST_REMARKS:
        return notes
    rest = len(notes) - _MOST_REMARKS
    return [*notes[:_MOST_REMARKS], note("{count} more files were left out for like reasons", count=rest)]
