"""What every strength of the sandbox offers to the judge."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol


class SandboxError(Exception):
    """The sandbox cannot do what it must: our fault, never the student's."""


class Strength(Protocol):
    """One way to keep a program apart from the rest of the machine."""

    @property
    def name(self) -> str:
        """The word for it in results and on pages."""

    @property
    def can_fork(self) -> bool:
        """Whether a program inside may start processes."""

    def launch(self, python: str, script: Path, *, keep: int) -> subprocess.Popen[bytes]:
        """Start a script inside, with the descriptor ``keep``, its argument, open and a fixed environment.

        Raises:
            SandboxError: the script cannot be started.
        """

    def open_scratch(self) -> Path:
        """Return a new empty folder that a guest may write to."""

    def close_scratch(self, folder: Path) -> None:
        """Take a guest's folder away, whatever the guest did to it."""

    def settings(self, processes: int) -> Mapping[str, object]:
        """Return what the program inside needs to know, given how many processes it may start."""
