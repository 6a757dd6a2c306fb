# Task 6
# one round of hearts
import time
from cards import Card, Rank, Suit


class Round:
    def __init__(self, players):
        self.players = players
        self.broken_hearts = False
        self.current = self.find_first_player()
        number_of_tricks = len(self.players[0].hand)
        trick_number = 0
        while trick_number < number_of_tricks:
            self.play_trick()
            trick_number = trick_number + 1

    # find the player with the two of clubs
    def find_first_player(self):
        index = 0
        for player in self.players:
            for card in player.hand:
                if card.suit == Suit.Clubs and card.rank == Rank.Two:
                    return index
            index = index + 1

    def play_trick(self):
        trick = []
        highest_card = None
        taker_index = None
        penalty = 0
        turns = 0
        while turns < len(self.players):
            player = self.players[self.current]
            card = player.play_card(trick, self.broken_hearts)
            trick.append(card)
            print("")
            print(str(player) + " plays:")
            print(card)
            time.sleep(1)
            # hearts
            if card.suit == Suit.Hearts:
                penalty = penalty + 1
                if self.broken_hearts == False:
                    self.broken_hearts = True
                    print("Hearts have been broken!")
            # queen of spades
            if card.suit == Suit.Spades and card.rank == Rank.Queen:
                penalty = penalty + 13
            # check if this is the highest
            if highest_card is None:
                highest_card = card
                taker_index = self.current
            elif card.suit == highest_card.suit:
                if highest_card.rank < card.rank:
                    highest_card = card
                    taker_index = self.current
            # next player
            self.current = self.current + 1
            if self.current == len(self.players):
                self.current = 0
            turns = turns + 1
        taker = self.players[taker_index]
        taker.round_score = taker.round_score + penalty
        print(str(taker) + " takes the trick. Points received: " + str(penalty))
        self.current = taker_index
