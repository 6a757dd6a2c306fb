"""Processes as /proc shows them: who descends from this one, who is still there, how large graders are."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

Process = tuple[int, str]
"""A process by its number and the moment of its start, so that no other is taken for it."""

PROC = Path("/proc")
GRADER = b"kibitz.bulk.grader"
INTERVAL = 0.03
FAREWELL = 2.0
"""Seconds that a process may take to go when its work is over."""


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def started(pid: int) -> str:
    """Return when a process was started; empty when it is gone, or only waits to be reaped."""
    fields = _read(PROC / str(pid) / "stat").rpartition(b")")[2].split()
    return fields[19].decode() if fields and fields[0] not in {b"Z", b"X"} else ""


def is_alive(process: Process) -> bool:
    """Return whether this very process lives."""
    return started(process[0]) == process[1] != ""


def descendants(pid: int) -> Iterator[int]:
    """Yield the processes that descend from one, its children first."""
    try:
        threads = os.listdir(PROC / str(pid) / "task")
    except OSError:
        return
    for thread in threads:
        for child in _read(PROC / str(pid) / "task" / thread / "children").split():
            yield int(child)
            yield from descendants(int(child))


def marked(token: str) -> list[Process]:
    """Return the processes that bear a token in their name, command line or environment."""
    found = []
    for folder in PROC.glob("[0-9]*"):
        told = b"\n".join(_read(folder / name) for name in ("comm", "cmdline", "environ"))
        if token.encode() in told and int(folder.name) != os.getpid():
            found.append((int(folder.name), started(int(folder.name))))
    return [process for process in found if is_alive(process)]


def wait_until_gone(those: Callable[[], list[Process]]) -> list[Process]:
    """Give some processes a moment to go, and return those that stay."""
    end = time.monotonic() + FAREWELL
    while (left := those()) and time.monotonic() < end:
        time.sleep(0.05)
    return left


def end(processes: list[Process]) -> None:
    """End processes that the run itself had started."""
    for process in processes:
        if is_alive(process):
            with suppress(OSError):
                os.kill(process[0], signal.SIGKILL)


class Watch(threading.Thread):
    """Watches all that descends from this process, until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.seen: dict[Process, None] = {}
        self.folders: set[str] = set()
        """Working folders of guests that were seen."""
        self.largest = 0
        """KiB that the largest grader or judge took."""
        self._over = threading.Event()
        self._graders: dict[Process, bool] = {}

    def run(self) -> None:
        """Look again and again."""
        while not self._over.wait(INTERVAL):
            for pid in set(descendants(os.getpid())):
                self._look(pid, started(pid))

    def _look(self, pid: int, start: str) -> None:
        if not start:
            return
        process = (pid, start)
        self.seen[process] = None
        if process not in self._graders and (command := _read(PROC / str(pid) / "cmdline")):
            self._graders[process] = GRADER in command
        if self._graders.get(process):
            for line in _read(PROC / str(pid) / "status").splitlines():
                if line.startswith(b"VmHWM:"):
                    self.largest = max(self.largest, int(line.split()[1]))
        else:
            with suppress(OSError):
                folder = str((PROC / str(pid) / "cwd").readlink())
                if Path(folder).name.startswith("kibitz-"):
                    self.folders.add(folder)

    def stop(self) -> None:
        """Look no more."""
        self._over.set()
        self.join()

    def left(self) -> list[Process]:
        """Return the processes seen that still live."""
        return [process for process in list(self.seen) if is_alive(process)]
