"""Finds the guest's packer in sys.modules and has it say what it thinks is hoped for."""

import sys

from honest import Answers

wire = sys.modules.get("_kibitz_guest.wire")
if wire is not None:
    hopes = ["N", 0, True, None, [], "NESW", {"handle": [1, "TrickGame", ""]}]
    turn = [0]

    def pack(self, value):
        turn[0] += 1
        return hopes[turn[0] % len(hopes)]

    old = wire.Packer.pack


class TrickGame(Answers):
    def _forge(self, *args):
        if wire is not None:
            wire.Packer.pack = pack
        return self

    first_player = tricks = has_card = highest_card = _forge
