"""Numbers for ranks and suits, so that cards can be kept in lists."""
from cards import Rank, Suit

RANKS = list(Rank)
SUITS = list(Suit)
CLUBS, DIAMONDS, SPADES, HEARTS = range(4)
JACK, QUEEN, KING, ACE = range(9, 13)

def r(card):
    return RANKS.index(card.rank)

def s(card):
    return SUITS.index(card.suit)

def is_two_of_clubs(card):
    return s(card) == CLUBS and r(card) == 0

def value(card):
    if s(card) == HEARTS:
        return 1
    if s(card) == SPADES and r(card) == QUEEN:
        return 13
    return 0

def per_suit(cards):
    """the cards of each suit, a list of four lists"""
    result = [[], [], [], []]
    for card in cards:
        result[s(card)].append(card)
    return result
