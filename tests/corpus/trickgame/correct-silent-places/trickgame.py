"""A trick game, written so that it differs wherever the assignment leaves room."""

import os
import random

NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}
WORTH = {str(n): n for n in range(2, 11)} | {"J": 11, "Q": 12, "K": 13, "A": 14}


class Trick(tuple):
    """Four cards on the table."""


class TrickGame:
    games_made = 0

    def __init__(self, where_the_cards_are, dealer, trump=None, verbose=False, *, shuffle=False):
        type(self).games_made += 1
        self.place = os.fspath(where_the_cards_are)
        self.trump = trump.strip() if trump else None
        self.leader = dealer.upper()
        self.verbose = verbose
        self._loaded = False
        self._shuffle = shuffle
        self._pairs = set()
        self.history = []

    def _load(self):
        """Read the cards when they are asked for the first time, not before."""
        if self._loaded:
            return
        self._loaded = True
        deck = open(self.place, encoding="utf-8-sig").read().replace(" ", "").split()
        if self._shuffle:
            random.shuffle(deck)
        order = self.order_of_play()
        # a set of (player, card, number): equal cards have different numbers
        self._pairs = {(order[i % 4], card, i) for i, card in enumerate(deck)}

    def __repr__(self):
        return f"<TrickGame no. {self.games_made}: {self.leader} leads>"

    def __eq__(self, other):
        return isinstance(other, TrickGame) and str(self) == str(other)

    def __hash__(self):
        return hash(self.place)

    def __len__(self):
        self._load()
        return len(self._pairs)

    def __bool__(self):
        return True

    def __getitem__(self, player):
        return self.hand(player)

    def first_player(self, *, long=False):
        return NAMES[self.leader] if long else self.leader

    def order_of_play(self, start=None):
        seats = "NESW"
        start = start or self.leader
        return seats[seats.index(start):] + seats[:seats.index(start)]

    def hand(self, who="N", reverse=False):
        self._load()
        cards = [card for player, card, _ in self._pairs if player == who.upper()]
        return sorted(cards, key=lambda card: ("♠♥♦♣".find(card[0]), -WORTH[card[1:]]), reverse=reverse)

    def tricks(self, who="N"):
        return sum(winner == who.upper() for winner, _ in self.history)

    def __str__(self):
        return "\n".join(
            who + (" ", "*")[who == self.leader] + "|" + format(self.tricks(who), "02d") + "|" + ",".join(self.hand(who))
            for who in NAMES
        )

    def has_card(self, who, what):
        return what in self.hand(who)

    def highest_card(self, colour, collection):
        found = [card for card in collection if card.startswith(colour)]
        found.sort(key=lambda card: WORTH[card[1:]])
        return "".join(found[-1]) if found else None

    def winning_card(self, four):
        missing = [card for who, card in zip(self.order_of_play(), four) if not self.has_card(who, card)]
        if missing:
            raise AssertionError("invalid trick")
        for suit in filter(None, (self.trump, four[0][0])):
            card = self.highest_card(suit, four)
            if card:
                return card

    def winning_player(self, four):
        best = self.winning_card(four)
        # of two equal cards the last one wins
        return max(zip((card == best for card in four), range(4), self.order_of_play()))[2]

    def trick(self, four):
        winner = self.winning_player(four)
        for who, card in zip(self.order_of_play(), four):
            self._pairs.remove(min(pair for pair in self._pairs if pair[:2] == (who, card)))
        self.history.append((winner, Trick(four)))
        self.leader = winner
        return self

    def undo(self):
        raise NotImplementedError("perhaps later")
