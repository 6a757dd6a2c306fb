"""Writes garbage to the wire's descriptor."""

import os

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os.write(3, b"\x00\x00\x00\x05hello" + os.urandom(100))
