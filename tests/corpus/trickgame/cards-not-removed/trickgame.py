from functools import cmp_to_key

ORDER_OF_SUITS = {"♠": 0, "♥": 1, "♦": 2, "♣": 3}
VALUES = {"J": 11, "Q": 12, "K": 13, "A": 14}


def value(card):
    rank = card[1:]
    if rank in VALUES:
        return VALUES[rank]
    return int(rank)


def compare(a, b):
    """negative if a comes first in a hand, positive if b comes first"""
    if a[0] != b[0]:
        return ORDER_OF_SUITS[a[0]] - ORDER_OF_SUITS[b[0]]
    return value(b) - value(a)


class TrickGame:

    def __init__(self, path, dealer, trump=None):
        self.players = "NESW"
        self.leader = self.players.index(dealer)
        self.trump = trump
        self.score = [0] * 4
        self.cards = [[] for _ in range(4)]
        with open(path, encoding="utf-8") as f:
            for i, line in enumerate(f.read().splitlines()):
                self.cards[(self.leader + i) % 4].append(line)
        for cards in self.cards:
            cards.sort(key=cmp_to_key(compare))

    def first_player(self):
        return self.players[self.leader]

    def order_of_play(self):
        return (2 * self.players)[self.leader:self.leader + 4]

    def hand(self, player):
        return self.cards[self.players.index(player)].copy()

    def tricks(self, player):
        return self.score[self.players.index(player)]

    def __str__(self):
        text = ""
        for i, player in enumerate(self.players):
            text += player
            text += "*" if i == self.leader else " "
            text += "|" + str(self.score[i]).zfill(2)
            text += "|" + ",".join(self.cards[i]) + "\n"
        return text[:-1]

    def has_card(self, player, card):
        return card in self.hand(player)

    def highest_card(self, suit, cards):
        of_suit = [card for card in cards if card[0] == suit]
        if not of_suit:
            return None
        return sorted(of_suit, key=cmp_to_key(compare))[0]

    def winning_card(self, cards):
        for player, card in zip(self.order_of_play(), cards):
            assert self.has_card(player, card), "invalid trick"
        winner = self.highest_card(self.trump, cards)
        if winner is None:
            winner = self.highest_card(cards[0][0], cards)
        return winner

    def winning_player(self, cards):
        winner = self.winning_card(cards)
        place = cards.index(winner)
        return self.order_of_play()[place]

    def trick(self, cards):
        winner = self.winning_player(cards)
        self.leader = self.players.index(winner)
        self.score[self.leader] += 1
        return self
