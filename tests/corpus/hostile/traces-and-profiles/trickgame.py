"""Sets trace, profile and audit hooks that raise and swallow."""

import sys

from honest import TrickGame as Honest


def hook(frame, event, arg):
    if "kibitz" in frame.f_code.co_filename:
        raise KeyboardInterrupt
    return None


class TrickGame(Honest):
    def hand(self, player):
        held = super().hand(player)
        sys.setprofile(None)
        sys.settrace(hook)
        return held
