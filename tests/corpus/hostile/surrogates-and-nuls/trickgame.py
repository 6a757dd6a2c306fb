"""Answers with lone surrogates, NULs, and terminal and direction marks."""

from honest import TrickGame as Honest

ODD = "\ud800\udfff\x00\x1b[2J\x1b]0;title\x07\u202e\u2066\ufeff\x85\u2028"


class TrickGame(Honest):
    def first_player(self):
        print(ODD.encode("utf-8", "surrogatepass"), "\x00\x1b[31m\u202e")
        return ODD

    def __str__(self):
        return ODD

    def hand(self, player):
        raise ValueError(ODD)
