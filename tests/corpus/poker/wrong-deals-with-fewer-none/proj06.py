# Author: section 014
# Texas hold em

import cards


def is_pair(hand):
    for i in range(len(hand)):
        for j in range(i + 1, len(hand)):
            if hand[i].equal_rank(hand[j]):
                return [hand[i], hand[j]]
    return False


def is_two_pair(hand):
    first = is_pair(hand)
    if not first:
        return False
    left = []
    for c in hand:
        if not c.equal_rank(first[0]):
            left.append(c)
    second = is_pair(left)
    if not second:
        return False
    return first + second


def is_three_of_a_kind(hand):
    for c in hand:
        same = []
        for other in hand:
            if c.equal_rank(other):
                same.append(other)
        if len(same) >= 3:
            return same[:3]
    return False


def is_four_of_a_kind(hand):
    for c in hand:
        same = []
        for other in hand:
            if c.equal_rank(other):
                same.append(other)
        if len(same) == 4:
            return same
    return False


def is_full_house(hand):
    three = is_three_of_a_kind(hand)
    if three:
        left = []
        for c in hand:
            if not c.equal_rank(three[0]):
                left.append(c)
        two = is_pair(left)
        if two:
            return three + two
    return False


def is_flush(hand):
    clubs = []
    diamonds = []
    hearts = []
    spades = []
    for c in hand:
        if c.suit() == 1:
            clubs.append(c)
        elif c.suit() == 2:
            diamonds.append(c)
        elif c.suit() == 3:
            hearts.append(c)
        else:
            spades.append(c)
    if len(clubs) >= 5:
        return clubs[:5]
    if len(diamonds) >= 5:
        return diamonds[:5]
    if len(hearts) >= 5:
        return hearts[:5]
    if len(spades) >= 5:
        return spades[:5]
    # otherwise None


def find_rank(hand, rank):
    for c in hand:
        if c.rank() == rank:
            return c
    return None


def is_straight(hand):
    for c in hand:
        run = [c]
        following = find_rank(hand, c.rank() + 1)
        while following is not None and len(run) < 5:
            run.append(following)
            following = find_rank(hand, following.rank() + 1)
        if len(run) == 5:
            return run
    return False


def is_straight_flush(hand):
    for suit in [1, 2, 3, 4]:
        suited = []
        for c in hand:
            if c.suit() == suit:
                suited.append(c)
        if is_straight(suited):
            return is_straight(suited)
    return False


def show(word, found):
    print(word, end=" ")
    for c in found:
        print(c, end=" ")
    print()


def main():
    deck = cards.Deck()
    deck.shuffle()
    play = "y"
    while play == "y" or play == "Y":
        if deck.is_empty():
            print("no more cards!")
            break
        hand1 = []
        hand2 = []
        table = []
        hand1.append(deck.deal())
        hand2.append(deck.deal())
        hand1.append(deck.deal())
        hand2.append(deck.deal())
        for i in range(5):
            card = deck.deal()
            if card != None:
                table.append(card)
        show("Player 1:", hand1)
        show("Player 2:", hand2)
        show("Community cards:", table)
        seven1 = hand1 + table
        seven2 = hand2 + table
        functions = [is_straight_flush, is_four_of_a_kind, is_full_house, is_flush, is_straight,
                     is_three_of_a_kind, is_two_pair, is_pair]
        names = ["straight flush", "four of a kind", "full house", "flush", "straight",
                 "three of a kind", "two pairs", "pair"]
        done = False
        for i in range(8):
            if not done:
                r1 = functions[i](seven1)
                r2 = functions[i](seven2)
                if r1 and r2:
                    show("Tie, both players have a " + names[i] + ":", r1)
                    done = True
                elif r1:
                    show("Player 1 wins with a " + names[i] + ":", r1)
                    done = True
                elif r2:
                    show("Player 2 wins with a " + names[i] + ":", r2)
                    done = True
        if not done:
            print("Tie, both players have only a high card")
        play = input("do you want to continue: y or n ")


if __name__ == "__main__":
    main()
