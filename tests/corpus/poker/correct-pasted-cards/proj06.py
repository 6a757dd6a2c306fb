from cards import *


class Poker:
    def __init__(self):
        self.deck = Deck()
        self.deck.shuffle()
        self.player1 = []
        self.player2 = []
        self.community = []

    def deal(self):
        self.player1 = []
        self.player2 = []
        self.community = []
        for i in range(2):
            self.player1.append(self.deck.deal())
            self.player2.append(self.deck.deal())
        for i in range(5):
            self.community.append(self.deck.deal())

    def display(self):
        print("Community:", self.community)
        print("P1:", self.player1)
        print("P2:", self.player2)

    def announce(self):
        hand1 = self.player1 + self.community
        hand2 = self.player2 + self.community
        for name, function in categories:
            r1 = function(hand1)
            r2 = function(hand2)
            if r1 and r2:
                print("TIE:", name, r1)
                return
            elif r1:
                print("P1 WINS:", name, r1)
                return
            elif r2:
                print("P2 WINS:", name, r2)
                return
        print("TIE: high card")


def rank_dict(hand):
    d = {}
    for c in hand:
        d.setdefault(c.rank(), []).append(c)
    return d


def kind(hand, n):
    for rank, same in rank_dict(hand).items():
        if len(same) >= n:
            return same[:n]
    return []


def pair(hand):
    return kind(hand, 2)


def two_pair(hand):
    p = pair(hand)
    if p:
        q = pair([c for c in hand if c.rank() != p[0].rank()])
        if q:
            return p + q
    return []


def three_kind(hand):
    return kind(hand, 3)


def straight(hand):
    d = rank_dict(hand)
    for r in range(1, 10):
        if r in d and r + 1 in d and r + 2 in d and r + 3 in d and r + 4 in d:
            return [d[r][0], d[r + 1][0], d[r + 2][0], d[r + 3][0], d[r + 4][0]]
    return []


def suited(hand):
    for s in range(1, 5):
        same = [c for c in hand if c.suit() == s]
        if len(same) >= 5:
            return same
    return []


def flush(hand):
    return suited(hand)[:5]


def full_house(hand):
    t = three_kind(hand)
    if t:
        p = pair([c for c in hand if c.rank() != t[0].rank()])
        if p:
            return t + p
    return []


def four_kind(hand):
    return kind(hand, 4)


def straight_flush(hand):
    return straight(suited(hand))


categories = [("straight flush", straight_flush), ("four of a kind", four_kind), ("full house", full_house),
              ("flush", flush), ("straight", straight), ("three of a kind", three_kind),
              ("two pair", two_pair), ("one pair", pair)]


if __name__ == "__main__":
    game = Poker()
    while game.deck.cards_count() >= 9:
        game.deal()
        game.display()
        game.announce()
        again = input("do you want to continue: y or n ")
        if again != "y" and again != "Y":
            break
