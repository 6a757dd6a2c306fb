"""A simplified game of Texas Hold'em for two players: the better category wins."""

import cards

LINE = "-" * 40
CARDS_IN_A_HAND = 9


def by_rank(hand):
    """Return a dictionary with the cards of each rank, in lists."""
    groups = {}
    for card in hand:
        groups.setdefault(card.rank(), []).append(card)
    return groups


def by_suit(hand):
    """Return a dictionary with the cards of each suit, in lists."""
    groups = {}
    for card in hand:
        groups.setdefault(card.suit(), []).append(card)
    return groups


def of_a_kind(size, hand):
    """Return so many cards of one rank, or an empty list if no rank has that many."""
    for group in by_rank(hand).values():
        if len(group) >= size:
            return group[:size]
    return []


def two_groups(size, other_size, hand):
    """Return so many cards of one rank and so many of another, or an empty list."""
    group = of_a_kind(size, hand)
    rest = [card for card in hand if not card.equal_rank(group[0])] if group else []
    other_group = of_a_kind(other_size, rest)
    return group + other_group if other_group else []


def straight_flush(hand):
    """Return five cards of one suit whose ranks follow each other, or an empty list."""
    for group in by_suit(hand).values():
        run = straight(group)
        if run:
            return run
    return []


def four_of_a_kind(hand):
    """Return four cards of one rank, or an empty list."""
    return of_a_kind(4, hand)


def full_house(hand):
    """Return three cards of one rank and two of another, or an empty list."""
    return two_groups(3, 2, hand)


def flush(hand):
    """Return five cards of one suit, or an empty list."""
    for group in by_suit(hand).values():
        if len(group) >= 5:
            return group[:5]
    return []


def straight(hand):
    """Return five cards whose ranks follow each other, or an empty list; an ace is below a two."""
    groups = by_rank(hand)
    for lowest in range(1, 10):
        run = range(lowest, lowest + 5)
        if all(rank in groups for rank in run):
            return [groups[rank][0] for rank in run]
    return []


def three_of_a_kind(hand):
    """Return three cards of one rank, or an empty list."""
    return of_a_kind(3, hand)


def two_pair(hand):
    """Return two cards of one rank and two of another, or an empty list."""
    return two_groups(2, 2, hand)


def one_pair(hand):
    """Return two cards of one rank, or an empty list."""
    return of_a_kind(2, hand)


# From the best to the least; who has none of these has a high card.
CATEGORIES = [
    ("a straight flush", straight_flush),
    ("four of a kind", four_of_a_kind),
    ("a full house", full_house),
    ("a flush", flush),
    ("a straight", straight),
    ("three of a kind", three_of_a_kind),
    ("two pairs", two_pair),
    ("one pair", one_pair),
]


def result(hand1, hand2):
    """Return the sentence that says which of two hands wins, and with what."""
    for name, find in CATEGORIES:
        found1, found2 = find(hand1), find(hand2)
        if found1 and found2:
            return f"TIE with {name}: {found1}"
        if found1:
            return f"Player 1 wins with {name}: {found1}"
        if found2:
            return f"Player 2 wins with {name}: {found2}"
    return "TIE with high card"


def play_hand(deck):
    """Deal nine cards, and show them and who wins."""
    player1, player2, community = [], [], []
    for receiver in [player1, player2] * 2 + [community] * 5:
        receiver.append(deck.deal())

    print(LINE)
    print("Let's play poker!")
    print("Community cards:", community)
    print("Player 1:", player1)
    print("Player 2:", player2)
    print(result(player1 + community, player2 + community))


def main():
    """Play hands until the user has had enough, or the deck has too few cards."""
    deck = cards.Deck()
    deck.shuffle()
    answer = "y"
    while answer in {"y", "Y"}:
        play_hand(deck)
        if deck.cards_count() < CARDS_IN_A_HAND:
            print("Deck has too few cards so game is done.")
            return
        answer = input("Do you wish to play another hand? (Y or N) ")


if __name__ == "__main__":
    main()
