from cards import Deck

#---------------------------------------------------------------#
# categories
#---------------------------------------------------------------#

def make_dict(hand):
    dct = {}
    for card in hand:
        if card.rank() not in dct:
            dct[card.rank()] = []
        dct[card.rank()].append(card)
    return dct

def pair(hand):
    for same in make_dict(hand).values():
        if len(same) > 1:
            return same[0:2]
    return []

def two_pair(hand):
    lst = []
    for same in make_dict(hand).values():
        if len(same) > 1:
            lst.append(same[0:2])
    if len(lst) > 1:
        return lst[0] + lst[1]
    return []

def three_kind(hand):
    for same in make_dict(hand).values():
        if len(same) > 2:
            return same[0:3]
    return []

def four_kind(hand):
    for same in make_dict(hand).values():
        if len(same) > 3:
            return same
    return []

def full_house(hand):
    triples = []
    doubles = []
    for same in make_dict(hand).values():
        if len(same) > 2:
            triples.append(same[0:3])
        elif len(same) == 2:
            doubles.append(same)
    if len(triples) == 2:
        # two triples: one card of the second one is left out
        return triples[0] + triples[1][0:2]
    if len(triples) == 1 and len(doubles) == 1:
        return triples[0] + doubles[0]
    return []

def flush(hand):
    for suit in range(1, 5):
        suited = []
        for card in hand:
            if card.suit() == suit and len(suited) < 5:
                suited.append(card)
        if len(suited) == 5:
            return suited
    return []

def straight(hand):
    dct = make_dict(hand)
    row = []
    for rank in range(1, 14):
        if rank in dct:
            row.append(dct[rank][0])
            if len(row) == 5:
                return row
        else:
            row = []
    return []

def straight_flush(hand):
    for suit in range(1, 5):
        result = straight([card for card in hand if card.suit() == suit])
        if result != []:
            return result
    return []

def high_card(hand):
    highest = hand[0]
    for card in hand:
        if card.rank() > highest.rank():
            highest = card
    return [highest]

#---------------------------------------------------------------#
# game
#---------------------------------------------------------------#

def winner(hand1, hand2):
    categories = [straight_flush, four_kind, full_house, flush, straight, three_kind, two_pair, pair, high_card]
    for function in categories:
        name = function.__name__.replace("_", " ")
        one = function(hand1)
        two = function(hand2)
        if one and two:
            print("It's a TIE! Both players have:", name)
            print("   Player 1:", one)
            print("   Player 2:", two)
            return
        elif one:
            print("Player 1 WINS with", name)
            print("   Winning cards:", one)
            return
        elif two:
            print("Player 2 WINS with", name)
            print("   Winning cards:", two)
            return

def main():
    deck = Deck()
    deck.shuffle()
    again = True
    while again and deck.cards_count() >= 9:
        one = []
        two = []
        for i in range(2):
            one.append(deck.deal())
            two.append(deck.deal())
        community = [deck.deal() for i in range(5)]
        print()
        print("Player 1's cards:", one)
        print("Player 2's cards:", two)
        print("Community cards: ", community)
        winner(one + community, two + community)
        again = input("do you want to continue: y or n > ") in ["y", "Y"]
    if again:
        print("\nThere are not enough cards in the deck, the game ends.")

if __name__ == "__main__":
    main()
