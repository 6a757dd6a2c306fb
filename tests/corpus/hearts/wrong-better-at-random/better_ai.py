# Task 5
# the better AI player
import random
from cards import Card, Rank, Suit
from player import Player


class BetterAIPlayer(Player):
    def play_card(self, trick, broken_hearts):
        # choose a card that the other players can not predict
        card = random.choice(self.hand)
        while self.check_valid_play(card, trick, broken_hearts)[0] == False:
            card = random.choice(self.hand)
        self.hand.remove(card)
        return card

    def pass_cards(self):
        random.shuffle(self.hand)
        return [self.hand.pop(), self.hand.pop(), self.hand.pop()]
