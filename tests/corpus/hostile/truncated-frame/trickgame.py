"""Announces a frame of a thousand bytes, writes ten of them, and waits (20 s at most)."""

import os
import select
import struct

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os.write(3, struct.pack(">I", 1000) + b"x" * 10)
        select.select([], [], [], 20)
