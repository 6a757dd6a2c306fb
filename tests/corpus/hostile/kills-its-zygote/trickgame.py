"""Ends the process that it was forked from, where it is one of this run's zygotes."""

import os
import signal

from honest import Striker, attempt, facts


def kill():
    parent = os.getppid()
    with open("/proc/%d/cmdline" % parent, "rb") as file:
        ours = b"boot.py" in file.read()
    if parent > 1 and ours:
        os.kill(parent, signal.SIGKILL)


class TrickGame(Striker):
    def strike(self):
        if facts:
            attempt(kill)
