"""Forks and forks again (200 at most, each for three seconds)."""

import os
import time

from honest import Reporter


class TrickGame(Reporter):
    def attack(self):
        started = 0
        for _ in range(200):
            try:
                child = os.fork()
            except OSError:
                break
            if not child:
                os.close(3)
                end = time.monotonic() + 3
                while time.monotonic() < end:
                    os.sched_yield()
                    import select

                    select.select([], [], [], 0.5)
                os._exit(0)
            started += 1
        return "%d processes" % started if started else None
