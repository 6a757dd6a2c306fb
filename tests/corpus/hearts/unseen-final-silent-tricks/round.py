from time import sleep
from cards import Card, Rank, Suit
from task3 import penalty_of

class Round:
    def __init__(self, players):
        self.players = players
        self.hearts_broken = False
        for player in players:
            if Card(Rank.Two, Suit.Clubs) in player.hand:
                self.leader = player
        self.trick_number = 0
        while self.leader.hand:
            self.trick_number += 1
            self.play_trick()

    def play_trick(self):
        print(f"\n~~~~~ Trick {self.trick_number} ~~~~~")
        start = self.players.index(self.leader)
        cards = []
        for player in self.players[start:] + self.players[:start]:
            card = player.play_card(cards, self.hearts_broken)
            cards.append(card)
            print(f"{player} plays the {card.rank.name} of {card.suit.name}:")
            print(card)
            sleep(0.6)
            if card.suit == Suit.Hearts and not self.hearts_broken:
                print("*** Hearts have been broken! ***")
                self.hearts_broken = True
        best = max([c for c in cards if c.suit == cards[0].suit])
        self.leader = self.players[(start + cards.index(best)) % len(self.players)]
        points = penalty_of(cards)
        self.leader.round_score += points
        sleep(1)
