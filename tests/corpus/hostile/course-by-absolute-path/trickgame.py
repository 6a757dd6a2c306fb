"""Reads checks, oracle and reference by their absolute paths (anchors A8)."""

import os

from honest import Reporter, attempt, facts


class TrickGame(Reporter):
    def attack(self):
        found = []
        for folder, _, names in os.walk(facts.COURSE):
            for name in names:
                path = os.path.join(folder, name)
                if name.endswith((".py", ".toml")) and attempt(lambda: open(path).read(100)):
                    found.append(name)
        return found
