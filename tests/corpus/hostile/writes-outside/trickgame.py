"""Writes into the course, beside it, into the temporary folder and into the home folder."""

import os

from honest import attempt, facts, once, Striker


def write(path):
    with open(path, "w") as file:
        file.write("hostile")


class TrickGame(Striker):
    def strike(self):
        if facts and once("_wrote"):
            for folder in (facts.GUARDED, facts.COURSE, facts.COURSE + "/graders/trickgame", facts.TEMP):
                attempt(lambda: write(folder + "/hostile-" + facts.TOKEN))
            attempt(lambda: write("../hostile-" + facts.TOKEN))
