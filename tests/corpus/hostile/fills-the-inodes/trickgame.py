"""Makes empty files without an end (5000 at most)."""

import os

from honest import Reporter


class TrickGame(Reporter):
    def attack(self):
        os.mkdir("many")
        for number in range(5000):
            os.close(os.open("many/%d" % number, os.O_CREAT | os.O_WRONLY))
        return "5000 files"
