"""Aborts the process."""

import os

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os.abort()
