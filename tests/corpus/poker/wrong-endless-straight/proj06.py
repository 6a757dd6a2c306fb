# project 6 - poker
# no dictionaries, I did everything with lists

from cards import *


def get_ranks(hand):
    ranks = []
    for c in hand:
        ranks.append(c.rank())
    return ranks


def get_suits(hand):
    suits = []
    for c in hand:
        suits.append(c.suit())
    return suits


def get_cards(hand, rank, how_many):
    # the first so many cards with this rank
    result = []
    for c in hand:
        if c.rank() == rank and len(result) < how_many:
            result.append(c)
    return result


def four_of_a_kind(hand):
    ranks = get_ranks(hand)
    for r in range(1, 14):
        if ranks.count(r) == 4:
            return get_cards(hand, r, 4)
    return []


def three_of_a_kind(hand):
    ranks = get_ranks(hand)
    for r in range(1, 14):
        if ranks.count(r) >= 3:
            return get_cards(hand, r, 3)
    return []


def one_pair(hand):
    ranks = get_ranks(hand)
    for r in range(1, 14):
        if ranks.count(r) >= 2:
            return get_cards(hand, r, 2)
    return []


def two_pair(hand):
    ranks = get_ranks(hand)
    pairs = []
    for r in range(1, 14):
        if ranks.count(r) >= 2 and len(pairs) < 4:
            pairs.extend(get_cards(hand, r, 2))
    if len(pairs) == 4:
        return pairs
    return []


def full_house(hand):
    ranks = get_ranks(hand)
    for r in range(1, 14):
        if ranks.count(r) >= 3:
            for r2 in range(1, 14):
                if r2 != r and ranks.count(r2) >= 2:
                    return get_cards(hand, r, 3) + get_cards(hand, r2, 2)
    return []


def flush(hand):
    suits = get_suits(hand)
    for s in range(1, 5):
        if suits.count(s) >= 5:
            result = []
            for c in hand:
                if c.suit() == s and len(result) < 5:
                    result.append(c)
            return result
    return []


def straight(hand):
    # walk through the ranks from low to high
    ranks = get_ranks(hand)
    ranks.sort()
    result = get_cards(hand, ranks[0], 1)
    i = 0
    while i + 1 < len(ranks) and len(result) < 5:
        if ranks[i + 1] == ranks[i]:
            # the same rank again, skip it
            continue
        elif ranks[i + 1] == ranks[i] + 1:
            result.extend(get_cards(hand, ranks[i + 1], 1))
        else:
            result = get_cards(hand, ranks[i + 1], 1)
        i = i + 1
    if len(result) == 5:
        return result
    return []


def straight_flush(hand):
    for s in range(1, 5):
        suited = []
        for c in hand:
            if c.suit() == s:
                suited.append(c)
        if len(suited) >= 5:
            if straight(suited) != []:
                return straight(suited)
    return []


def best(hand):
    # [points, name, cards]
    if straight_flush(hand):
        return [8, "a straight flush", straight_flush(hand)]
    elif four_of_a_kind(hand):
        return [7, "four of a kind", four_of_a_kind(hand)]
    elif full_house(hand):
        return [6, "a full house", full_house(hand)]
    elif flush(hand):
        return [5, "a flush", flush(hand)]
    elif straight(hand):
        return [4, "a straight", straight(hand)]
    elif three_of_a_kind(hand):
        return [3, "three of a kind", three_of_a_kind(hand)]
    elif two_pair(hand):
        return [2, "two pairs", two_pair(hand)]
    elif one_pair(hand):
        return [1, "one pair", one_pair(hand)]
    else:
        return [0, "high card", []]


def main():
    deck = Deck()
    deck.shuffle()
    go_on = True
    while go_on:
        print("----------------------------------------")
        print("Let's play poker!")
        player1 = []
        player2 = []
        community = []
        player1.append(deck.deal())
        player2.append(deck.deal())
        player1.append(deck.deal())
        player2.append(deck.deal())
        for i in range(5):
            community.append(deck.deal())
        print("Community cards:", community)
        print("Player 1:", player1)
        print("Player 2:", player2)
        best1 = best(player1 + community)
        best2 = best(player2 + community)
        if best1[0] > best2[0]:
            print("Player 1 wins with " + best1[1] + ":", best1[2])
        elif best1[0] < best2[0]:
            print("Player 2 wins with " + best2[1] + ":", best2[2])
        else:
            print("TIE with " + best1[1] + ":", best1[2])
        if deck.cards_count() < 9:
            print("Deck has too few cards so game is done.")
            go_on = False
        else:
            answer = input("Do you wish to play another hand?(Y or N) ")
            if answer != "y" and answer != "Y":
                go_on = False


if __name__ == "__main__":
    main()
