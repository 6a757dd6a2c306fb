import sys
import cards

deck = None


def count_ranks(hand):
    counts = {}
    for c in hand:
        counts[c.rank()] = counts.get(c.rank(), 0) + 1
    return counts


def take(hand, rank, n):
    return [c for c in hand if c.rank() == rank][:n]


def one_pair(hand):
    for rank, n in count_ranks(hand).items():
        if n >= 2:
            return take(hand, rank, 2)
    return []


def two_pair(hand):
    ranks = [rank for rank, n in count_ranks(hand).items() if n >= 2]
    if len(ranks) < 2:
        return []
    return take(hand, ranks[0], 2) + take(hand, ranks[1], 2)


def three(hand):
    for rank, n in count_ranks(hand).items():
        if n >= 3:
            return take(hand, rank, 3)
    return []


def four(hand):
    for rank, n in count_ranks(hand).items():
        if n == 4:
            return take(hand, rank, 4)
    return []


def full_house(hand):
    counts = count_ranks(hand)
    for a in counts:
        for b in counts:
            if a != b and counts[a] >= 3 and counts[b] >= 2:
                return take(hand, a, 3) + take(hand, b, 2)
    return []


def flush(hand):
    for c in hand:
        suited = [d for d in hand if d.equal_suit(c)]
        if len(suited) >= 5:
            return suited[:5]
    return []


def straight(hand):
    counts = count_ranks(hand)
    for r in counts:
        if r + 1 in counts and r + 2 in counts and r + 3 in counts and r + 4 in counts:
            return [take(hand, r + i, 1)[0] for i in range(5)]
    return []


def straight_flush(hand):
    for suit in range(1, 5):
        found = straight([c for c in hand if c.suit() == suit])
        if found:
            return found
    return []


def find(hand):
    if straight_flush(hand):
        return 9, "a straight flush", straight_flush(hand)
    if four(hand):
        return 8, "four of a kind", four(hand)
    if full_house(hand):
        return 7, "a full house", full_house(hand)
    if flush(hand):
        return 6, "a flush", flush(hand)
    if straight(hand):
        return 5, "a straight", straight(hand)
    if three(hand):
        return 4, "three of a kind", three(hand)
    if two_pair(hand):
        return 3, "two pairs", two_pair(hand)
    if one_pair(hand):
        return 2, "one pair", one_pair(hand)
    return 1, "high card", []


def hand_of_poker():
    player_1 = [None, None]
    player_2 = [None, None]
    for i in (0, 1):
        player_1[i] = deck.deal()
        player_2[i] = deck.deal()
    community = []
    for i in range(5):
        community.append(deck.deal())
    print("Community cards:", community)
    print("Player 1:", player_1)
    print("Player 2:", player_2)
    n1, name1, cards1 = find(player_1 + community)
    n2, name2, cards2 = find(player_2 + community)
    if n1 == n2:
        print("TIE with", name1, *cards1)
    elif n1 > 1:
        print("Player 1 wins with", name1, *cards1)
    else:
        print("Player 2 wins with", name2, *cards2)


def ask():
    answer = input("do you want to continue: y or n ")
    if answer != "y" and answer != "Y":
        print("Thank you for playing")
        sys.exit()


def main():
    global deck
    deck = cards.Deck()
    deck.shuffle()
    while True:
        if deck.cards_count() < 9:
            print("Not enough cards to deal another hand")
            sys.exit(0)
        hand_of_poker()
        ask()


if __name__ == "__main__":
    main()
