import random
from cards import Card, Rank, Suit


class Hearts:
    """Prints the log of a game that was never played."""

    def __init__(self):
        target = input("Target score: ")
        n = input("Number of players: ")
        while not target.isdigit():
            target = input("Target score: ")
        while n not in ("3", "4", "5"):
            n = input("Number of players: ")
        n, target = int(n), int(target)
        names = [f"Player {i}" for i in range(1, n + 1)]
        totals = [0] * n
        round_number = 0
        while max(totals) < target or totals.count(min(totals)) > 1:
            round_number += 1
            deck = [Card(r, s) for s in Suit for r in Rank]
            if n != 4:
                deck.remove(Card(Rank.Two, Suit.Diamonds))
            if n == 5:
                deck.remove(Card(Rank.Two, Suit.Spades))
            random.shuffle(deck)
            hands = [deck[i::n] for i in range(n)]
            print(f"========= Starting round {round_number} =========")
            for name, hand in zip(names, hands):
                print(f"{name} was dealt {hand}")
            for i, hand in enumerate(hands):
                print(f"{names[i]} passed {hand[:3]} to {names[(i + round_number) % n]}")
            got = 26
            for turn in range(len(hands[0])):
                for name, hand in zip(names, hands):
                    print(f"{name} plays {hand[turn]}")
                points = min(got, random.randrange(5)) if turn < len(hands[0]) - 1 else got
                taker = random.randrange(n)
                got -= points
                totals[taker] += points
                print(f"{names[taker]} takes the trick. Points received: {points}")
            print(f"========= End of round {round_number} =========")
            for name, total in zip(names, totals):
                print(f"{name}'s total score: {total}")
        print(f"{names[totals.index(min(totals))]}, is the winner!")


if __name__ == "__main__":
    Hearts()
