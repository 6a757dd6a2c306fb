"""Sends SIGTERM to a process that the test started for that."""

import os
import signal

from honest import Striker, attempt, facts, once


class TrickGame(Striker):
    def strike(self):
        if facts and once("_signal") and facts.VICTIM > 1:
            attempt(lambda: os.kill(facts.VICTIM, signal.SIGTERM))
