"""Finding the interpreter that guests run under."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from kibitz.sandbox.strength import SandboxError


def guest_python(version: str = "") -> str:
    """Return the path of the interpreter of a version (``"3.13"``); without one, of Kibitz's own.

    Raises:
        SandboxError: there is none of that version on this machine.

    """
    if not version:
        return getattr(sys, "_base_executable", "") or sys.executable
    for path in _candidates(version):
        return path
    raise SandboxError(
        f"Python {version} is not on this machine; install it (it is looked for as python{version} "
        "and among pyenv's versions), or take the line 'python' out of assignment.toml"
    )


def _candidates(version: str) -> Iterator[str]:
    found = shutil.which(f"python{version}", path=_without_shims())
    if found:
        yield found
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    fitting = [
        folder
        for folder in root.glob(f"{version}*")
        if re.fullmatch(rf"{re.escape(version)}(\.\d+)*", folder.name)
    ]
    for folder in sorted(fitting, key=_numbers, reverse=True):
        python = folder / "bin" / "python"
        if os.access(python, os.X_OK):
            yield str(python)


def _numbers(folder: Path) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", folder.name)]


def _without_shims() -> str:
    """Return the search path without pyenv's shims, which answer for versions that are not switched on."""
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    return os.pathsep.join(folder for folder in folders if Path(folder).name != "shims")
