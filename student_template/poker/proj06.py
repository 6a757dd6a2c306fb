"""Assignment: Texas Hold'em. Fill in the functions; you may add functions of your own."""

import cards


def straight_flush(hand):
    """Find a straight flush among seven cards: return a list of its five cards, or an empty list."""
    return []


def four_of_a_kind(hand):
    """Find four of a kind: return a list of the four cards, or an empty list."""
    return []


def full_house(hand):
    """Find a full house: return a list of its five cards, or an empty list."""
    return []


def flush(hand):
    """Find a flush: return a list of its five cards, or an empty list."""
    return []


def straight(hand):
    """Find a straight: return a list of its five cards, or an empty list."""
    return []


def three_of_a_kind(hand):
    """Find three of a kind: return a list of the three cards, or an empty list."""
    return []


def two_pair(hand):
    """Find two pairs: return a list of the four cards, or an empty list."""
    return []


def one_pair(hand):
    """Find one pair: return a list of the two cards, or an empty list."""
    return []


def main():
    """Play the game. So far this only shows how a deck is used."""
    deck = cards.Deck()
    card = deck.deal()
    print("The last card of a new deck is", card)


if __name__ == "__main__":
    main()
