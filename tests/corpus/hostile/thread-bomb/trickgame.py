"""Starts threads without an end (200 at most, each for five seconds)."""

import select
import threading

from honest import Striker, once


class TrickGame(Striker):
    def strike(self):
        if once("_threads"):
            for _ in range(200):
                threading.Thread(target=select.select, args=([], [], [], 5), daemon=True).start()
