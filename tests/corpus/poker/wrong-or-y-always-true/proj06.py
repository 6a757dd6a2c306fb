##########################################################
#  Computer Project #6
#
#    functions that find each category of a poker hand
#    deal the cards, show them, find the winner
#    ask for another hand, stop when the deck is too small
##########################################################

import cards


def rank_dictionary(hand):
    """Return a dictionary: the key is a rank, the value is the list of cards of that rank."""
    d = {}
    for card in hand:
        r = card.rank()
        if r in d:
            d[r].append(card)
        else:
            d[r] = [card]
    return d


def suit_dictionary(hand):
    """Return a dictionary: the key is a suit, the value is the list of cards of that suit."""
    d = {}
    for card in hand:
        s = card.suit()
        if s in d:
            d[s].append(card)
        else:
            d[s] = [card]
    return d


def one_pair(hand):
    """Return the two cards of a pair, or an empty list."""
    d = rank_dictionary(hand)
    for r in d:
        if len(d[r]) >= 2:
            return d[r][:2]
    return []


def two_pair(hand):
    """Return the four cards of two pairs, or an empty list."""
    d = rank_dictionary(hand)
    pairs = []
    for r in d:
        if len(d[r]) >= 2:
            pairs = pairs + d[r][:2]
    if len(pairs) >= 4:
        return pairs[:4]
    return []


def three_of_a_kind(hand):
    """Return three cards of one rank, or an empty list."""
    d = rank_dictionary(hand)
    for r in d:
        if len(d[r]) >= 3:
            return d[r][:3]
    return []


def straight(hand):
    """Return five cards in a row, or an empty list."""
    d = rank_dictionary(hand)
    for low in range(1, 10):
        run = []
        for r in range(low, low + 5):
            if r in d:
                run.append(d[r][0])
        if len(run) == 5:
            return run
    return []


def flush(hand):
    """Return five cards of one suit, or an empty list."""
    d = suit_dictionary(hand)
    for s in d:
        if len(d[s]) >= 5:
            return d[s][:5]
    return []


def full_house(hand):
    """Return three of one rank and two of another, or an empty list."""
    three = three_of_a_kind(hand)
    if three:
        rest = []
        for card in hand:
            if card.rank() != three[0].rank():
                rest.append(card)
        two = one_pair(rest)
        if two:
            return three + two
    return []


def four_of_a_kind(hand):
    """Return four cards of one rank, or an empty list."""
    d = rank_dictionary(hand)
    for r in d:
        if len(d[r]) == 4:
            return d[r]
    return []


def straight_flush(hand):
    """Return five cards in a row of one suit, or an empty list."""
    d = suit_dictionary(hand)
    for s in d:
        if len(d[s]) >= 5:
            run = straight(d[s])
            if run:
                return run
    return []


# ---------------------------------------------------------------- the game

deck = cards.Deck()
deck.shuffle()

answer = "y"
while answer == "y" or "Y":
    player1 = []
    player2 = []
    community = []
    for i in range(2):
        player1.append(deck.deal())
        player2.append(deck.deal())
    for i in range(5):
        community.append(deck.deal())

    print("-" * 40)
    print("Let's play poker!")
    print("Community cards:", community)
    print("Player 1:", player1)
    print("Player 2:", player2)
    print()

    h1 = player1 + community
    h2 = player2 + community

    if straight_flush(h1) and straight_flush(h2):
        print("TIE with a straight flush:", straight_flush(h1))
    elif straight_flush(h1):
        print("Player 1 wins with a straight flush:", straight_flush(h1))
    elif straight_flush(h2):
        print("Player 2 wins with a straight flush:", straight_flush(h2))
    elif four_of_a_kind(h1) and four_of_a_kind(h2):
        print("TIE with four of a kind:", four_of_a_kind(h1))
    elif four_of_a_kind(h1):
        print("Player 1 wins with four of a kind:", four_of_a_kind(h1))
    elif four_of_a_kind(h2):
        print("Player 2 wins with four of a kind:", four_of_a_kind(h2))
    elif full_house(h1) and full_house(h2):
        print("TIE with a full house:", full_house(h1))
    elif full_house(h1):
        print("Player 1 wins with a full house:", full_house(h1))
    elif full_house(h2):
        print("Player 2 wins with a full house:", full_house(h2))
    elif flush(h1) and flush(h2):
        print("TIE with a flush:", flush(h1))
    elif flush(h1):
        print("Player 1 wins with a flush:", flush(h1))
    elif flush(h2):
        print("Player 2 wins with a flush:", flush(h2))
    elif straight(h1) and straight(h2):
        print("TIE with a straight:", straight(h1))
    elif straight(h1):
        print("Player 1 wins with a straight:", straight(h1))
    elif straight(h2):
        print("Player 2 wins with a straight:", straight(h2))
    elif three_of_a_kind(h1) and three_of_a_kind(h2):
        print("TIE with three of a kind:", three_of_a_kind(h1))
    elif three_of_a_kind(h1):
        print("Player 1 wins with three of a kind:", three_of_a_kind(h1))
    elif three_of_a_kind(h2):
        print("Player 2 wins with three of a kind:", three_of_a_kind(h2))
    elif two_pair(h1) and two_pair(h2):
        print("TIE with two pairs:", two_pair(h1))
    elif two_pair(h1):
        print("Player 1 wins with two pairs:", two_pair(h1))
    elif two_pair(h2):
        print("Player 2 wins with two pairs:", two_pair(h2))
    elif one_pair(h1) and one_pair(h2):
        print("TIE with one pair:", one_pair(h1))
    elif one_pair(h1):
        print("Player 1 wins with one pair:", one_pair(h1))
    elif one_pair(h2):
        print("Player 2 wins with one pair:", one_pair(h2))
    else:
        print("TIE with high card")

    print()
    if deck.cards_count() < 9:
        print("Deck has too few cards so game is done.")
        break
    answer = input("Do you wish to play another hand?(Y or N) ")
