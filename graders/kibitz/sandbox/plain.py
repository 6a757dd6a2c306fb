"""The plain process: another process with limits, and nothing else that keeps it apart.

It keeps verdicts honest, since the judge decides in its own process, and it survives crashes, hangs and
floods.  It does not keep a guest from reading the user's files, from the network, or from killing other
processes of the same user.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from kibitz.sandbox.strength import SandboxError

ENVIRONMENT = {
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
    "USER": "student",
    "LOGNAME": "student",
    "PYTHONHASHSEED": "0",
    "PYTHONDONTWRITEBYTECODE": "1",
    "OPENBLAS_NUM_THREADS": "1",
}
"""All that a guest sees of the environment; the home folder is its scratch folder."""

IN_MEMORY = Path("/dev/shm")  # noqa: S108 -- a folder of its own is made in it
"""Where Linux keeps files in memory."""

FLAGS = ("-s", "-S", "-B", "-X", "utf8")
"""For the interpreter: nothing of the user's, no site-packages, no bytecode written, UTF-8 everywhere."""

ADDR_NO_RANDOMIZE = 0x0040000
_personality = getattr(ctypes.CDLL(None), "personality", None)

SPARE_PROCESSES = 64
"""Room for what the user starts elsewhere while a guest runs."""


def _fix_addresses() -> None:
    """Have the program's memory at the same addresses each time: sets of objects are ordered by them."""
    if _personality is not None:
        _personality(ADDR_NO_RANDOMIZE)


def start(command: Sequence[str], keep: int) -> subprocess.Popen[bytes]:
    """Start a program of our own with a fixed environment and one descriptor.

    Raises:
        SandboxError: it cannot be started.
    """
    try:
        return subprocess.Popen(  # noqa: S603 -- our own script, under an interpreter the course chose
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            pass_fds=(keep,),
            start_new_session=True,
            preexec_fn=_fix_addresses,  # noqa: PLW1509 -- graders have one thread
        )
    except OSError as error:
        raise SandboxError(f"{command[0]} cannot be started: {error.strerror}") from error


class Plain:
    """A process of the same user."""

    name = "plain"

    can_fork = True

    def launch(self, python: str, script: Path, *, keep: int) -> subprocess.Popen[bytes]:
        """Start a script with a fixed environment."""
        return start([python, *FLAGS, str(script), str(keep)], keep)

    def open_scratch(self) -> Path:
        """Make a folder among the system's temporary ones, in memory where there is such a place.

        A guest writes a small file for nearly every question, and on a disk that costs more than the rest.
        """
        place = IN_MEMORY if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK | os.X_OK) else None
        return Path(tempfile.mkdtemp(prefix="kibitz-", dir=place))

    def close_scratch(self, folder: Path) -> None:
        """Remove the folder, folders that the guest locked included; links in it are not followed."""
        shutil.rmtree(folder, onerror=_unlock_and_retry)

    def settings(self, processes: int) -> Mapping[str, object]:
        """Return the most processes in all that the kernel is to allow; root has no such limit."""
        if os.getuid() == 0 or not Path("/proc").is_dir():
            return {}
        return {"processes_in_all": _tasks_of_user() + processes + SPARE_PROCESSES}


def _unlock_and_retry(act: Callable[[str], object], path: str, _: object) -> None:
    try:
        for folder in (os.path.dirname(path), path):
            if os.path.isdir(folder) and not os.path.islink(folder):
                os.chmod(folder, 0o700)
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path, ignore_errors=True)
        else:
            act(path)
    except OSError:
        return


def _tasks_of_user() -> int:
    count, user = 0, os.getuid()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if process.stat().st_uid == user:
                count += sum(1 for _ in (process / "task").iterdir())
        except OSError:
            continue
    return count
