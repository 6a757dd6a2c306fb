"""Looks for other submissions among temporary folders and beside the course."""

import os

from honest import Reporter, attempt, facts


class TrickGame(Reporter):
    def attack(self):
        here = os.path.realpath(os.getcwd())
        found = []
        for place in ("/dev/shm", facts.TEMP, os.path.dirname(here), facts.SUBMISSIONS):
            if place == "/":
                continue
            for name in attempt(lambda: os.listdir(place)) or []:
                path = os.path.join(place, name)
                if os.path.realpath(path) != here and place != here and os.path.isdir(path) and attempt(lambda: os.listdir(path)):
                    found.append(path)
        return found
