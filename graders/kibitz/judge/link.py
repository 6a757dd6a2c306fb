"""The judge's end of the connection with a guest: frames within a size, replies within a time."""

from __future__ import annotations

import select
import socket
import struct
import time
from typing import Final

import msgspec

from kibitz.guest.wire import HEADER
from kibitz.judge.decode import Nonsense

CHUNK: Final = 65536
CREDENTIALS: Final = struct.Struct("@iII")


class Silence(Exception):
    """The guest did not answer in time."""


class HungUp(Exception):
    """The guest is not there any more."""


_encoder: Final = msgspec.json.Encoder()


def _frame(message: object) -> bytes:
    payload = _encoder.encode(message)
    return HEADER.pack(len(payload)) + payload


def _timeval(seconds: float) -> bytes:
    """Return seconds as the kernel's ``struct timeval``."""
    return struct.pack("@ll", int(seconds), int(seconds % 1 * 1_000_000))


class Link:
    """A socket to one guest."""

    def __init__(self, sock: socket.socket, *, patience: float, largest: int) -> None:
        """Wait ``patience`` seconds for a reply of at most ``largest`` bytes."""
        self._socket = sock
        self._patience = patience
        self._largest = largest
        self.peer = 0
        """The guest's process id, as the kernel tells it with the first that the guest sends."""
        self._spare = b""
        self._posted = b""
        sock.settimeout(None)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        for option in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):  # the kernel's timer: half the system calls
            sock.setsockopt(socket.SOL_SOCKET, option, _timeval(patience))

    def post(self, message: object) -> None:
        """Have a request that wants no reply travel with the next that does."""
        self._posted += _frame(message)

    def send(self, message: object) -> None:
        """Send a request.

        Raises:
            HungUp: the guest has ended.
            Silence: the guest does not read.

        """
        data, self._posted = self._posted + _frame(message), b""
        try:
            self._socket.sendall(data)
        except BlockingIOError:
            raise Silence from None
        except OSError:
            raise HungUp from None

    def receive(self) -> bytes:
        """Return the payload of the next frame.

        Raises:
            HungUp: the guest has ended.
            Silence: the whole frame did not come in time.
            Nonsense: the frame is larger than any reply may be.

        """
        started = time.monotonic()
        data = self._spare or self._chunk()
        while len(data) < HEADER.size:
            data += self._chunk_before(started + self._patience)
        (length,) = HEADER.unpack_from(data)
        if length > self._largest:
            raise Nonsense("the frame is too long")
        end = HEADER.size + length
        if len(data) < end:
            data = self._rest(data, end, started + self._patience)
        self._spare = data[end:]
        return data[HEADER.size : end]

    def _rest(self, data: bytes, end: int, deadline: float) -> bytes:
        """Read on until the frame is whole."""
        parts, length = [data], len(data)
        while length < end:
            parts.append(self._chunk_before(deadline))
            length += len(parts[-1])
        return b"".join(parts)

    def _chunk_before(self, deadline: float) -> bytes:
        """Read what there is, waiting no longer than until ``deadline``."""
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([self._socket], [], [], left)[0]:
            raise Silence
        return self._chunk()

    def _chunk(self) -> bytes:
        try:
            data = self._socket.recv(CHUNK) if self.peer else self._first_chunk()
        except BlockingIOError:
            raise Silence from None
        except OSError:
            raise HungUp from None
        if not data:
            raise HungUp
        return data

    def _first_chunk(self) -> bytes:
        """Read with the sender's credentials, which a guest cannot forge: they hold its process id."""
        data, ancillary, _, _ = self._socket.recvmsg(CHUNK, socket.CMSG_SPACE(CREDENTIALS.size))
        for level, kind, told in ancillary:
            if (
                level == socket.SOL_SOCKET
                and kind == socket.SCM_CREDENTIALS
                and len(told) >= CREDENTIALS.size
            ):
                self.peer = CREDENTIALS.unpack_from(told)[0]
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 0)
        return data

    def close(self) -> None:
        """Hang up."""
        self._socket.close()
