"""Asks whether it could set the machine's clock (by setting a clock that cannot be set)."""

import time

from honest import Reporter


class TrickGame(Reporter):
    def attack(self):
        try:
            now = time.clock_gettime(time.CLOCK_REALTIME)
            time.clock_settime(time.CLOCK_MONOTONIC, now)
        except OSError:
            return None
        return "set a clock"
