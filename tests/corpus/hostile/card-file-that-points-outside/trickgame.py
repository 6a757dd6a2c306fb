"""Puts in place of the next card file a link to a file outside, so that the kit writes there."""

import os

from honest import attempt, facts, TrickGame as Honest


class TrickGame(Honest):
    def __init__(self, location, *args, **kwargs):
        super().__init__(location, *args, **kwargs)
        if facts:
            attempt(lambda: os.unlink(location))
            attempt(lambda: os.symlink(facts.GUARDED + "/" + facts.TOKEN + "/pointed", location))
