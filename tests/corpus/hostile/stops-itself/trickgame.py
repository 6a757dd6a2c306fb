"""Stops itself with SIGSTOP, so that it neither answers nor ends."""

import os
import select
import signal

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os.kill(os.getpid(), signal.SIGSTOP)
        select.select([], [], [], 20)
