"""What a grader and the process that started it say to each other: typed JSON, each behind its length."""

from __future__ import annotations

import socket
import struct
from typing import Any, Final

import msgspec

from kibitz.judge.runner import Freshness
from kibitz.model.assignment import Assignment, Check
from kibitz.model.result import Grade, Submission

HEADER: Final = struct.Struct(">Q")

LARGEST: Final = 1 << 32
"""Bytes of a message; a submission with all its files is one."""

MOST_SECONDS: Final = 900.0
"""For one submission, whatever its checks do; behind all other limits."""


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """How graders are to grade; they are started with this."""

    sockets: tuple[int, ...]
    """Descriptors that lead to whoever started them, one for each grader."""
    folder: str
    """Of the suite: ``graders/<assignment>``."""
    sandbox: str
    freshness: Freshness
    public_only: bool = False
    """Leave the hidden checks out."""
    plain_will_do: bool = False
    """Let ``auto`` come down to the plain process: for a student's own run."""


class Ready(msgspec.Struct, frozen=True, tag=True):
    """A grader is warm: what it grades, and with what."""

    pid: int
    assignment: Assignment
    checks: tuple[Check, ...]
    strength: str
    made_with: dict[str, str]
    hidden: int = 0
    """How many hidden checks were left out."""


class Refused(msgspec.Struct, frozen=True, tag=True):
    """A grader cannot grade anything: one line that says why."""

    why: str
    more_in_log: bool = False
    """Whether the last line that the grader printed tells more."""
    of_course: bool = False
    """Whether it is a mistake in the course, and no trouble of this machine."""


class Job(msgspec.Struct, frozen=True, tag=True):
    """Please grade this."""

    submission: Submission


class Done(msgspec.Struct, frozen=True, tag=True):
    """It is graded."""

    grade: Grade
    cpu: float = 0.0
    """Seconds of processor time that grading took, judge and guests together."""


Message = Ready | Refused | Job | Done
_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Ready | Refused | Job | Done)


class GraderGone(Exception):
    """The process at the other end has ended, says nothing in time, or says nothing that can be read."""


def send(sock: socket.socket, message: Message) -> None:
    """Send one message; `GraderGone` when nobody is there."""
    data = msgspec.json.encode(message)
    try:
        sock.sendall(HEADER.pack(len(data)) + data)
    except OSError as error:
        raise GraderGone(str(error)) from error


def receive(sock: socket.socket, patience: float | None = None) -> Message:
    """Return the next message; `GraderGone` when none comes within ``patience`` seconds of silence."""
    sock.settimeout(patience)
    (length,) = HEADER.unpack(_exactly(sock, HEADER.size))
    if length > LARGEST:
        raise GraderGone("it announced a message that is too long")
    try:
        return _decoder.decode(_exactly(sock, length))
    except (msgspec.MsgspecError, ValueError) as error:  # ValueError: not UTF-8
        raise GraderGone(f"it said what cannot be read: {error}") from error


def _exactly(sock: socket.socket, count: int) -> Any:
    data = bytearray()
    while len(data) < count:
        try:
            part = sock.recv(min(count - len(data), 1 << 20))
        except OSError as error:
            raise GraderGone(str(error) or "no answer in time") from error
        if not part:
            raise GraderGone("the grader has ended")
        data += part
    return data
