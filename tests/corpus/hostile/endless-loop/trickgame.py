"""Computes without an end (20 s at most; anchors A5)."""

import time

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        end = time.process_time() + 20
        while time.process_time() < end:
            pass
