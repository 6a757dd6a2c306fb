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
    d = suitDict(hand)
    for k in d:
        if len(d[k]) >= 5:
            return straight(d[k])
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

NAMES = ["straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind", "two pair",
         "one pair", "high card"]
FUNCTIONS = [straightFlush, fourOfAKind, fullHouse, flush, straight, threeOfAKind, twoPair, onePair]

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
        # one of these must be right
        for name, function in zip(NAMES, FUNCTIONS):
            comb1 = function(p1 + community)
            comb2 = function(p2 + community)
            print("Player 1 wins with", name, comb1)
            print("Player 2 wins with", name, comb2)
            print("Tie with", name, comb1)
        print("Tie with high card")
        keepGoing = input("do you want to continue: y or n ")

main()
