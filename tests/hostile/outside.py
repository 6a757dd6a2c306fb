"""The world outside the sandbox that hostile programs are after: a course, files, sockets and victims."""

from __future__ import annotations

import functools
import hashlib
import os
import re
import secrets
import shutil
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import kibitz
from kibitz.judge.interpreter import guest_python
from kibitz.sandbox.ladder import trials
from kibitz.sandbox.strength import SandboxError

from .declared import CORPUS

HERE = Path(__file__).parents[2]
"""The course that this repository is."""

KEEP_OUT = ("__pycache__", ".pytest_cache", ".hypothesis")
LIMITS = {"cpu": "0.5", "wall": "3.0", "memory": "192", "timeouts": "1"}
"""Shorter than a course would set them, so that the corpus runs quickly."""

CASES = 12
"""Cases of each scenario, for the same reason: fewer than a course would ask."""

FILES = ("truncate", "open", "open3", "mode", "owner", "times", "name", "gone", "linked", "pointed")
"""What each hostile program finds in a folder of its own outside, and must not change."""

VERSIONS = ("", "3.11", "3.12", "3.13")

SHARED = ("/dev/shm", "/run/lock")


@functools.cache
def strengths_under(version: str) -> tuple[str, ...]:
    """Return the strengths that work here with guests under a version of Python, the strongest first."""
    try:
        python = guest_python(version)
    except SandboxError:
        return ()
    return tuple(trial.strength for trial in trials(python) if trial.works)


def guests_version() -> str:
    """Return the version under which most strengths work; empty for Kibitz's own.

    Root's guests become other users, who may have no right to read root's own Python.
    """
    return max(VERSIONS, key=lambda version: len(strengths_under(version)))


def copy_course(to: Path) -> Path:
    """Copy the trick game, with shorter limits; return the folder of its suite."""
    for part in ("graders", "fixtures", "reference", "student_template"):
        shutil.copytree(
            HERE / part / "trickgame", to / part / "trickgame", ignore=shutil.ignore_patterns(*KEEP_OUT)
        )
    rules = to / "graders" / "trickgame" / "assignment.toml"
    text = rules.read_text("utf-8")
    for name in LIMITS:
        text = re.sub(rf"^{name} = .*\n", "", text, flags=re.MULTILINE)
    lines = "".join(f"{name} = {value}\n" for name, value in LIMITS.items())
    text = text.replace("[limits]\n", "[limits]\n" + lines)
    if python := guests_version():
        text = text.replace("[assignment]\n", f'[assignment]\npython = "{python}"\n')
    rules.write_text(text, "utf-8")
    for suite in rules.parent.glob("test_*.py"):
        suite.write_text(re.sub(r"count=\d+", f"count={CASES}", suite.read_text("utf-8")), "utf-8")
    return rules.parent


def snapshot(folder: Path) -> dict[str, str]:
    """Return what there is to be seen of every file in a folder."""
    seen = {}
    for here, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in KEEP_OUT]
        for path in (Path(here), *(Path(here) / name for name in names)):
            status = path.lstat()
            content = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
            owner = status.st_mode, status.st_uid, status.st_gid
            times = (status.st_mtime_ns, status.st_nlink) if path.is_file() else ()
            seen[str(path.relative_to(folder))] = repr((owner, times, content))
    return seen


