"""Attaches to another process by ptrace, without stopping it, and lets go."""

import ctypes

from honest import Reporter, facts

SEIZE, DETACH = 0x4206, 17


class TrickGame(Reporter):
    def attack(self):
        library = ctypes.CDLL(None)
        if library.ptrace(SEIZE, facts.VICTIM, 0, 0) == 0:
            library.ptrace(DETACH, facts.VICTIM, 0, 0)
            return "traced another process"
