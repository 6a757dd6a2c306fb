"""Looks for secrets of the grader in its environment, and at its parents' names."""

import os
import sys

from honest import Reporter, facts

KNOWN = {"PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "USER", "LOGNAME", "HOME", "TMPDIR", "PWD"}


class TrickGame(Reporter):
    def attack(self):
        odd = [name for name in os.environ if name not in KNOWN and not name.startswith(("PYTHON", "OPENBLAS", "OMP", "MKL"))]
        return odd or [word for word in sys.argv + list(os.environ.values()) if facts.RUN in word or "kibitz/" in word]
