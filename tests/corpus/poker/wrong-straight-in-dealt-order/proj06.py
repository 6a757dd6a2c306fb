import cards

RANKS = 13


def less_than(c1, c2):
    '''Return True if c1 comes before c2: by rank, then by suit.'''
    if c1.get_rank() < c2.get_rank():
        return True
    elif c1.get_rank() == c2.get_rank() and c1.get_suit() < c2.get_suit():
        return True
    return False


def min_in_list(L):
    '''Return the index of the smallest card of L.'''
    min_card = L[0]
    min_index = 0
    for i, c in enumerate(L):
        if less_than(c, min_card):
            min_card = c
            min_index = i
    return min_index


def cannonical(H):
    '''Selection sort: order the hand from low to high (in place) and return it.'''
    for i in range(len(H)):
        m = i + min_in_list(H[i:])
        H[i], H[m] = H[m], H[i]
    return H


def of_kind(H, n):
    '''Return n cards of the same rank or [].'''
    D = {}
    for c in H:
        D.setdefault(c.get_rank(), []).append(c)
    for r in sorted(D):
        if len(D[r]) >= n:
            return D[r][:n]
    return []


def flush_7(H):
    '''Return a list of 5 cards forming a flush, if at least 5 of the 7 cards have the same suit, else [].'''
    for s in range(1, 5):
        L = [c for c in H if c.get_suit() == s]
        if len(L) >= 5:
            return L[0:5]
    return []


def straight_7(H):
    '''Return a list of 5 cards forming a straight, else [].'''
    run = [H[0]]
    for c in H[1:]:
        gap = c.get_rank() - run[-1].get_rank()
        if gap == 1:
            run.append(c)
        elif gap > 1:
            run = [c]
        if len(run) == 5:
            return run
    return []


def straight_flush_7(H):
    '''Return a list of 5 cards forming a straight flush, else [].'''
    for s in range(1, 5):
        L = [c for c in H if c.get_suit() == s]
        if len(L) >= 5 and straight_7(L):
            return straight_7(L)
    return []


def four_7(H):
    '''Return a list of 4 cards with the same rank, else [].'''
    return of_kind(H, 4)


def three_7(H):
    '''Return a list of 3 cards with the same rank, else [].'''
    return of_kind(H, 3)


def one_pair_7(H):
    '''Return a list of 2 cards with the same rank, else [].'''
    return of_kind(H, 2)


def two_pair_7(H):
    '''Return a list of 4 cards, two pairs, else [].'''
    L = H[:]
    P1 = one_pair_7(L)
    if P1:
        L = [c for c in L if c.get_rank() != P1[0].get_rank()]
        P2 = one_pair_7(L)
        if P2:
            return P1 + P2
    return []


def full_house_7(H):
    '''Return a list of 5 cards forming a full house, else [].'''
    T = three_7(H)
    if T:
        L = [c for c in H if c.get_rank() != T[0].get_rank()]
        P = one_pair_7(L)
        if P:
            return T + P
    return []


def main():
    D = cards.Deck()
    D.shuffle()

    while True:
        community_list = []
        hand_1_list = []
        hand_2_list = []
        for i in range(2):
            hand_1_list.append(D.deal())
            hand_2_list.append(D.deal())
        for i in range(5):
            community_list.append(D.deal())

        print("-" * 40)
        print("Let's play poker!\n")
        print("Community cards:", community_list)
        print("Player 1:", hand_1_list)
        print("Player 2:", hand_2_list)
        print()

        H1 = hand_1_list + community_list
        H2 = hand_2_list + community_list
        tests = [("a straight flush", straight_flush_7), ("four of a kind", four_7),
                 ("a full house", full_house_7), ("a flush", flush_7), ("a straight", straight_7),
                 ("three of a kind", three_7), ("two pairs", two_pair_7), ("one pair", one_pair_7)]
        result = "TIE with high card"
        for name, function in tests:
            L1 = function(H1)
            L2 = function(H2)
            if L1 and L2:
                result = "TIE with {}: {}".format(name, L1)
                break
            elif L1:
                result = "Player 1 wins with {}: {}".format(name, L1)
                break
            elif L2:
                result = "Player 2 wins with {}: {}".format(name, L2)
                break
        print(result)
        print()

        if len(D) < 9:
            print("Deck has too few cards so game is done.")
            break
        response = input("Do you wish to play another hand?(Y or N) ")
        if response.lower() != "y":
            break


if __name__ == "__main__":
    main()
