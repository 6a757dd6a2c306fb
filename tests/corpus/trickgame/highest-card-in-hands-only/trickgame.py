import cards as c
from table import Table


class TrickGame:
    """Glue between the table and the cards."""

    def __init__(self, location, dealer, trump=None):
        self.table = Table(dealer)
        self.table.deal(c.load(location))
        self.trump = trump

    def __str__(self):
        return "\n".join(self.table.row(name) for name in "NESW")

    def first_player(self):
        return self.table.leader

    def order_of_play(self):
        return self.table.order()

    def hand(self, player):
        return list(self.table.hands[player])

    def tricks(self, player):
        return self.table.scores[player]

    def has_card(self, player, card):
        return card in self.table.hands[player]

    def highest_card(self, suit, cards):
        held = [card for hand in self.table.hands.values() for card in hand]
        matching = [card for card in cards if c.suit(card) == suit and card in held]
        if matching:
            return c.highest(matching)

    def is_valid(self, cards):
        for player, card in zip(self.order_of_play(), cards):
            if not self.has_card(player, card):
                return False
        return True

    def winning_card(self, cards):
        assert self.is_valid(cards), "invalid trick"
        return self.highest_card(self.trump, cards) or self.highest_card(c.suit(cards[0]), cards)

    def winning_player(self, cards):
        winning = self.winning_card(cards)
        return self.order_of_play()[cards.index(winning)]

    def trick(self, cards):
        winner = self.winning_player(cards)
        for player, card in zip(self.order_of_play(), cards):
            self.table.hands[player].remove(card)
        self.table.leader = winner
        self.table.scores[winner] += 1
        return self
