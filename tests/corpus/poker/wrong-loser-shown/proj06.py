from collections import Counter
from cards import Card, Deck

NAMES = ["high card", "one pair", "two pair", "three of a kind", "straight",
         "flush", "full house", "four of a kind", "straight flush"]


def pick(hand, *ranks_and_sizes):
    """Take so many cards of each of these ranks."""
    result = []
    for rank, size in ranks_and_sizes:
        result += [c for c in hand if c.rank() == rank][:size]
    return result


def straight_flush(hand):
    counts = Counter(c.suit() for c in hand)
    suit, n = counts.most_common(1)[0]
    return straight([c for c in hand if c.suit() == suit])


def four_kind(hand):
    rank, n = Counter(c.rank() for c in hand).most_common(1)[0]
    return pick(hand, (rank, 4)) if n == 4 else []


def full_house(hand):
    top = Counter(c.rank() for c in hand).most_common(2)
    if len(top) == 2 and top[0][1] >= 3 and top[1][1] >= 2:
        return pick(hand, (top[0][0], 3), (top[1][0], 2))
    return []


def flush(hand):
    suit, n = Counter(c.suit() for c in hand).most_common(1)[0]
    return [c for c in hand if c.suit() == suit][:5] if n >= 5 else []


def straight(hand):
    counts = Counter(c.rank() for c in hand)
    for low in range(1, 10):
        if all(counts[r] for r in range(low, low + 5)):
            return pick(hand, *[(r, 1) for r in range(low, low + 5)])
    return []


def three_kind(hand):
    rank, n = Counter(c.rank() for c in hand).most_common(1)[0]
    return pick(hand, (rank, 3)) if n >= 3 else []


def two_pair(hand):
    top = Counter(c.rank() for c in hand).most_common(2)
    if len(top) == 2 and top[1][1] >= 2:
        return pick(hand, (top[0][0], 2), (top[1][0], 2))
    return []


def one_pair(hand):
    rank, n = Counter(c.rank() for c in hand).most_common(1)[0]
    return pick(hand, (rank, 2)) if n >= 2 else []


def high_card(hand):
    return [max(hand, key=lambda c: c.rank())]


def category(hand):
    functions = [high_card, one_pair, two_pair, three_kind, straight, flush, full_house, four_kind, straight_flush]
    for i in range(8, -1, -1):
        found = functions[i](hand)
        if found:
            return i, found


def main():
    deck = Deck()
    deck.shuffle()
    again = 'y'
    while again in ('y', 'Y'):
        if len(deck) < 9:
            print("There are fewer than 9 cards left in the deck. Game over.")
            break
        p1, p2 = [], []
        for player in (p1, p2, p1, p2):
            player.append(deck.deal())
        table = [deck.deal() for i in range(5)]
        print("Table   :", table)
        print("Player 1:", p1)
        print("Player 2:", p2)
        c1, cards1 = category(p1 + table)
        c2, cards2 = category(p2 + table)
        if c1 > c2:
            print(f"Player 1 wins: {NAMES[c1]} {cards1}")
        elif c2 > c1:
            print(f"Player 2 wins: {NAMES[c2]} {cards1}")
        else:
            print(f"It's a tie: {NAMES[c1]} {cards1}")
        again = input("do you want to continue: y or n ")


if __name__ == '__main__':
    main()
