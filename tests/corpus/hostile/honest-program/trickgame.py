"""Does nothing wrong: the twin of many here."""

from honest import TrickGame as Honest


class TrickGame(Honest):
    pass
