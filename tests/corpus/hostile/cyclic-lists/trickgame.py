"""Answers with lists and dictionaries that hold themselves."""

from honest import TrickGame as Honest


class Ring(list):
    pass


class TrickGame(Honest):
    def hand(self, player):
        ring = Ring()
        ring.append({"again": [ring]})
        ring.extend([ring, ring])
        plain = [ring]
        plain.append(plain)
        return plain
