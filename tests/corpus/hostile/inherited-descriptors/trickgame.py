"""Looks through all descriptors for one that was left open, and reads it."""

import os
import stat

from honest import Reporter


class TrickGame(Reporter):
    def attack(self):
        found = []
        for descriptor in [*range(4, 1100)]:
            try:
                mode = os.fstat(descriptor).st_mode
            except OSError:
                continue
            # the guest's own file for what is printed is one, and has no name
            if not (stat.S_ISREG(mode) and os.fstat(descriptor).st_nlink == 0):
                found.append("%d %o" % (descriptor, mode))
        return found
