"""Hands as sets of bits: bit 13*(suit-1) + (rank-1) for each card."""
import cards

ONE_OF_EACH = [sum(1 << (13 * s + r) for s in range(4)) for r in range(13)]
SUIT = [0x1FFF << (13 * s) for s in range(4)]
RUNS = [0x1F << low for low in range(9)]


def mask(hand):
    m = 0
    for c in hand:
        m |= 1 << (13 * (c.suit() - 1) + c.rank() - 1)
    return m


def unmask(m, hand, limit):
    """The cards of the hand whose bits are in m, no more than limit of them."""
    return [c for c in hand if mask([c]) & m][:limit]


def bits(m):
    return bin(m).count("1")


def of_a_kind(hand, n, but=0):
    m = mask(hand)
    for row in ONE_OF_EACH:
        if row != but and bits(m & row) >= n:
            return row
    return 0


def four(hand):
    row = of_a_kind(hand, 4)
    return unmask(row, hand, 4)


def three(hand):
    return unmask(of_a_kind(hand, 3), hand, 3)


def pair(hand):
    return unmask(of_a_kind(hand, 2), hand, 2)


def two_pair(hand):
    first = of_a_kind(hand, 2)
    second = of_a_kind(hand, 2, but=first)
    if first and second:
        return unmask(first, hand, 2) + unmask(second, hand, 2)
    return []


def full_house(hand):
    triple = of_a_kind(hand, 3)
    double = of_a_kind(hand, 2, but=triple)
    if triple and double:
        return unmask(triple, hand, 3) + unmask(double, hand, 2)
    return []


def flush(hand):
    m = mask(hand)
    for s in SUIT:
        if bits(m & s) >= 5:
            return unmask(s, hand, 5)
    return []


def straight(hand):
    m = mask(hand)
    ranks = (m | m >> 13 | m >> 26 | m >> 39) & 0x1FFF
    for run in RUNS:
        if ranks & run == run:
            result = []
            for r in range(13):
                if run >> r & 1:
                    result += unmask(ONE_OF_EACH[r], hand, 1)
            return result
    return []


def straight_flush(hand):
    m = mask(hand)
    for s in range(4):
        for run in RUNS:
            wanted = run << (13 * s)
            if m & wanted == wanted:
                return unmask(wanted, hand, 5)
    return []


def main():
    order = (
        (straight_flush, "Straight flush"), (four, "4 of a kind"), (full_house, "Full house"),
        (flush, "Flush"), (straight, "Straight"), (three, "3 of a kind"),
        (two_pair, "2 pair"), (pair, "1 pair"), (lambda hand: [], "High card"),
    )
    deck = cards.Deck()
    deck.shuffle()
    while True:
        a, b = [deck.deal()], [deck.deal()]
        a.append(deck.deal())
        b.append(deck.deal())
        shared = []
        while len(shared) < 5:
            shared.append(deck.deal())
        print("Community:", shared, "\nPlayer 1: ", a, "\nPlayer 2: ", b)
        for find, name in order:
            x, y = find(a + shared), find(b + shared)
            if x and y or name == "High card":
                print("-> tie.", name, x or "")
                break
            if x or y:
                print("-> winner is player", 1 if x else 2, "with", name, x or y)
                break
        if deck.cards_count() < 9:
            print("The deck is used up.")
            return
        if input("Again (y/n)? ") not in ("y", "Y"):
            return


if __name__ == "__main__":
    main()
