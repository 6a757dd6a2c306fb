"""Makes symlinks to the course and to the root in its folder, and leaves them there."""

import os

from honest import Reporter, attempt, facts


class TrickGame(Reporter):
    def attack(self):
        os.symlink("/", "root")
        os.symlink(facts.COURSE, "course")
        os.symlink("/proc/self/root", "self")
        for place in ("course", "root" + facts.COURSE, "self" + facts.COURSE):
            if attempt(lambda: open(place + "/graders/trickgame/oracle.py").read(100)):
                return place
