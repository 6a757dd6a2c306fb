"""Swallows every exception in an endless loop (20 s at most; anchors A6)."""

import time

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        end = time.process_time() + 20
        while True:
            try:
                while time.process_time() < end:
                    pass
                return
            except BaseException:
                continue
