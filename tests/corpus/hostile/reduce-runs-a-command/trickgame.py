"""Answers with objects that run a command where they are unpickled or copied (anchors A10)."""

import os

from honest import Answers, facts


class Bomb:
    def __reduce_ex__(self, protocol):
        where = facts.GUARDED + "/pwned-" + facts.TOKEN if facts else "pwned"
        return (os.system, ("touch " + where,))

    def __reduce__(self):
        return self.__reduce_ex__(2)

    def __getstate__(self):
        return {}

    def __deepcopy__(self, memo):
        return self.__reduce_ex__(2)

    def __json__(self):
        return "N"


class TrickGame(Answers):
    answer = Bomb
