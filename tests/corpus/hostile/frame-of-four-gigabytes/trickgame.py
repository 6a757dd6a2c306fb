"""Announces a frame of four gigabytes and begins to write it (64 MB at most)."""

import os

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os.write(3, b"\xff\xff\xff\xff")
        for _ in range(1024):
            os.write(3, b"x" * 65536)
