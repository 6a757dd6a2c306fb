"""Reads the oracle by climbing up from its working folder, and by old working folders."""

import os

from honest import Reporter, attempt, facts


class TrickGame(Reporter):
    def attack(self):
        inside = "graders/trickgame/oracle.py"
        places = [os.path.relpath(facts.COURSE), "../" * 20 + facts.COURSE.lstrip("/")]
        places += ["../" * count for count in range(8)] + [os.environ.get("PWD", "."), os.environ.get("OLDPWD", ".")]
        return [place for place in places if attempt(lambda: open(os.path.join(place, inside)).read(100))]
