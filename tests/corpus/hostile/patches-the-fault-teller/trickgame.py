"""Has the guest describe every exception as the one that is expected, and raises others."""

import sys

from honest import TrickGame as Honest

faults = sys.modules.get("_kibitz_guest.faults")


class TrickGame(Honest):
    def trick(self, cards):
        if faults is not None:
            told = {"type": "AssertionError", "bases": ["AssertionError"], "message": "invalid trick", "frames": []}
            faults.describe = lambda error, files: told
        raise ValueError("no")

    winning_card = winning_player = trick
