"""Replaces functions of os, signal and socket by ones that do nothing."""

import os
import signal
import socket
import struct

from honest import TrickGame as Honest


class TrickGame(Honest):
    def hand(self, player):
        held = super().hand(player)
        for name in ("_exit", "fork", "waitpid", "kill", "killpg", "urandom", "write", "read"):
            setattr(os, name, lambda *args: b"")
        signal.setitimer = lambda *args: (0.0, 0.0)
        signal.alarm = lambda *args: 0
        socket.socket = struct.Struct = None
        return held
