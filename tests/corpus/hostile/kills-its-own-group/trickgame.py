"""Ends its own process group, itself included."""

import os
import signal

from honest import Striker, attempt


class TrickGame(Striker):
    def strike(self):
        if os.getpgrp() == os.getpid() or os.getpid() == 1:
            attempt(lambda: os.killpg(0, signal.SIGKILL))
            attempt(lambda: os.kill(os.getpid(), signal.SIGKILL))
        os._exit(9)
