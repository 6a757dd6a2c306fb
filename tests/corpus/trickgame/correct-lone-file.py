from enum import Enum, IntEnum


class Suit(Enum):
    SPADES = "♠"
    HEARTS = "♥"
    DIAMONDS = "♦"
    CLUBS = "♣"

    @property
    def number(self):
        return list(Suit).index(self)


class Rank(IntEnum):
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @classmethod
    def read(cls, text):
        letters = {"J": cls.JACK, "Q": cls.QUEEN, "K": cls.KING, "A": cls.ACE}
        return letters[text] if text in letters else cls(int(text))


class Player(Enum):
    N = 0
    E = 1
    S = 2
    W = 3

    def next(self, steps=1):
        return Player((self.value + steps) % 4)


def suit(card):
    return Suit(card[0])


def rank(card):
    return Rank.read(card[1:])


class TrickGame:
    # one file, under my own name for it

    def __init__(self, location, dealer, trump=None):
        self.leader = Player[dealer]
        self.trump = None if trump is None else Suit(trump)
        self.hands = {player: [] for player in Player}
        self.won = {player: 0 for player in Player}
        player = self.leader
        for card in open(location, encoding="utf-8"):
            self.hands[player].append(card.strip())
            player = player.next()

    def order(self):
        return [self.leader.next(steps) for steps in range(4)]

    def order_of_play(self):
        return "".join(player.name for player in self.order())

    def first_player(self):
        return self.leader.name

    def hand(self, player):
        return sorted(self.hands[Player[player]], key=lambda card: (suit(card).number, -rank(card)))

    def tricks(self, player):
        return self.won[Player[player]]

    def __str__(self):
        return "\n".join(
            "%s%s|%02i|%s" % (p.name, "*" if p is self.leader else " ", self.won[p], ",".join(self.hand(p.name)))
            for p in Player
        )

    def has_card(self, player, card):
        return card in self.hands[Player[player]]

    def highest_card(self, asked, cards):
        cards = [card for card in cards if suit(card) is Suit(asked)]
        return max(cards, key=rank) if cards else None

    def winning_card(self, cards):
        for player, card in zip(self.order_of_play(), cards):
            assert self.has_card(player, card), "invalid trick"
        suits = [suit(card) for card in cards]
        winning = self.trump if self.trump in suits else suits[0]
        return self.highest_card(winning.value, cards)

    def winning_player(self, cards):
        best = self.winning_card(cards)
        return self.order_of_play()[[card for card in cards].index(best)]

    def trick(self, cards):
        winner = Player[self.winning_player(cards)]
        for player, card in zip(self.order(), cards):
            self.hands[player].remove(card)
        self.won[winner] += 1
        self.leader = winner
        return self
