"""Closes the wire and lives on (20 s at most)."""

import os
import select

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os.close(3)
        select.select([], [], [], 20)
