import cards

# the Card class of this term has < > == so the hand can be sorted


def same(hand, n):
    hand = sorted(hand)
    for i in range(len(hand) - n + 1):
        if hand[i].rank() == hand[i + n - 1].rank():
            return hand[i:i + n]
    return []


def four_of_a_kind(hand):
    return same(hand, 4)


def three_of_a_kind(hand):
    return same(hand, 3)


def one_pair(hand):
    return same(hand, 2)


def two_pair(hand):
    first = one_pair(hand)
    if first:
        rest = []
        for c in hand:
            if c.rank() != first[0].rank():
                rest.append(c)
        second = one_pair(rest)
        if second:
            return first + second
    return []


def full_house(hand):
    three = three_of_a_kind(hand)
    if three:
        rest = []
        for c in hand:
            if c.rank() != three[0].rank():
                rest.append(c)
        two = one_pair(rest)
        if two:
            return three + two
    return []


def flush(hand):
    for suit in range(1, 5):
        suited = []
        for c in hand:
            if c.suit() == suit:
                suited.append(c)
        if len(suited) >= 5:
            suited.sort(reverse=True)
            return suited[:5]
    return []


def straight(hand):
    if len(hand) < 5:
        return []
    hand = sorted(hand)
    run = [hand[0]]
    for c in hand:
        if c.rank() == run[-1].rank() + 1:
            run.append(c)
        elif c > run[-1]:
            run = [c]
        if len(run) == 5:
            return run
    return []


def straight_flush(hand):
    for suit in range(1, 5):
        suited = [c for c in hand if c.suit() == suit]
        result = straight(suited)
        if result:
            return result
    return []


def main():
    deck = cards.Deck()
    deck.shuffle()
    again = "y"
    while again == "y" or again == "Y":
        print("Let's play poker!")
        p1 = []
        p2 = []
        table = []
        for i in range(2):
            p1.append(deck.deal())
            p2.append(deck.deal())
        for i in range(5):
            table.append(deck.deal())
        print("Community cards:", table)
        print("Player 1:", p1)
        print("Player 2:", p2)
        h1 = p1 + table
        h2 = p2 + table
        names = ["straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind",
                 "two pair", "one pair"]
        functions = [straight_flush, four_of_a_kind, full_house, flush, straight, three_of_a_kind,
                     two_pair, one_pair]
        for i in range(len(names)):
            a = functions[i](h1)
            b = functions[i](h2)
            if a and b:
                print("TIE with", names[i] + ":", a)
                break
            elif a:
                print("Player 1 wins with", names[i] + ":", a)
                break
            elif b:
                print("Player 2 wins with", names[i] + ":", b)
                break
        else:
            print("TIE with high card:", max(h1))
        if deck.cards_count() < 9:
            print("Deck has too few cards so game is done.")
            break
        again = input("Do you wish to play another hand?(Y or N) ")


if __name__ == "__main__":
    main()
