# Every function gives a tuple: (True, the cards) or (False, []).
import cards


def of_a_kind(hand, n):
    for card in hand:
        equal = [c for c in hand if c.equal_rank(card)]
        if len(equal) >= n:
            return True, equal[:n]
    return False, []


def one_pair(hand):
    return of_a_kind(hand, 2)


def three_of_a_kind(hand):
    return of_a_kind(hand, 3)


def four_of_a_kind(hand):
    return of_a_kind(hand, 4)


def two_pair(hand):
    ok, first = one_pair(hand)
    if ok:
        ok, second = one_pair([c for c in hand if not c.equal_rank(first[0])])
        if ok:
            return True, first + second
    return False, []


def full_house(hand):
    ok, three = three_of_a_kind(hand)
    if ok:
        ok, two = one_pair([c for c in hand if not c.equal_rank(three[0])])
        if ok:
            return True, three + two
    return False, []


def flush(hand):
    for card in hand:
        equal = [c for c in hand if c.equal_suit(card)]
        if len(equal) >= 5:
            return True, equal[:5]
    return False, []


def straight(hand):
    for low in range(1, 10):
        row = []
        for rank in range(low, low + 5):
            for c in hand:
                if c.rank() == rank:
                    row.append(c)
                    break
            else:
                break
        if len(row) == 5:
            return True, row
    return False, []


def straight_flush(hand):
    for suit in range(1, 5):
        ok, row = straight([c for c in hand if c.suit() == suit])
        if ok:
            return True, row
    return False, []


def main():
    deck = cards.Deck()
    deck.shuffle()
    while True:
        if len(deck) < 9:
            print("Deck has too few cards so game is done.")
            return
        player1, player2 = [], []
        for i in range(2):
            player1.append(deck.deal())
            player2.append(deck.deal())
        community = [deck.deal() for i in range(5)]
        print("Community cards:", ", ".join(str(c) for c in community))
        print("Player 1:", ", ".join(str(c) for c in player1))
        print("Player 2:", ", ".join(str(c) for c in player2))
        winner = "TIE"
        category = "high card"
        shown = []
        for function in (straight_flush, four_of_a_kind, full_house, flush, straight, three_of_a_kind,
                         two_pair, one_pair):
            (has1, cards1), (has2, cards2) = function(player1 + community), function(player2 + community)
            if has1 or has2:
                if has1 and not has2:
                    winner = "Player 1 wins"
                elif has2 and not has1:
                    winner = "Player 2 wins"
                category = function.__name__.replace("_", " ")
                shown = cards1 or cards2
                break
        print(winner, "with", category + ":", ", ".join(str(c) for c in shown))
        if input("do you want to continue: y or n ") not in ["y", "Y"]:
            return


if __name__ == "__main__":
    main()
