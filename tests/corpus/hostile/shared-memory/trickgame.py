"""Leaves files, a shared memory segment and a lock in places that all programs share."""

import ctypes
import os

from honest import attempt, facts, once, Striker


def leave(path):
    with open(path, "w") as file:
        file.write("answers")


def segment():
    library = ctypes.CDLL(None, use_errno=True)
    name = ("/hostile-" + facts.TOKEN).encode()
    return library.shm_open(name, os.O_CREAT | os.O_RDWR, 0o666)


class TrickGame(Striker):
    def strike(self):
        if facts and once("_shared"):
            attempt(lambda: leave("/dev/shm/hostile-file-" + facts.TOKEN))
            attempt(lambda: leave("/run/lock/hostile-" + facts.TOKEN))
            attempt(segment)
