from cards import Deck

from hands import CATEGORIES


def deal_hand(deck):
    first, second = [], []
    for _ in range(2):
        first.append(deck.deal())
        second.append(deck.deal())
    board = [deck.deal() for _ in range(5)]
    return first, second, board


def announce(first, second, board):
    for name, find in CATEGORIES:
        one = find(first + board)
        two = find(second + board)
        if one and two:
            return "TIE with {}: {}".format(name, one)
        if one:
            return "Player 1 wins with {}: {}".format(name, one)
        if two:
            return "Player 2 wins with {}: {}".format(name, two)
    return "TIE with high card"


def play():
    deck = Deck()
    deck.shuffle()
    while len(deck) >= 9:
        first, second, board = deal_hand(deck)
        print("Let's play poker!")
        print("Player 1:", *first)
        print("Player 2:", *second)
        print("Community:", *board)
        print(announce(first, second, board))
        if input("do you want to continue: y or n ").strip().lower() != "y":
            print("Bye!")
            return
        print()
    print("Not enough cards left.")
