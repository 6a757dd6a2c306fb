"""Walks up the stack for expected values and for the call's number, and changes locals."""

import sys

from honest import Reporter


class TrickGame(Reporter):
    def attack(self):
        found = []
        frame = sys._getframe()
        while frame is not None:
            for name, value in list(frame.f_locals.items()):
                if "expect" in name.lower() or "oracle" in name.lower() or "FULL_HAND" in name:
                    found.append("%s=%r" % (name, value))
                if name == "request":
                    frame.f_locals[name] = None
            frame = frame.f_back
        return " ".join(found)
