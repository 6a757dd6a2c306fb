"""Reads address 0 by ctypes: a real segmentation fault."""

import ctypes

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        ctypes.string_at(0)