class Outside:
    """Everything that a run guards; a context manager."""

    def __init__(self) -> None:
        """Make the folders: all may read them, so that only a sandbox keeps anybody out."""
        self.run = "hostile" + secrets.token_hex(6)
        self.root = Path(tempfile.mkdtemp(prefix="kibitz-hostile-"))
        self.root.chmod(0o755)
        self.suite = copy_course(self.root / "course")
        self.guarded, self.temp = self.root / "guarded", self.root / "temp"
        for folder in (self.guarded, self.temp):
            folder.mkdir()
            folder.chmod(0o777)
        self.secret = self.temp / "hostile-secret"
        self.secret.write_text("the secret of another program")
        self.heard: set[str] = set()
        self._sockets: list[socket.socket] = []
        self._listen()
        self._environ: dict[str, str | None] = {}

    def __enter__(self) -> Outside:
        """Have graders use the temporary folder, and bear the name of the run."""
        for name, value in (("TMPDIR", str(self.temp)), ("HOSTILE_RUN", self.run)):
            self._environ[name] = os.environ.get(name)
            os.environ[name] = value
        self.course_before = snapshot(self.root / "course")
        return self

    def __exit__(self, *_: object) -> None:
        """Take everything away."""
        for name, value in self._environ.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value
        for sock in self._sockets:
            sock.close()
        for path in self.strangers(self.run[-6:]):
            with suppress(OSError):
                path.unlink()
        shutil.rmtree(self.root, ignore_errors=True)

    def _listen(self) -> None:
        self.unix, self.abstract = self.guarded / "socket", self.run
        kinds: list[tuple[int, int, object]] = [
            (socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", 0)),
            (socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", 0)),
            (socket.AF_UNIX, socket.SOCK_STREAM, str(self.unix)),
            (socket.AF_UNIX, socket.SOCK_STREAM, "\0" + self.abstract),
        ]
        for family, kind, address in kinds:
            sock = socket.socket(family, kind)
            sock.bind(address)  # type: ignore[arg-type]
            if kind == socket.SOCK_STREAM:
                sock.listen(16)
            self._sockets.append(sock)
            threading.Thread(target=self._hear, args=(sock,), daemon=True).start()
        self.unix.chmod(0o777)
        self.port, self.udp = (sock.getsockname()[1] for sock in self._sockets[:2])

    def _hear(self, sock: socket.socket) -> None:
        with suppress(OSError):
            while True:
                if sock.type == socket.SOCK_DGRAM:
                    told = sock.recv(100)
                else:
                    line = sock.accept()[0]
                    line.settimeout(2)
                    with line, suppress(OSError):
                        told = line.recv(100)
                self.heard.add(told.decode("utf-8", "replace"))

    def prey(self, token: str) -> Path:
        """Make the folder of files that one program may be after."""
        folder = self.guarded / token
        folder.mkdir()
        for name in FILES:
            (folder / name).write_text("guarded")
            (folder / name).chmod(0o666)
        folder.chmod(0o777)
        return folder

    def facts(self, token: str, victim: int) -> bytes:
        """Return the module that tells a program where everything is."""
        told = {
            "COURSE": str(self.root / "course"),
            "KIT": str(Path(kibitz.__path__[0]).parent),
            "GUARDED": str(self.guarded),
            "TEMP": str(self.temp),
            "SECRET": str(self.secret),
            "SUBMISSIONS": str(CORPUS),
            "PORT": self.port,
            "UDP": self.udp,
            "UNIX": str(self.unix),
            "ABSTRACT": self.abstract,
            "VICTIM": victim,
            "RUN": self.run,
            "TOKEN": token,
        }
        return "".join(f"{name} = {value!r}\n" for name, value in told.items()).encode()

    def strangers(self, token: str) -> list[Path]:
        """Return the files outside that bear a token in their name."""
        places = [self.guarded, self.temp, self.root / "course", self.suite, *map(Path, SHARED)]
        return [
            path for place in places for path in _list(place) if token in path.name and path.name != token
        ]

    def changed_course(self) -> list[str]:
        """Return what is not as it was in the course, but for what bears the name of a program."""
        now = snapshot(self.root / "course")
        differing = {
            name for name in now.keys() | self.course_before if now.get(name) != self.course_before.get(name)
        }
        return sorted(name for name in differing if self.run[-6:] not in name)


def _list(folder: Path) -> Iterator[Path]:
    with suppress(OSError):
        yield from folder.iterdir()


def victim() -> subprocess.Popen[bytes]:
    """Start a process that may be ended."""
    return subprocess.Popen(["sleep", "600"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
