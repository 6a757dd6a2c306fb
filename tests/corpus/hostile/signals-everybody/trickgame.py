"""Asks, with signal 0 that does nothing, whether it could end its parent, its group and all processes."""

import os

from honest import Reporter, attempt


class TrickGame(Reporter):
    def attack(self):
        parent = os.getppid()
        if parent > 1 and attempt(lambda: os.kill(parent, 0) is None):
            return "could end its parent"
        if parent > 1 and attempt(lambda: os.killpg(os.getpgid(parent), 0) is None):
            return "could end the group of its parent"
