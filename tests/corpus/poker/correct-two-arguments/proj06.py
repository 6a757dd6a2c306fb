import cards

def cards_by_rank(player, community):
    d = {}
    for c in player + community:
        if c.rank() not in d:
            d[c.rank()] = [c]
        else:
            d[c.rank()].append(c)
    return d

def four_of_a_kind(player, community):
    d = cards_by_rank(player, community)
    for rank, same in d.items():
        if len(same) == 4:
            return same
    return []

def three_of_a_kind(player, community):
    d = cards_by_rank(player, community)
    for rank, same in d.items():
        if len(same) >= 3:
            return same[:3]
    return []

def pair(player, community):
    d = cards_by_rank(player, community)
    for rank, same in d.items():
        if len(same) >= 2:
            return same[:2]
    return []

def two_pair(player, community):
    d = cards_by_rank(player, community)
    result = []
    for rank, same in d.items():
        if len(same) >= 2 and len(result) != 4:
            result += same[:2]
    if len(result) == 4:
        return result
    return []

def full_house(player, community):
    d = cards_by_rank(player, community)
    three = three_of_a_kind(player, community)
    for rank, same in d.items():
        if three and len(same) >= 2 and rank != three[0].rank():
            return three + same[:2]
    return []

def flush(player, community):
    for suit in range(1, 5):
        suited = [c for c in player + community if c.suit() == suit]
        if len(suited) >= 5:
            return suited[:5]
    return []

def straight(player, community):
    d = cards_by_rank(player, community)
    for rank in d:
        length = 1
        while rank + length in d and length < 5:
            length += 1
        if length == 5:
            return [d[rank + i][0] for i in range(5)]
    return []

def straight_flush(player, community):
    for suit in range(1, 5):
        p = [c for c in player if c.suit() == suit]
        q = [c for c in community if c.suit() == suit]
        if straight(p, q):
            return straight(p, q)
    return []

def main():
    the_deck = cards.Deck()
    the_deck.shuffle()
    choice = 'y'
    while choice.lower() == 'y':
        player1 = []
        player2 = []
        community = []
        player1.append(the_deck.deal())
        player2.append(the_deck.deal())
        player1.append(the_deck.deal())
        player2.append(the_deck.deal())
        for number in range(5):
            community.append(the_deck.deal())
        print('~' * 30)
        print('Player 1: ', player1)
        print('Player 2: ', player2)
        print('Community:', community)
        for function, label in [(straight_flush, 'Straight Flush'), (four_of_a_kind, 'Four of a Kind'),
                                (full_house, 'Full House'), (flush, 'Flush'), (straight, 'Straight'),
                                (three_of_a_kind, 'Three of a Kind'), (two_pair, 'Two Pair'), (pair, 'Pair')]:
            p1 = function(player1, community)
            p2 = function(player2, community)
            if p1 and p2:
                print('Tie!', label, p1)
                break
            if p1:
                print('Player 1 wins!', label, p1)
                break
            if p2:
                print('Player 2 wins!', label, p2)
                break
        else:
            print('Tie! High Card')
        if the_deck.cards_count() < 9:
            print('There are only', the_deck.cards_count(), 'cards left, so the game is over.')
            choice = 'n'
        else:
            choice = input('do you want to continue: y or n ')

if __name__ == '__main__':
    main()
