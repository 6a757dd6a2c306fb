import cards


# CAREFUL: these functions take cards out of the list that they get. Always give them a copy!

def pull(hand, n):
    """Move n cards of one rank out of the hand, into the list that is returned."""
    for c in hand:
        same = [d for d in hand if d.rank() == c.rank()]
        if len(same) >= n:
            for d in same[:n]:
                hand.remove(d)
            return same[:n]
    return []


def one_pair(hand):
    return pull(hand, 2)


def two_pair(hand):
    found = pull(hand, 2)
    if found:
        left = [c for c in hand if c.rank() != found[0].rank()]
        more = pull(left, 2)
        if more:
            return found + more
    return []


def three_of_a_kind(hand):
    return pull(hand, 3)


def four_of_a_kind(hand):
    return pull(hand, 4)


def full_house(hand):
    three = pull(hand, 3)
    if three:
        two = pull(hand, 2)
        if two:
            return three + two
    return []


def flush(hand):
    while len(hand) >= 5:
        suit = hand[0].suit()
        same = []
        for c in hand[:]:
            if c.suit() == suit:
                same.append(c)
                hand.remove(c)
        if len(same) >= 5:
            return same[:5]
    return []


def straight(hand):
    hand.sort(key=cards.Card.rank)
    while len(hand) >= 5:
        run = [hand.pop(0)]
        for c in hand:
            if c.rank() == run[-1].rank() + 1:
                run.append(c)
        if len(run) >= 5:
            return run[:5]
    return []


def straight_flush(hand):
    for suit in 1, 2, 3, 4:
        found = straight([c for c in hand if c.suit() == suit])
        if found:
            return found
    return []


def main():
    deck = cards.Deck()
    deck.shuffle()
    go = "y"
    while go in ("y", "Y"):
        p1 = [deck.deal()]
        p2 = [deck.deal()]
        p1.append(deck.deal())
        p2.append(deck.deal())
        community = [deck.deal() for x in range(5)]
        print("community: ", community)
        print("player 1: ", p1)
        print("player 2: ", p2)
        for f in [straight_flush, four_of_a_kind, full_house, flush, straight, three_of_a_kind, two_pair, one_pair]:
            r1 = f(list(p1 + community))
            r2 = f(list(p2 + community))
            what = f.__name__.replace("_", " ")
            if r1 and r2:
                print("tie with", what, r1)
                break
            elif r1:
                print("player 1 wins with", what, r1)
                break
            elif r2:
                print("player 2 wins with", what, r2)
                break
        else:
            print("tie with high card")
        if deck.cards_count() < 9:
            print("too few cards")
            break
        go = input("do you want to continue: y or n ")


if __name__ == "__main__":
    main()
