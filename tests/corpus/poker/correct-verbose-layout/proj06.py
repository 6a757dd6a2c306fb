"""
    Simplified Texas Hold'em
    ------------------------
    Shows every step on a line of its own.
"""

from cards import Card, Deck

WIDTH = 50


def group_by_rank(card_list):
    groups = {}
    for a_card in card_list:
        groups[a_card.rank()] = groups.get(a_card.rank(), []) + [a_card]
    return groups


def group_by_suit(card_list):
    groups = {}
    for a_card in card_list:
        groups[a_card.suit()] = groups.get(a_card.suit(), []) + [a_card]
    return groups


def n_of_a_kind(card_list, n):
    for group in group_by_rank(card_list).values():
        if len(group) >= n:
            return group[:n]
    return []


def remove_rank(card_list, rank):
    return [a_card for a_card in card_list if a_card.rank() != rank]


def get_one_pair(card_list):
    return n_of_a_kind(card_list, 2)


def get_two_pairs(card_list):
    first = get_one_pair(card_list)
    if first:
        second = get_one_pair(remove_rank(card_list, first[0].rank()))
        if second:
            return first + second
    return []


def get_three_of_a_kind(card_list):
    return n_of_a_kind(card_list, 3)


def get_straight(card_list):
    groups = group_by_rank(card_list)
    for rank in groups:
        found = [groups[r][0] for r in range(rank, rank + 5) if r in groups]
        if len(found) == 5:
            return found
    return []


def get_flush(card_list):
    for group in group_by_suit(card_list).values():
        if len(group) >= 5:
            return group[:5]
    return []


def get_full_house(card_list):
    three = get_three_of_a_kind(card_list)
    if three:
        two = get_one_pair(remove_rank(card_list, three[0].rank()))
        if two:
            return three + two
    return []


def get_four_of_a_kind(card_list):
    return n_of_a_kind(card_list, 4)


def get_straight_flush(card_list):
    for group in group_by_suit(card_list).values():
        if get_straight(group):
            return get_straight(group)
    return []


FUNCTIONS = [
    ("STRAIGHT FLUSH", get_straight_flush),
    ("FOUR OF A KIND", get_four_of_a_kind),
    ("FULL HOUSE", get_full_house),
    ("FLUSH", get_flush),
    ("STRAIGHT", get_straight),
    ("THREE OF A KIND", get_three_of_a_kind),
    ("TWO PAIRS", get_two_pairs),
    ("ONE PAIR", get_one_pair),
]


def print_cards(title, card_list):
    print("  " + title)
    for a_card in card_list:
        print("      *", str(a_card))


def print_result(who, name, card_list):
    print("*" * WIDTH)
    print(who.center(WIDTH))
    print(("with " + name).center(WIDTH))
    line = ""
    for a_card in card_list:
        line += str(a_card) + "  "
    if line:
        print(line.strip().center(WIDTH))
    print("*" * WIDTH)


def decide(hand_one, hand_two):
    for name, function in FUNCTIONS:
        found_one = function(hand_one)
        found_two = function(hand_two)
        if found_one and found_two:
            print_result("IT IS A TIE", name, found_one)
            return
        if found_one:
            print_result("PLAYER ONE WINS", name, found_one)
            return
        if found_two:
            print_result("PLAYER TWO WINS", name, found_two)
            return
    print_result("IT IS A TIE", "HIGH CARD", [])


def main():
    print("Welcome to the table!".center(WIDTH))
    my_deck = Deck()
    my_deck.shuffle()
    choice = "Y"
    while choice == "Y":
        if my_deck.cards_count() < 9:
            print("The dealer has only", my_deck.cards_count(), "cards left.")
            break
        hand_one = []
        hand_two = []
        while len(hand_two) < 2:
            hand_one.append(my_deck.deal())
            hand_two.append(my_deck.deal())
        table = []
        while len(table) < 5:
            table.append(my_deck.deal())
        print("=" * WIDTH)
        print_cards("Player one holds:", hand_one)
        print_cards("Player two holds:", hand_two)
        print_cards("On the table:", table)
        decide(hand_one + table, hand_two + table)
        print("Would you like to play one more hand?")
        choice = input("Type y for yes, n for no: ").upper()
    print("Goodbye!".center(WIDTH))


if __name__ == "__main__":
    main()
