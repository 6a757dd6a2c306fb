"""Variants of the reference: text that is replaced, and the checks that must be lost for it."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.model.result import Submission

from .programs import SOURCES


@dataclass(frozen=True)
class Change:
    """Text of the reference to be replaced, and the checks that must be lost for it."""

    edits: tuple[tuple[str, str, str], ...] = ()
    """The file, without ``.py``, the old text and the new."""
    lost: frozenset[str] = frozenset()
    fleeting: bool = False
    """Whether a pasted transcript need not show the mistake again."""


def change(file: str, old: str, new: str, *lost: str, fleeting: bool = False) -> Change:
    """Return a change of one text, and the checks that are lost for it, without ``test_``."""
    return Change(((file, old, new),), frozenset(f"test_{check}" for check in lost), fleeting)


def changes(*edits: tuple[str, str, str], lost: tuple[str, ...] = ()) -> Change:
    """Return a change of several texts, one after another."""
    return Change(edits, frozenset(f"test_{check}" for check in lost))


def changed(name: str, change: Change) -> Submission:
    """Return the reference with some text replaced."""
    files = dict(SOURCES)
    for file, old, new in change.edits:
        assert old in files[file], f"{name}: {old!r} is not in {file}.py"
        files[file] = files[file].replace(old, new)
    return Submission(id=name, files={f"{file}.py": text.encode() for file, text in files.items()})
