"""Everything about single cards."""

SUITS = ("♠", "♥", "♦", "♣")
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")


def suit(card):
    return card[0]


def rank(card):
    return card[1:]


def canonical(card):
    return SUITS.index(suit(card)), RANKS.index(rank(card))


def load(location):
    with open(location, encoding="utf-8") as file:
        return [line.strip() for line in file]


def highest(cards):
    return min(cards, key=canonical)
