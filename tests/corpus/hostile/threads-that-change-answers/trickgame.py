"""Leaves a thread that changes modules and prints after each check (for 10 s at most)."""

import random
import threading
import time

from honest import TrickGame as Honest


def meddle(until):
    while time.monotonic() < until:
        random.seed(1)
        print("meddled")
        import select

        select.select([], [], [], 0.01)


threading.Thread(target=meddle, args=(time.monotonic() + 10,), daemon=True).start()


class TrickGame(Honest):
    pass
