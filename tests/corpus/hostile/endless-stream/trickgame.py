"""Writes small frames to the wire without an end (64 MB at most), and reads nothing."""

import os
import struct

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        frame = struct.pack(">I", 24) + b'[1, "value", true, []]  '
        for _ in range(1024):
            os.write(3, frame * 2048)
