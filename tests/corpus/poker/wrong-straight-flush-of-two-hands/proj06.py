# proj06.py

import cards

def getRank(c):
    return c.rank()

def rankDict(hand):
    d = {}
    for c in hand:
        if c.rank() in d:
            d[c.rank()] += [c]
        else:
            d[c.rank()] = [c]
    return d

def suitDict(hand):
    d = {1: [], 2: [], 3: [], 4: []}
    for c in hand:
        d[c.suit()] += [c]
    return d

def onePair(hand):
    d = rankDict(hand)
    for k in d:
        if len(d[k]) >= 2:
            return d[k][:2]
    return []

def twoPair(hand):
    d = rankDict(hand)
    answer = []
    for k in d:
        if len(d[k]) >= 2:
            answer = answer + d[k][:2]
        if len(answer) == 4:
            return answer
    return []

def threeOfAKind(hand):
    d = rankDict(hand)
    for k in d:
        if len(d[k]) >= 3:
            return d[k][:3]
    return []

def fourOfAKind(hand):
    d = rankDict(hand)
    for k in d:
        if len(d[k]) == 4:
            return d[k]
    return []

def fullHouse(hand):
    d = rankDict(hand)
    three = threeOfAKind(hand)
    if three == []:
        return []
    for k in d:
        if len(d[k]) >= 2 and k != three[0].rank():
            return three + d[k][:2]
    return []

def flush(hand):
    d = suitDict(hand)
    for k in d:
        if len(d[k]) >= 5:
            return d[k][:5]
    return []

def straight(hand):
    hand = sorted(hand, key=getRank)
    run = [hand[0]]
    for c in hand[1:]:
        if c.rank() == run[-1].rank() + 1:
            run.append(c)
        elif c.rank() != run[-1].rank():
            run = [c]
        if len(run) == 5:
            return run
    return []

def straightFlush(hand):
    # a straight flush is a straight and a flush
    if straight(hand) and flush(hand):
        return straight(hand)
    return []

def deal(deck):
    p1 = []
    p2 = []
    community = []
    for i in range(2):
        p1.append(deck.deal())
        p2.append(deck.deal())
    for i in range(5):
        community.append(deck.deal())
    return p1, p2, community

def category(hand):
    if straightFlush(hand):
        return 9
    if fourOfAKind(hand):
        return 8
    if fullHouse(hand):
        return 7
    if flush(hand):
        return 6
    if straight(hand):
        return 5
    if threeOfAKind(hand):
        return 4
    if twoPair(hand):
        return 3
    if onePair(hand):
        return 2
    return 1

def combination(hand, number):
    if number == 9:
        return "straight flush", straightFlush(hand)
    elif number == 8:
        return "four of a kind", fourOfAKind(hand)
    elif number == 7:
        return "full house", fullHouse(hand)
    elif number == 6:
        return "flush", flush(hand)
    elif number == 5:
        return "straight", straight(hand)
    elif number == 4:
        return "three of a kind", threeOfAKind(hand)
    elif number == 3:
        return "two pair", twoPair(hand)
    elif number == 2:
        return "one pair", onePair(hand)
    else:
        return "high card", []

def main():
    deck = cards.Deck()
    deck.shuffle()
    keepGoing = "y"
    while keepGoing == "y" or keepGoing == "Y":
        if deck.cards_count() < 9:
            print("Sorry, there are fewer than 9 cards left.")
            break
        p1, p2, community = deal(deck)
        print("Community cards:", community)
        print("Player 1:", p1)
        print("Player 2:", p2)
        hand1 = p1 + community
        hand2 = p2 + community
        n1 = category(hand1)
        n2 = category(hand2)
        if n1 > n2:
            name, comb = combination(hand1, n1)
            print("Player 1 wins with", name, comb)
        elif n2 > n1:
            name, comb = combination(hand2, n2)
            print("Player 2 wins with", name, comb)
        else:
            name, comb = combination(hand1, n1)
            print("Tie with", name, comb)
        keepGoing = input("do you want to continue: y or n ")

main()
