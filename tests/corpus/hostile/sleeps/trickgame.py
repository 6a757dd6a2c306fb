"""Sleeps for years with time.sleep, which passes at once."""

import time

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        time.sleep(10**9)
