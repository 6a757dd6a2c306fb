"""Ends with codes that mean something to somebody: 70 at import, 75 in a call."""

import os

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os._exit(70 if self._leader == "N" else 75)
