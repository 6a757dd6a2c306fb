"""Answers with dictionaries and sets of objects whose hash changes and then raises."""

from honest import Answers


class Moody:
    calls = 0

    def __hash__(self):
        Moody.calls += 1
        if Moody.calls > 3:
            raise SystemExit(0)
        return Moody.calls


class TrickGame(Answers):
    def answer(self):
        thing = Moody()
        return {thing: {thing}} if Moody.calls < 2 else thing
