"""Writes a frame one byte at a time, each just before patience ends (20 s at most)."""

import os
import select
import struct

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        for byte in struct.pack(">I", 500_000) + b"[" * 20:
            os.write(3, bytes([byte]))
            select.select([], [], [], 0.9)
