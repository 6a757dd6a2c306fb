"""Asks for input at import, in the constructor and in every method."""

from honest import TrickGame as Honest


class TrickGame(Honest):
    def __init__(self, *args, **kwargs):
        input("Your name? ")
        super().__init__(*args, **kwargs)

    def hand(self, player):
        return input()
