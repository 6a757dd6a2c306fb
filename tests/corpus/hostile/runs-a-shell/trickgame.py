"""Runs a shell by os.popen, subprocess and exec."""

import os
import subprocess

from honest import Reporter, attempt


class TrickGame(Reporter):
    def attack(self):
        return (
            attempt(lambda: os.popen("echo by popen").read())
            or attempt(lambda: subprocess.run(["/bin/sh", "-c", "echo by run"], capture_output=True).stdout.decode())
            or attempt(lambda: os.execv("/bin/sh", ["sh", "-c", "true"]))
        )
