"""Answers 1 and 0 from has_card: the twin of those that report through a failing check."""

from honest import Reporter


class TrickGame(Reporter):
    pass
