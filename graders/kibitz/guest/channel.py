"""The guest's end of the connection with the judge: whole frames in, whole frames out."""

from __future__ import annotations

import os

from . import wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Channel:
    """Reads requests from a socket's descriptor and writes replies to it."""

    def __init__(self, fd: int, largest: int) -> None:
        """Talk over ``fd``; a reply holds at most ``largest`` bytes."""
        self.fd = fd
        self.largest = largest
        self._read = os.read
        self._write = os.write

    def receive(self) -> Any | None:
        """Return the next request, or ``None`` when the judge has hung up."""
        header = self._exactly(wire.HEADER.size)
        if header is None:
            return None
        payload = self._exactly(wire.HEADER.unpack(header)[0])
        return None if payload is None else wire.parse(payload)

    def send(self, message: Any, spare: int = 0) -> None:
        """Send one message; `wire.TooLarge` when it is larger than a reply may be and ``spare`` bytes."""
        data = wire.frame(message)
        if len(data) > self.largest + spare:
            raise wire.TooLarge("size")
        view = memoryview(data)
        while view:
            view = view[self._write(self.fd, view) :]

    def _exactly(self, count: int) -> bytes | None:
        data = self._read(self.fd, count)
        while len(data) < count:
            more = self._read(self.fd, count - len(data))
            if not more:
                return None
            data += more
        return data
