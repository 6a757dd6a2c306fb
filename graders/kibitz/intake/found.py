"""What intake found of a submission's work."""

from __future__ import annotations

import msgspec

from kibitz.intake.candidates import SUITE_LANGUAGE
from kibitz.model.note import Note
from kibitz.model.verdict import Verdict


class EntryFound(msgspec.Struct, frozen=True, kw_only=True):
    """Where a submission's work is, or why it cannot be told."""

    module: str
    """The name to import in the guest."""
    files: dict[str, bytes]
    """The submission's files, with the entry file under the name that it is imported by."""
    language: str = SUITE_LANGUAGE
    """The vocabulary that the submission uses."""
    remarks: tuple[Note, ...] = ()
    modules: dict[str, str] = {}
    """By task, where tasks have files of their own: the module to import in its checks."""
    others: dict[str, dict[str, str]] = {}
    """By task: what its further files are called, by the names that the suite has for them."""
    missing: dict[str, Note] = {}
    """By task, where its file is not there: what was looked for."""
    problem: Note | None = None
    """Why nothing can be run."""
    verdict: Verdict | None = None
    """With a problem: *missing* or *not gradable*."""
