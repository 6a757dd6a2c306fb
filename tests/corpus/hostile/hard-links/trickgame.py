"""Makes hard links to files outside in its folder, and outside to its own."""

import os

from honest import attempt, facts, once, Striker


def append(path):
    with open(path, "a") as file:
        file.write("hostile")


class TrickGame(Striker):
    def strike(self):
        if facts and once("_linked"):
            folder = facts.GUARDED + "/" + facts.TOKEN
            attempt(lambda: os.link(folder + "/linked", "mine"))
            attempt(lambda: append("mine"))
            attempt(lambda: os.link(folder + "/linked", folder + "/second"))
            attempt(lambda: os.link("trickgame.py", "/dev/shm/hostile-link-" + facts.TOKEN))
