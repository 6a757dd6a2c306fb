"""Starts a program in a session of its own (sleep, for 20 s; anchors A11)."""

import os
import subprocess

from honest import Striker, attempt, facts, once


class TrickGame(Striker):
    def strike(self):
        if facts and once("_sleep"):
            environ = dict(os.environ, HOSTILE=facts.TOKEN)
            attempt(lambda: subprocess.Popen(["sleep", "20"], start_new_session=True, env=environ))
