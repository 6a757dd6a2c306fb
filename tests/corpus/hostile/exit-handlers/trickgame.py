"""Leaves exit handlers that write results, print and never end (20 s at most; anchors A9)."""

import atexit
import os
import threading

from honest import TrickGame as Honest


def last_words():
    os.write(1, b'{"score": 20, "tests": []}')
    with open("results.json", "w") as file:
        file.write('{"points": 20}')
    import select

    select.select([], [], [], 20)


atexit.register(last_words)
if hasattr(threading, "_register_atexit"):
    threading._register_atexit(last_words)


class TrickGame(Honest):
    def __del__(self):
        pass
