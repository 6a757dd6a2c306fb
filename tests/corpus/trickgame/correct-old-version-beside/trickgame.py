"""Trick game, second version: small pure functions, and a class that strings them together."""

from functools import reduce
from itertools import cycle, dropwhile, islice, product

PLAYERS = "NESW"
CANONICAL = tuple(map("".join, product("♠♥♦♣", ("A", "K", "Q", "J", "10", *"98765432"))))
PLACE = {card: place for place, card in enumerate(CANONICAL)}


def clockwise(start):
    return "".join(islice(dropwhile(lambda player: player != start, cycle(PLAYERS)), 4))


def lines_of(path):
    with open(path, encoding="utf-8") as stream:
        yield from (line.strip() for line in stream)


def dealt(cards, order):
    return reduce(
        lambda hands, pair: {**hands, pair[0]: (*hands[pair[0]], pair[1])},
        zip(cycle(order), cards),
        dict.fromkeys(order, ()),
    )


def without(hand, card):
    """The hand, with the first occurrence of a card left out."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1:]


class TrickGame:
    def __init__(self, path, dealer, trump=None):
        self._first, self._trump = dealer, trump
        self._won = ()
        self._hands = dealt(lines_of(path), clockwise(dealer))

    def first_player(self):
        return self._first

    def order_of_play(self):
        return clockwise(self._first)

    def hand(self, player):
        return sorted(self._hands[player], key=PLACE.get)

    def tricks(self, player):
        return self._won.count(player)

    def __str__(self):
        return "\n".join(
            f"{player}{' *'[player == self._first]}|{self.tricks(player):0>2}|{','.join(self.hand(player))}"
            for player in PLAYERS
        )

    def has_card(self, player, card):
        return any(held == card for held in self._hands[player])

    def highest_card(self, suit, cards):
        return min(filter(lambda card: card[0] == suit, cards), key=PLACE.get, default=None)

    def winning_card(self, cards):
        if not all(self.has_card(*pair) for pair in zip(self.order_of_play(), cards)):
            raise AssertionError("invalid trick")
        candidates = (self.highest_card(suit, cards) for suit in (self._trump, cards[0][0]))
        return next(filter(None, candidates))

    def winning_player(self, cards):
        winner = self.winning_card(cards)
        return next(player for player, card in zip(self.order_of_play(), cards) if card == winner)

    def trick(self, cards):
        winner = self.winning_player(cards)
        played = dict(zip(self.order_of_play(), cards))
        self._hands = {player: without(hand, played[player]) for player, hand in self._hands.items()}
        self._won += (winner,)
        self._first = winner
        return self
