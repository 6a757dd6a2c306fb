# Everything in lists; player number 0 = N, 1 = E, 2 = S, 3 = W
# A card is a number too: 0 = ace of spades ... 51 = two of clubs

NAMES = ["N", "E", "S", "W"]

CARDS = []
for s in ["♠", "♥", "♦", "♣"]:
    for r in ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]:
        CARDS.append(s + r)


class TrickGame:

    def __init__(self, cards_file, dealer, trump=None):
        self.turn = NAMES.index(dealer)
        self.trump = trump
        # held[p][c] = how many times player p holds card c
        self.held = [[0] * 52 for p in range(4)]
        self.points = [0, 0, 0, 0]
        player = self.turn
        with open(cards_file, encoding="utf-8") as handle:
            line = handle.readline()
            while line:
                self.held[player][CARDS.index(line.strip())] += 1
                player = (player + 1) % 4
                line = handle.readline()

    def first_player(self):
        return NAMES[self.turn]

    def order_of_play(self):
        return "".join(NAMES[(self.turn + i) % 4] for i in range(4))

    def hand(self, player):
        held = self.held[NAMES.index(player)]
        result = []
        for c in range(52):
            result += [CARDS[c]] * held[c]
        return result

    def tricks(self, player):
        return self.points[NAMES.index(player)]

    def __str__(self):
        lines = []
        for p in range(4):
            mark = " *"[p == self.turn]
            lines.append("%s%s|0%d|%s" % (NAMES[p], mark, self.points[p], ",".join(self.hand(NAMES[p]))))
        return "\n".join(lines)

    def has_card(self, player, card):
        return self.held[NAMES.index(player)][CARDS.index(card)] > 0

    def highest_card(self, suit, cards):
        # a low number is a high card
        numbers = [CARDS.index(card) for card in cards if card[0] == suit]
        if len(numbers) == 0:
            return None
        return CARDS[min(numbers)]

    def winning_card(self, cards):
        for i in range(4):
            if not self.has_card(NAMES[(self.turn + i) % 4], cards[i]):
                raise AssertionError("invalid trick")
        card = None
        if self.trump != None:
            card = self.highest_card(self.trump, cards)
        if card == None:
            card = self.highest_card(cards[0][0], cards)
        return card

    def winning_player(self, cards):
        best = self.winning_card(cards)
        i = 0
        while cards[i] != best:
            i += 1
        return NAMES[(self.turn + i) % 4]

    def trick(self, cards):
        winner = NAMES.index(self.winning_player(cards))
        for i in range(4):
            self.held[(self.turn + i) % 4][CARDS.index(cards[i])] -= 1
        self.points[winner] += 1
        self.turn = winner
        return self
