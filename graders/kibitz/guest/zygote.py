"""The zygote: a warm process that never runs student's code, and forks a guest for each submission.

The judge talks to it over the control socket, one JSON message a line:

- at the start it says ``{"ready": version of Python}``;
- ``{"spawn": settings}`` with a socket: fork a guest that serves that socket; answered by ``{"guest": pid}``;
- ``{"kill": pid}``: end a guest and all of its process group;
- when a guest has ended, however: ``{"ended": pid, "status": wait status, "cpu": s, "memory": KiB}``.

When the judge hangs up, all guests end.
"""

from __future__ import annotations

import array
import json
import os
import select
import signal
import socket
import sys

from . import limits
from .channel import Channel
from .serve import Guest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

LARGEST_MESSAGE = 65536
GUEST_FD = 3
BROKEN_OFF = 70


class NoCell:
    """What the plain process does to shut guests in: nothing.  Stronger sandboxes bring their own cell."""

    def before_fork(self) -> None:
        """Get ready for the fork of a guest."""

    def after_fork(self) -> None:
        """Go on in the zygote after it."""

    def settle(self, settings: dict[str, Any]) -> str:
        """Return the guest's folder."""
        return str(settings["folder"])

    def seal(self, folder: str) -> None:
        """Give everything up but the guest's folder."""

    def arm(self) -> None:
        """Let the end of its processor time end the guest."""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)


class Zygote:
    """Forks guests on request, and reaps them."""

    def __init__(self, control: int, cell: Any) -> None:
        """Obey the judge at the other end of the descriptor ``control``; ``cell`` shuts guests in."""
        self.cell = cell
        self.control = socket.socket(fileno=control)
        self.guests: set[int] = set()
        self.orders = b""
        self.wakeup, self.waker = os.pipe()
        os.set_blocking(self.waker, False)
        os.set_blocking(self.wakeup, False)
        signal.set_wakeup_fd(self.waker, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda number, frame: None)

    def serve(self) -> NoReturn:
        """Obey until the judge hangs up."""
        self.tell({"ready": "%d.%d.%d" % sys.version_info[:3]})
        poll = select.poll()
        poll.register(self.control, select.POLLIN)
        poll.register(self.wakeup, select.POLLIN)
        while True:
            for descriptor, _ in poll.poll():
                if descriptor == self.wakeup:
                    os.read(self.wakeup, 4096)
                    self.reap()
                else:
                    self.obey()

    def tell(self, message: dict[str, Any]) -> None:
        """Send the judge a message."""
        try:
            self.control.sendall(json.dumps(message).encode() + b"\n")
        except OSError:
            self.leave()

    def obey(self) -> None:
        """Carry out the orders that have come."""
        try:
            data, ancillary, _, _ = self.control.recvmsg(LARGEST_MESSAGE, socket.CMSG_SPACE(64))
        except OSError:
            data, ancillary = b"", []
        if not data:
            self.leave()
        descriptors = list(_descriptors(ancillary))
        self.orders += data
        *lines, self.orders = self.orders.split(b"\n")
        for line in lines:
            message = json.loads(line.decode())
            if "spawn" in message:
                self.spawn(message["spawn"], descriptors.pop(0))
            elif message["kill"] in self.guests:
                _end_group(message["kill"])

    def spawn(self, settings: dict[str, Any], descriptor: int) -> None:
        """Fork a guest that serves the socket ``descriptor``."""
        self.cell.before_fork()
        pid = os.fork()
        if not pid:
            try:
                _become_guest(settings, descriptor, self.cell)
            finally:
                os._exit(BROKEN_OFF)
        self.cell.after_fork()
        os.close(descriptor)
        self.guests.add(pid)
        self.tell({"guest": pid})

    def reap(self) -> None:
        """Collect guests that have ended, take what they left behind with them, and tell the judge."""
        while self.guests:
            try:
                waiting = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            except ChildProcessError:
                return
            if waiting is None:
                return
            pid = waiting.si_pid
            _end_group(pid)  # before its number is free for another process
            _, status, usage = os.wait4(pid, 0)
            if pid in self.guests:
                self.guests.discard(pid)
                cpu = usage.ru_utime + usage.ru_stime
                self.tell({"ended": pid, "status": status, "cpu": cpu, "memory": usage.ru_maxrss})

    def leave(self) -> NoReturn:
        """End all guests, and this process."""
        for pid in self.guests:
            _end_group(pid)
        os._exit(0)


def _descriptors(ancillary: list[Any]) -> "array.array[int]":
    found = array.array("i")
    for level, kind, data in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            found.frombytes(data[: len(data) - len(data) % found.itemsize])
    return found


def _end_group(pid: int) -> None:
    """Kill a guest and every process that stayed in its group."""
    for end in (os.killpg, os.kill):
        try:
            end(pid, signal.SIGKILL)
        except OSError:
            pass


def _become_guest(settings: dict[str, Any], descriptor: int, cell: Any) -> NoReturn:
    """Turn a fresh fork into a guest: its own session, descriptors, folder and limits; then serve."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDWR)
    keep = os.dup(descriptor) if descriptor <= GUEST_FD else descriptor
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.dup2(keep, GUEST_FD)
    os.closerange(GUEST_FD + 1, 1024)
    channel = Channel(GUEST_FD, settings["reply"] * 1024)
    try:
        settings["folder"] = folder = cell.settle(settings)
        os.chdir(folder)
        os.environ.update(HOME=folder, TMPDIR=folder)
        limits.confine(settings)
        cell.seal(folder)
        guest = Guest(channel, settings, cell.arm)
    except Exception as error:
        channel.send([0, "failed", "%s: %s" % (type(error).__name__, error), []])
        os._exit(BROKEN_OFF)
    guest.serve()
