"""Starts a thread that reads the judge's requests from the wire (for 10 s at most)."""

import select
import threading
import time

from honest import Striker


def steal(until):
    import os

    while time.monotonic() < until:
        if select.select([3], [], [], 0.05)[0] and not os.read(3, 65536):
            return


class TrickGame(Striker):
    def strike(self):
        threading.Thread(target=steal, args=(time.monotonic() + 10,), daemon=True).start()
        select.select([], [], [], 0.2)
