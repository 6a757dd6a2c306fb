"""The stronger sandboxes as the judge starts them: which files a guest may see, and as whom it runs."""

from __future__ import annotations

import functools
import json
import os
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from kibitz.sandbox.plain import ENVIRONMENT, FLAGS, Plain, start
from kibitz.sandbox.strength import SandboxError

KIT = Path(__file__).resolve().parents[1]
"""Kibitz itself, which may lie where Python's library does."""

ENTER = Path(__file__).parent / "cell" / "enter.py"

SYSTEM = ("/lib", "/lib64", "/usr/lib64", "/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo")
"""What Python needs of the system beside its own folders, as far as it is there."""

LIBRARIES = Path("/usr/lib")
"""Of the system: its folder for this kind of machine is shown, or all of it where it has no such folder."""

PACKAGES = ("site-packages", "dist-packages")
"""Folders of installed packages: guests do without them, and Kibitz itself may lie there."""

ASK_PYTHON = (
    "import json, sys, sysconfig; paths = sysconfig.get_paths();"
    "print(json.dumps([sys.executable, sys.base_prefix, paths['stdlib'], paths['platstdlib']]))"
)

OWN_SCRATCH = ("namespaces", "bubblewrap")
"""Strengths under which a guest makes its own folder, in memory that goes with its world."""

FIRST_STRANGER = 64_100
STRANGERS = 900
"""Users, of nobody's, that guests run as when Kibitz is root's: another one for each grader."""


class Confined(Plain):
    """A zygote that shuts itself and its guests in (`kibitz.sandbox.cell`)."""

    can_fork = False

    def __init__(self, name: str) -> None:
        """Be the strength of that name in `kibitz.sandbox.cell.cells.CELLS`."""
        self.name = name

    def launch(self, python: str, script: Path, *, keep: int) -> subprocess.Popen[bytes]:
        """Start a script behind the walls."""
        visible, hidden = python_files(python)
        command = [python, *FLAGS, str(ENTER), self.name, *("\n".join(paths) for paths in (visible, hidden))]
        return start([*command, str(script), str(keep)], keep)

    def open_scratch(self) -> Path:
        """Make a folder for a guest, where it does not make its own."""
        return Path("/scratch") if self.name in OWN_SCRATCH else super().open_scratch()

    def close_scratch(self, folder: Path) -> None:
        """Take the guest's folder away, where it has not gone with the guest."""
        if self.name not in OWN_SCRATCH:
            super().close_scratch(folder)

    def settings(self, processes: int) -> Mapping[str, object]:
        """Return how many threads a guest may have, and, for root, as which stranger it runs."""
        if os.getuid() != 0:
            return super().settings(processes)
        return {"processes_in_all": processes, "user": FIRST_STRANGER + os.getpid() % STRANGERS}


@functools.cache
def python_files(python: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what a guest under an interpreter must see of the machine, and what in it is to be covered.

    Raises:
        SandboxError: the interpreter does not run.
    """
    _, prefix, *libraries = _told_by(python)
    visible = {*_of_the_system(), *libraries, *(prefix / "lib").glob("libpython*.so*")}
    hidden = {folder / name for folder in libraries for name in PACKAGES} | {KIT}
    return _texts(visible), _texts(path for path in hidden if path.exists())


def executable(python: str) -> str:
    """Return the program itself behind links to an interpreter.

    Raises:
        SandboxError: the interpreter does not run.
    """
    return os.path.realpath(_told_by(python)[0])


@functools.cache
def _told_by(python: str) -> tuple[Path, ...]:
    """Return where an interpreter says that it is: its program, its prefix, its library."""
    try:
        told = subprocess.run(  # noqa: S603 -- the interpreter that the course chose
            [python, *FLAGS, "-c", ASK_PYTHON], env=ENVIRONMENT, capture_output=True, check=True, timeout=60
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise SandboxError(f"{python} does not run: {error}") from error
    return tuple(Path(path) for path in json.loads(told.stdout))


def _of_the_system() -> Iterator[Path]:
    yield from (path for path in map(Path, SYSTEM) if os.path.lexists(path))
    of_this_machine = [path for path in LIBRARIES.glob("*-linux-*") if path.is_dir()]
    yield from of_this_machine or [LIBRARIES]


def _texts(paths: Iterable[Path]) -> tuple[str, ...]:
    return tuple(sorted(map(str, paths)))
