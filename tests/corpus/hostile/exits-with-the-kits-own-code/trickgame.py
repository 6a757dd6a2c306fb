"""Ends with the code that the guest itself ends with when it cannot write a file."""

import os

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os._exit(71)
