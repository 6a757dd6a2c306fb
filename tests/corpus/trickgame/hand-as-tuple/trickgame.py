class Hand(list):
    """A list of cards that keeps itself in order."""

    suits = "♠♥♦♣"
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]

    @classmethod
    def key(cls, card):
        return cls.suits.index(card[0]) * 13 + cls.ranks.index(card[1:])

    def add(self, card):
        self.append(card)
        self.sort(key=self.key)


class Player:
    """Somebody at the table."""

    def __init__(self, name):
        self.name = name
        self.hand = Hand()
        self.tricks = 0
        self.left = None

    def receive(self, card):
        self.hand.add(card)

    def play(self, card):
        self.hand.remove(card)

    def win(self):
        self.tricks += 1

    def __str__(self):
        return self.name + self.marker() + "|" + "%02d" % self.tricks + "|" + ",".join(self.hand)

    def marker(self):
        return " "


class Circle:
    """Four players, each knows who is on the left."""

    def __init__(self):
        self.players = [Player(name) for name in "NESW"]
        for i in range(4):
            self.players[i].left = self.players[(i + 1) % 4]

    def find(self, name):
        for player in self.players:
            if player.name == name:
                return player

    def starting_from(self, player):
        result = [player]
        while len(result) < 4:
            result.append(result[-1].left)
        return result


class TrickGame(Circle):

    def __init__(self, cardfile, dealer, trump=None):
        super().__init__()
        self.trump = trump
        self.current = self.find(dealer)
        player = self.current
        with open(cardfile, encoding="utf-8") as f:
            for line in f:
                player.receive(line.strip())
                player = player.left

    def first_player(self):
        return self.current.name

    def order_of_play(self):
        return "".join(player.name for player in self.starting_from(self.current))

    def hand(self, player):
        return tuple(self.find(player).hand)

    def tricks(self, player):
        return self.find(player).tricks

    def __str__(self):
        for player in self.players:
            player.marker = lambda: " "
        self.current.marker = lambda: "*"
        return "\n".join(map(str, self.players))

    def has_card(self, player, card):
        return card in self.find(player).hand

    def highest_card(self, suit, cards):
        hand = Hand(card for card in cards if card[0] == suit)
        hand.sort(key=Hand.key)
        return hand[0] if hand else None

    def winning_card(self, cards):
        for player, card in zip(self.starting_from(self.current), cards):
            if card not in player.hand:
                raise AssertionError("invalid trick")
        suits = [card[0] for card in cards]
        if self.trump in suits:
            return self.highest_card(self.trump, cards)
        return self.highest_card(suits[0], cards)

    def winner(self, cards):
        best = self.winning_card(cards)
        for player, card in zip(self.starting_from(self.current), cards):
            if card == best:
                return player

    def winning_player(self, cards):
        return self.winner(cards).name

    def trick(self, cards):
        winner = self.winner(cards)
        for player, card in zip(self.starting_from(self.current), cards):
            player.play(card)
        winner.win()
        self.current = winner
        return self
