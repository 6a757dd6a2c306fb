"""Asks for input in an endless loop and swallows what comes of it."""

import sys

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        while True:
            try:
                sys.stdin.readline()
                input()
            except BaseException:
                pass
