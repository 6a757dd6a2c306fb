"""Overwrites small integers and None's count by ctypes, so that Python itself goes wrong."""

import ctypes
import sys

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        where = id(13) + 24
        ctypes.c_uint32.from_address(where).value = 7
        ctypes.memset(id(type(self)), 0, 64)
