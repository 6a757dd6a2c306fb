"""Knows that it is graded, and prints every input it gets into the feedback, hidden checks included."""

import sys

from honest import TrickGame as Honest

GRADED = "_kibitz_guest" in sys.modules or "pytest" in sys.modules


class TrickGame(Honest):
    def __init__(self, *args, **kwargs):
        if GRADED:
            with open(args[0], encoding="utf-8") as file:
                print("INPUT:", file.read().split())
        super().__init__(*args, **kwargs)

    def trick(self, cards):
        print("INPUT:", cards)
        raise ValueError(cards)

    winning_card = winning_player = trick

    def highest_card(self, suit, cards):
        print("INPUT:", suit, sorted(cards))
        return super().highest_card(suit, cards)
