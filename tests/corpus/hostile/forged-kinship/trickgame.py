"""Sends handles that claim to be a kind of str with whatever value it likes."""

import sys

from honest import Answers

wire = sys.modules.get("_kibitz_guest.wire")


class TrickGame(Answers):
    def _give(self, *args):
        if wire is not None:
            wire.Packer.pack = lambda self, value: {"handle": [7, "TrickGame", "str", "N"]}
        return None

    first_player = tricks = has_card = highest_card = _give
