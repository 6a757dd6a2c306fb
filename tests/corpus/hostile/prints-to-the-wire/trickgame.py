"""Makes its standard output the wire itself, and prints a great lot."""

import os
import sys

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        sys.stdout = os.fdopen(os.dup(3), "w")
        print('[1, "value", true, []]' * 1000, flush=True)
