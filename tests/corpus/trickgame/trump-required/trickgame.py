"""Trick game, with cards as objects on the inside and as strings on the outside."""

from dataclasses import dataclass, field

SUITS = "♠♥♦♣"
RANKS = "2 3 4 5 6 7 8 9 10 J Q K A".split()


@dataclass(frozen=True, order=True)
class Card:
    """A card; the order of cards is the canonical one."""

    place: tuple = field(init=False, repr=False)
    suit: str = field(compare=False)
    rank: str = field(compare=False)

    def __post_init__(self):
        object.__setattr__(self, "place", (SUITS.index(self.suit), -RANKS.index(self.rank)))

    @classmethod
    def parse(cls, text):
        return cls(text[0], text[1:])

    def __str__(self):
        return self.suit + self.rank


@dataclass
class Seat:
    name: str
    cards: list = field(default_factory=list)
    won: int = 0


class TrickGame:
    def __init__(self, filename, dealer, trump):
        self.trump = trump
        self.seats = {name: Seat(name) for name in "NESW"}
        self.leader = dealer
        with open(filename, encoding="utf8") as lines:
            deck = [Card.parse(line.rstrip("\n")) for line in lines]
        for number, card in enumerate(deck):
            self.seats[self.order_of_play()[number % 4]].cards.append(card)
        for seat in self.seats.values():
            seat.cards.sort()

    def first_player(self):
        return self.leader

    def order_of_play(self):
        names = "NESWNESW"
        start = names.index(self.leader)
        return names[start:start + 4]

    def hand(self, player):
        return [str(card) for card in self.seats[player].cards]

    def tricks(self, player):
        return self.seats[player].won

    def __str__(self):
        def line(seat):
            flag = "*" if seat.name == self.leader else " "
            return "{}{}|{:02d}|{}".format(seat.name, flag, seat.won, ",".join(map(str, seat.cards)))

        return "\n".join(line(self.seats[name]) for name in "NESW")

    def has_card(self, player, card):
        return Card.parse(card) in self.seats[player].cards

    def highest_card(self, suit, cards):
        parsed = sorted(Card.parse(card) for card in cards if card.startswith(suit))
        return str(parsed[0]) if parsed else None

    def validate(self, cards):
        assert all(self.has_card(p, c) for p, c in zip(self.order_of_play(), cards)), "invalid trick"

    def winning_card(self, cards):
        self.validate(cards)
        if self.trump and any(card.startswith(self.trump) for card in cards):
            return self.highest_card(self.trump, cards)
        return self.highest_card(cards[0][0], cards)

    def winning_player(self, cards):
        return self.order_of_play()[list(cards).index(self.winning_card(cards))]

    def trick(self, cards):
        winner = self.winning_player(cards)
        for player, card in zip(self.order_of_play(), cards):
            self.seats[player].cards.remove(Card.parse(card))
        self.seats[winner].won += 1
        self.leader = winner
        return self
