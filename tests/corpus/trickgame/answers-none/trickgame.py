"""A skeleton: everything is there, and nothing works yet."""


class TrickGame:
    def __init__(self, location, dealer, trump=None):
        pass

    def __str__(self):
        return ""

    def first_player(self):
        return None

    order_of_play = first_player

    def hand(self, player):
        return None

    tricks = hand

    def has_card(self, player, card):
        return None

    highest_card = has_card

    def winning_card(self, cards):
        return None

    winning_player = winning_card
    trick = winning_card
