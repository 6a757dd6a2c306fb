"""A trial of a sandbox: a guest that shuts itself in like any other, tries to get out, and tells how it went.

It stands in the place of the zygote's script.  Over the control socket it is sent one line, the settings and
what to try to reach; it answers with one line: for each attempt, whether it was refused.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def prepare() -> None:
    """Do what a zygote must have done before its folder is out of sight: nothing here."""


def run(control: int, cell: Any) -> None:
    """Try a guest, and tell the other end."""
    sock = socket.socket(fileno=control)
    with sock.makefile("rwb") as line:
        settings = json.loads(line.readline().decode())
        reader, writer = os.pipe()
        cell.before_fork()
        child = os.fork()
        if not child:
            os.write(writer, json.dumps(_told(cell, settings)).encode())
            os._exit(0)
        cell.after_fork()
        os.close(writer)
        os.waitpid(child, 0)
        line.write((os.read(reader, 65536) or b'{"died": "the guest told nothing"}') + b"\n")


def _told(cell: Any, settings: dict[str, Any]) -> dict[str, str]:
    try:
        folder = cell.settle(settings)
        os.chdir(folder)
        cell.seal(folder)
    except OSError as error:
        return {"died": f"{type(error).__name__}: {error}"}
    return {name: _refused(attempt, settings) for name, attempt in ATTEMPTS.items()}


def _refused(attempt: Callable[[dict[str, Any]], object], settings: dict[str, Any]) -> str:
    """Return why an attempt came to nothing; empty when it succeeded."""
    try:
        attempt(settings)
    except OSError as error:
        return type(error).__name__
    return ""


def _write_own(settings: dict[str, Any]) -> None:
    with open("own", "w", encoding="utf-8") as file:
        file.write("mine")
    os.unlink("own")


def _read(settings: dict[str, Any]) -> None:
    with open(settings["secret"], encoding="utf-8") as file:
        file.read()


def _write(settings: dict[str, Any]) -> None:
    with open(settings["secret"], "a", encoding="utf-8") as file:
        file.write("!")


def _fork(settings: dict[str, Any]) -> None:
    child = os.fork()
    if not child:
        os._exit(0)
    os.waitpid(child, 0)


def _read_python(settings: dict[str, Any]) -> None:
    with open(os.path.join(os.path.dirname(os.__file__), "decimal.py"), encoding="utf-8") as file:
        file.read()


ATTEMPTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "write its own folder": _write_own,
    "read Python's library": _read_python,
    "read a file of ours": _read,
    "change a file of ours": _write,
    "list a folder of ours": lambda settings: os.listdir(os.path.dirname(settings["secret"])),
    "open a socket": lambda settings: socket.socket().close(),
    "start a process": _fork,
    "start a program": lambda settings: os.execv(sys.executable, [sys.executable, "-c", "pass"]),  # noqa: S606
    "signal another process": lambda settings: os.kill(settings["victim"], 0),
    "signal every process": lambda settings: os.kill(-1, signal.SIGCONT),
}
"""What is tried, in this order; the first two must succeed, the others must not."""
