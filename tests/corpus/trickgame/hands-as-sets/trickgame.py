# Trick game
# hands are kept in a dictionary: player -> list of cards

players = ['N', 'E', 'S', 'W']
suits = ['♠', '♥', '♦', '♣']
ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']


class TrickGame:

    def __init__(self, file, dealer, trump=None):
        self.first = dealer
        self.trump = trump
        self.won = {'N': 0, 'E': 0, 'S': 0, 'W': 0}
        self.hands = {'N': set(), 'E': set(), 'S': set(), 'W': set()}

        # read the cards, skip empty lines
        cards = []
        f = open(file, 'r')
        for line in f:
            line = line.strip()
            if line != '':
                cards.append(line)
        f.close()

        # deal one by one, starting with the dealer
        i = players.index(dealer)
        for card in cards:
            self.hands[players[i]].add(card)
            i = (i + 1) % 4


    def sort_cards(self, cards):
        result = []
        for suit in suits:
            for rank in reversed(ranks):
                for card in cards:
                    if card == suit + rank:
                        result.append(card)
        return result

    def __str__(self):
        lines = []
        for p in players:
            if p == self.first:
                star = '*'
            else:
                star = ' '
            number = str(self.won[p])
            if len(number) == 1:
                number = '0' + number
            lines.append(p + star + '|' + number + '|' + ','.join(self.hand(p)))
        return '\n'.join(lines)

    def first_player(self):
        return self.first

    def order_of_play(self):
        i = players.index(self.first)
        order = ''
        for k in range(4):
            order += players[(i + k) % 4]
        return order

    def hand(self, player):
        return self.sort_cards(self.hands[player])

    def tricks(self, player):
        return self.won[player]

    def has_card(self, player, card):
        if card in self.hands[player]:
            return True
        else:
            return False

    def highest_card(self, suit, cards):
        best = None
        for card in cards:
            if card[0] == suit:
                if best is None:
                    best = card
                elif ranks.index(card[1:]) > ranks.index(best[1:]):
                    best = card
        return best

    def check(self, cards):
        order = self.order_of_play()
        for i in range(4):
            if not self.has_card(order[i], cards[i]):
                raise AssertionError('invalid trick')

    def winning_card(self, cards):
        self.check(cards)
        if self.trump is not None:
            best = self.highest_card(self.trump, cards)
            if best is not None:
                return best
        return self.highest_card(cards[0][0], cards)

    def winning_player(self, cards):
        best = self.winning_card(cards)
        order = self.order_of_play()
        for i in range(4):
            if cards[i] == best:
                return order[i]

    def trick(self, cards):
        winner = self.winning_player(cards)
        order = self.order_of_play()
        for i in range(4):
            self.hands[order[i]].remove(cards[i])
        self.won[winner] += 1
        self.first = winner
        return self
