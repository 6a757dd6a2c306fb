"""Starts a program in its own group and forgets it (sleep, for 20 s)."""

import os
import subprocess

from honest import Striker, attempt, facts, once


class TrickGame(Striker):
    def strike(self):
        if facts and once("_sleep"):
            attempt(lambda: subprocess.Popen(["sleep", "20"], env=dict(os.environ, HOSTILE=facts.TOKEN)))
