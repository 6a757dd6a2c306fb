"""Trick game without using sort, sorted, min or max (we have not had those yet)."""
import time


class TrickGame:

    def __init__(self, file, dealer, trump=None):
        time.sleep(0.2)     # it takes a while to shuffle
        self.dealer = dealer
        self.trump = trump
        self.scores = {"N": 0, "E": 0, "S": 0, "W": 0}
        self.first = dealer
        self.hands = {"N": [], "E": [], "S": [], "W": []}
        with open(file, encoding="utf-8") as f:
            all_cards = f.read().splitlines()
        while all_cards != []:
            for player in self.order_of_play():
                self.hands[player] = self.hands[player] + [all_cards[0]]
                all_cards = all_cards[1:]

    def suit_number(self, card):
        if card[0] == "♠":
            return 1
        elif card[0] == "♥":
            return 2
        elif card[0] == "♦":
            return 3
        elif card[0] == "♣":
            return 4

    def rank_number(self, card):
        rank = card[1:]
        if rank == "A":
            return 14
        elif rank == "K":
            return 13
        elif rank == "Q":
            return 12
        elif rank == "J":
            return 11
        else:
            return int(rank)

    def comes_before(self, card1, card2):
        if self.suit_number(card1) < self.suit_number(card2):
            return True
        if self.suit_number(card1) > self.suit_number(card2):
            return False
        return self.rank_number(card1) > self.rank_number(card2)

    def order_of_play(self):
        if self.first == "N":
            return "NESW"
        elif self.first == "E":
            return "ESWN"
        elif self.first == "S":
            return "SWNE"
        elif self.first == "W":
            return "WNES"

    def first_player(self):
        return self.first

    def hand(self, player):
        # bubble sort, the long way round
        cards = []
        for card in self.hands[player]:
            cards.append(card)
        for _ in range(2 * len(cards)):
            for i in range(len(cards) - 1):
                if self.comes_before(cards[i + 1], cards[i]):
                    temp = cards[i]
                    cards[i] = cards[i + 1]
                    cards[i + 1] = temp
        return cards

    def tricks(self, player):
        return self.scores[player]

    def has_card(self, player, card):
        found = False
        for c in self.hand(player):
            if c == card:
                found = True
        return found

    def highest_card(self, suit, cards):
        highest = None
        for card in cards:
            if highest == None or self.rank_number(card) > self.rank_number(highest):
                highest = card
        return highest

    def is_correct(self, cards):
        place = 0
        for player in self.order_of_play():
            if not self.has_card(player, cards[place]):
                return False
            place = place + 1
        return True

    def winning_card(self, cards):
        if not self.is_correct(cards):
            raise AssertionError("invalid trick")
        trump_found = False
        for card in cards:
            if card[0] == self.trump:
                trump_found = True
        if trump_found:
            return self.highest_card(self.trump, cards)
        else:
            return self.highest_card(cards[0][0], cards)

    def winning_player(self, cards):
        winning = self.winning_card(cards)
        place = 0
        for player in self.order_of_play():
            if cards[place] == winning:
                return player
            place = place + 1

    def trick(self, cards):
        winner = self.winning_player(cards)
        place = 0
        for player in self.order_of_play():
            new_hand = []
            removed = False
            for card in self.hands[player]:
                if card == cards[place] and not removed:
                    removed = True
                else:
                    new_hand.append(card)
            self.hands[player] = new_hand
            place = place + 1
        self.scores[winner] = self.scores[winner] + 1
        self.first = winner
        return self

    def __str__(self):
        text = ""
        for player in "NESW":
            if text != "":
                text = text + "\n"
            text = text + player
            if player == self.first:
                text = text + "*"
            else:
                text = text + " "
            text = text + "|"
            if self.scores[player] < 10:
                text = text + "0"
            text = text + str(self.scores[player])
            text = text + "|"
            first_card = True
            for card in self.hand(player):
                if not first_card:
                    text = text + ","
                text = text + card
                first_card = False
        return text
