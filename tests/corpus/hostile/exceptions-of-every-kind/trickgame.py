"""Raises SystemExit, KeyboardInterrupt, GeneratorExit, StopIteration and a bare BaseException in turn."""

from honest import TrickGame as Honest


class Odd(BaseException):
    pass


class TrickGame(Honest):
    kinds = [SystemExit(0), KeyboardInterrupt(), GeneratorExit(), StopIteration(), Odd("odd"), BaseException()]

    def hand(self, player):
        raise self.kinds[len(str(self)) % 6]

    def tricks(self, player):
        raise self.kinds[hash(player) % 6]
