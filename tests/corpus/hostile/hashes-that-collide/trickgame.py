"""Answers, by a forged reply, with a set of 20,000 numbers of one hash, so that the judge builds it for ever."""

import sys

from honest import Striker

SAME = [{"int": "%x" % (number * (2**61 - 1) + 2**70 - 2**9)} for number in range(1, 20_001)]


class TrickGame(Striker):
    def strike(self):
        wire = sys.modules.get("_kibitz_guest.wire")
        if wire is not None:  # building it here would take for ever too
            wire.Packer.pack = lambda self, value: {"set": SAME}
