"""Leaves a process behind by a double fork and setsid (for 20 s at most)."""

import ctypes
import os
import time

from honest import Striker, attempt, facts, once


def daemon():
    if os.fork():
        return
    os.setsid()
    if os.fork():
        os._exit(0)
    os.closerange(0, 256)
    ctypes.CDLL(None).prctl(15, facts.TOKEN[:15].encode(), 0, 0, 0)
    import select

    select.select([], [], [], 20)
    os._exit(0)


class TrickGame(Striker):
    def strike(self):
        if facts and once("_daemon"):
            attempt(daemon)
