"""Try all 21 ways to take five out of seven cards, and keep the best one."""
from itertools import combinations

from cards import Deck


def ranks(five):
    return sorted(card.rank() for card in five)


def is_flush(five):
    return len(set(card.suit() for card in five)) == 1


def is_straight(five):
    low = ranks(five)[0]
    return ranks(five) == list(range(low, low + 5))


def pattern(five):
    """Sizes of the groups of equal ranks, like [3, 2] for a full house."""
    r = ranks(five)
    return sorted((r.count(x) for x in set(r)), reverse=True)


CATEGORIES = [
    ("High card", lambda five: True, 0),
    ("1 pair", lambda five: pattern(five) == [2, 1, 1, 1], 2),
    ("2 pair", lambda five: pattern(five) == [2, 2, 1], 2),
    ("3 of a kind", lambda five: pattern(five) == [3, 1, 1], 3),
    ("Straight", is_straight, 1),
    ("Flush", is_flush, 1),
    ("Full house", lambda five: pattern(five) == [3, 2], 2),
    ("4 of a kind", lambda five: pattern(five) == [4, 1], 4),
    ("Straight flush", lambda five: is_straight(five) and is_flush(five), 1),
]


def evaluate(five):
    for number in range(len(CATEGORIES) - 1, -1, -1):
        name, test, size = CATEGORIES[number]
        if test(five):
            if size == 0:
                return number, []
            # the cards that do not take part (kickers) are not shown
            return number, [c for c in five if ranks(five).count(c.rank()) >= size]


def best(seven):
    return max((evaluate(five) for five in combinations(seven, 5)), key=lambda result: result[0])


def main():
    deck = Deck()
    deck.shuffle()
    hand = 1
    while True:
        one, two, board = [], [], []
        for goes_to in [one, two] * 2 + [board] * 5:
            goes_to.append(deck.deal())
        print("Hand %d" % hand)
        print("Player 1: %s %s" % tuple(one))
        print("Player 2: %s %s" % tuple(two))
        print("Board:    %s %s %s %s %s" % tuple(board))
        number1, cards1 = best(one + board)
        number2, cards2 = best(two + board)
        winning = cards1 if number1 >= number2 else cards2
        name = CATEGORIES[max(number1, number2)][0]
        if number1 == number2:
            print("Tie.", name, *winning)
        else:
            print("Player", 1 if number1 > number2 else 2, "wins.", name, *winning)
        hand += 1
        if len(deck) < 9:
            print("No more hands can be dealt.")
            break
        if input("do you want to continue: y or n\n") not in ("y", "Y"):
            break


if __name__ == "__main__":
    main()
