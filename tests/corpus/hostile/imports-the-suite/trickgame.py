"""Puts the course and the kit on sys.path, and imports oracle, checks and judge."""

import importlib
import sys

from honest import Reporter, attempt, facts


class TrickGame(Reporter):
    def attack(self):
        sys.path[:0] = [facts.COURSE + "/graders", facts.COURSE + "/graders/trickgame", facts.COURSE, facts.KIT]
        found = []
        for name in ("oracle", "test_dealing", "graders.trickgame.oracle", "kibitz.judge.handle", "pytest"):
            module = attempt(lambda: importlib.import_module(name))
            if module is not None and getattr(module, "__file__", None):
                found.append(name)
        return found
