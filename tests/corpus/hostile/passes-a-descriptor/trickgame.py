"""Passes descriptors to the judge over the wire's socket, a hundred times."""

import array
import socket

from honest import Reporter


class TrickGame(Reporter):
    def attack(self):
        wire = socket.socket(fileno=3)
        try:
            for _ in range(100):
                wire.sendmsg([b""], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [1, 2]))])
        finally:
            wire.detach()
