"""The zygote as the judge sees it: asked for guests, told to end them, heard when they have ended."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Final

import msgspec

import kibitz.guest
from kibitz.sandbox.strength import SandboxError, Strength

PATIENCE: Final = 20.0
"""Seconds that the zygote, our own program, may take to answer on the busiest machine."""

LARGEST: Final = 1 << 20


class Ended(msgspec.Struct, frozen=True):
    """How a guest ended."""

    status: int
    """Wait status, as ``os.waitpid`` gives it."""
    cpu: float = 0.0
    """Seconds of processor time."""
    memory: int = 0
    """Largest resident size, in KiB."""


class Zygote:
    """A warm process in the sandbox that forks a guest for each submission."""

    def __init__(self, strength: Strength, python: str) -> None:
        """Start it under the interpreter ``python``.

        Raises:
            SandboxError: it does not come up.

        """
        self.strength = strength
        self._ended: dict[int, Ended] = {}
        self._unread = b""
        ours, theirs = socket.socketpair()
        self._control = ours
        boot = Path(kibitz.guest.__path__[0]) / "boot.py"
        try:
            self._process = strength.launch(python, boot, keep=theirs.fileno())
        except SandboxError:
            ours.close()
            raise
        finally:
            theirs.close()
        try:
            self.python = str(self._hear(PATIENCE)["ready"])
            """The version of the guests' Python."""
        except (SandboxError, KeyError) as error:
            raise SandboxError(f"the guests' Python did not come up: {self.close() or error}") from error

    def spawn(self, settings: dict[str, object]) -> tuple[int, socket.socket]:
        """Return the process id of a new guest and a socket to it.

        Raises:
            SandboxError: there is no guest to be had.

        """
        ours, theirs = socket.socketpair()
        try:
            order = msgspec.json.encode({"spawn": settings}) + b"\n"
            socket.send_fds(self._control, [order], [theirs.fileno()])
            message = self._hear(PATIENCE)
            return int(message["guest"]), ours
        except (OSError, KeyError) as error:
            ours.close()
            raise SandboxError(f"the zygote gave no guest: {error}") from error
        finally:
            theirs.close()

    def kill(self, guest: int) -> None:
        """Have a guest and its process group ended."""
        with contextlib.suppress(OSError):
            self._control.sendall(msgspec.json.encode({"kill": guest}) + b"\n")

    def ended(self, guest: int, patience: float) -> Ended | None:
        """Return how a guest ended, or ``None`` when it has not within ``patience`` seconds."""
        deadline = time.monotonic() + patience
        while guest not in self._ended:
            left = deadline - time.monotonic()
            if left <= 0 or not self._note_one(left):
                return None
        return self._ended.pop(guest)

    def close(self) -> str:
        """Hang up; the zygote then ends all guests and itself.  Return what it said on standard error."""
        self._control.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stderr is not None
        with self._process.stderr as told:
            return told.read(LARGEST).decode("utf-8", "replace").strip() if not told.closed else ""

    def _note_one(self, patience: float) -> bool:
        message = self._read_message(patience)
        if message is None:
            return False
        self._note(message)
        return True

    def _note(self, message: dict[str, Any]) -> None:
        if "ended" in message:
            self._ended[message["ended"]] = msgspec.convert(message, Ended)

    def _hear(self, patience: float) -> dict[str, Any]:
        """Return the next message that is not about the end of a guest."""
        deadline = time.monotonic() + patience
        while (left := deadline - time.monotonic()) > 0:
            message = self._read_message(left)
            if message is None:
                break
            if "ended" not in message:
                return message
            self._note(message)
        raise SandboxError("the zygote does not answer")

    def _read_message(self, patience: float) -> dict[str, Any] | None:
        """Return the next message; ``None`` when none comes in time.

        Raises:
            SandboxError: the zygote is gone, or something else speaks in its place.

        """
        self._control.settimeout(max(patience, 0.001))
        while b"\n" not in self._unread:
            try:
                data = self._control.recv(65536)
            except TimeoutError:
                return None
            except OSError as error:
                raise SandboxError(f"the zygote is out of reach: {error}") from error
            if not data or len(self._unread) > LARGEST:
                raise SandboxError("the zygote has ended")
            self._unread += data
        line, self._unread = self._unread.split(b"\n", 1)
        try:
            return msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise SandboxError(f"the zygote speaks nonsense: {error}") from error
