"""Leaves in its folder, under the name of the card file, a fifo, a link outside and a folder without rights."""

import os

from honest import attempt, facts, Striker


class TrickGame(Striker):
    def strike(self):
        attempt(lambda: os.unlink("cards.txt"))
        attempt(lambda: os.symlink(facts.GUARDED + "/not-there", "link.txt"))
        attempt(lambda: os.mkfifo("fifo.txt"))
        attempt(lambda: os.makedirs("deep/" * 50, exist_ok=True))
        attempt(lambda: os.chmod("deep", 0))
        attempt(lambda: os.chmod(".", 0o500))
