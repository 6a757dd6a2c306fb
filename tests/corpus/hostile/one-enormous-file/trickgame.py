"""Writes one file without an end (64 MB at most)."""

from honest import Striker, once


class TrickGame(Striker):
    def strike(self):
        with open("big", "wb", buffering=0) as file:
            for _ in range(64):
                file.write(b"x" * 1_000_000)
