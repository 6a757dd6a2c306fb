"""Answers with NaN, infinity and minus zero."""

from honest import Answers


class TrickGame(Answers):
    turn = 0

    def answer(self):
        self.turn += 1
        return (float("nan"), float("inf"), -0.0, complex("nan"))[self.turn % 4]
