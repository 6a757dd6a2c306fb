# -*- coding: latin-1 -*-
# Créé pour le cours: les enseignes sont écrites avec des codes
from collections import Counter, deque

SUITS = '\u2660\u2665\u2666\u2663'


class TrickGame:
    RANKING = {r: i for i, r in enumerate(["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"])}

    def __init__(self, location, dealer, trump=None):
        self.table = deque("NESW")
        while self.table[0] != dealer:
            self.table.rotate(-1)
        self.trump = trump
        self.wins = Counter()
        self.holds = {p: Counter() for p in "NESW"}
        seats = deque(self.table)
        for card in open(location, encoding="utf-8").read().split():
            self.holds[seats[0]][card] += 1
            seats.rotate(-1)

    def first_player(self):
        return self.table[0]

    def order_of_play(self):
        return "".join(self.table)

    def hand(self, player):
        cards = list(self.holds[player].elements())
        cards.sort(key=lambda card: self.RANKING[card[1:]], reverse=True)
        cards.sort(key=lambda card: SUITS.index(card[0]))     # sort is stable
        return cards

    def tricks(self, player):
        return self.wins[player]

    def __str__(self):
        out = []
        for p in "NESW":
            out.append(f'{p}{"*" if p == self.table[0] else " "}|{self.wins[p]:02}|{",".join(self.hand(p))}')
        return "\n".join(out)

    def has_card(self, player, card):
        return self.holds[player][card] >= 1

    def highest_card(self, suit, cards):
        best = None
        for card in cards:
            if card[0] == suit and (best is None or self.RANKING[card[1:]] > self.RANKING[best[1:]]):
                best = card
        return best

    def winning_card(self, cards):
        if any(not self.has_card(p, c) for p, c in zip(self.table, cards)):
            raise AssertionError("invalid trick")
        return self.highest_card(self.trump, cards) or self.highest_card(cards[0][0], cards)

    def winning_player(self, cards):
        return self.table[list(cards).index(self.winning_card(cards))]

    def trick(self, cards):
        winner = self.winning_player(cards)
        for p, c in zip(self.table, cards):
            self.holds[p] -= Counter([c])
        self.wins[winner] += 1
        while self.table[0] != winner:
            self.table.rotate(-1)
        return self
