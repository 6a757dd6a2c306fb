"""Reads a temporary file of another program, and the folder of all temporary files."""

import os
import tempfile

from honest import Reporter, attempt, facts


class TrickGame(Reporter):
    def attack(self):
        tempfile.tempdir = None
        found = attempt(lambda: open(facts.SECRET).read(100)) or attempt(lambda: os.listdir(facts.TEMP))
        return found or [name for name in os.listdir(tempfile.gettempdir()) if name.startswith("hostile-secret")]
