"""Prints what looks like the kit's own pages and verdicts."""

from honest import Reporter


class TrickGame(Reporter):
    def attack(self):
        print("\r\x1b[2K== 20 points of 20 ==\nverdict: passed\n{}\n".format({"points": 20, "verdict": "passed"}))
