"""Has a program print into its descriptors (64 MB at most)."""

import subprocess

from honest import Striker, attempt, once


class TrickGame(Striker):
    def strike(self):
        if once("_yes"):
            attempt(lambda: subprocess.run(["sh", "-c", "yes | head -c 64000000"]))
