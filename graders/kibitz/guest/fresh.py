"""Fresh state: what is the same for every check, whatever the one before it did to this process."""

from __future__ import annotations

import _thread
import builtins
import os
import signal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable


class Folder:
    """The guest's working folder, which holds the submission's own files and nothing else at each start."""

    def __init__(self, path: str, files: dict[str, bytes]) -> None:
        """Write ``files`` below ``path`` and go there."""
        self.path = path
        self.files = files
        self._stamps: dict[str, Any] = {}
        os.chdir(path)
        for name in files:
            self._write(name)

    def _write(self, name: str) -> None:
        folder = os.path.dirname(name)
        if folder:
            os.makedirs(folder, exist_ok=True)
        with open(name, "wb") as file:
            file.write(self.files[name])
        try:
            os.utime(name, ns=(0, 0))  # so that any later change is a change of this
        except OSError:
            pass  # a sandbox may forbid it; the other marks of a change are left
        self._stamps[name] = self._stamp(name)

    @staticmethod
    def _stamp(name: str) -> Any:
        try:
            status = os.lstat(name)
        except OSError:
            return None
        return status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_mode

    def restore(self) -> None:
        """Take away what was added and write again what was changed."""
        os.makedirs(self.path, exist_ok=True)
        os.chdir(self.path)
        for name in self._strangers():
            self._remove(name)
        for name, stamp in self._stamps.items():
            if self._stamp(name) != stamp:
                self._write(name)

    def _strangers(self) -> list[str]:
        found = []
        for here, folders, names in os.walk(".", topdown=False):
            for name in names + folders:
                path = os.path.join(here, name)[2:]
                if path not in self.files and not any(own.startswith(path + "/") for own in self.files):
                    found.append(path)
        return found

    @staticmethod
    def _remove(path: str) -> None:
        try:
            if os.path.isdir(path) and not os.path.islink(path):
                os.rmdir(path)
            else:
                os.unlink(path)
        except OSError:
            pass


TIMER_SIGNALS = (signal.SIGALRM, signal.SIGVTALRM)


class Snapshot:
    """The global state of a process before any student's code ran in it."""

    def __init__(self, arm: Callable[[], None]) -> None:
        """Remember the state as it is now; ``arm`` puts back what ends a guest that is out of time."""
        self._arm = arm
        self._builtins = dict(vars(builtins))
        self._environ = dict(os.environ)
        self._path = list(sys.path)
        self._meta_path = list(sys.meta_path)
        self._argv = list(sys.argv)
        self._recursion = sys.getrecursionlimit()
        self._hooks = (sys.excepthook, sys.displayhook)
        self._main = sys.modules["__main__"]
        self._umask = 0o077

    def restore(self) -> None:
        """Put the remembered state back."""
        names = vars(builtins)
        names.clear()
        names.update(self._builtins)
        if os.environ != self._environ:
            os.environ.clear()
            os.environ.update(self._environ)
        sys.path[:] = self._path
        sys.meta_path[:] = self._meta_path
        sys.argv[:] = self._argv
        sys.setrecursionlimit(self._recursion)
        sys.excepthook, sys.displayhook = self._hooks
        sys.settrace(None)
        sys.setprofile(None)
        sys.modules["__main__"] = self._main
        os.umask(self._umask)
        for timer in (signal.ITIMER_REAL, signal.ITIMER_VIRTUAL, signal.ITIMER_PROF):
            signal.setitimer(timer, 0)
        for number in TIMER_SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        self._arm()


def is_quiet() -> bool:
    """Return whether the student's code left no thread behind that could disturb the next check."""
    return _thread._count() == 0
