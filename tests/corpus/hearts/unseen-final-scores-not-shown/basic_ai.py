# Task 2
# the basic AI player
from cards import Card, Rank, Suit
from player import Player


class BasicAIPlayer(Player):
    def __init__(self, name):
        Player.__init__(self, name)

    def play_card(self, trick, broken_hearts):
        # look for the lowest rank
        lowest_card = None
        for card in self.hand:
            result = self.check_valid_play(card, trick, broken_hearts)
            if result[0] == True:
                if lowest_card is None:
                    lowest_card = card
                elif card.rank < lowest_card.rank:
                    lowest_card = card
        self.hand.remove(lowest_card)
        return lowest_card

    def pass_cards(self):
        # pass the first three cards
        pass_list = []
        pass_list.append(self.hand[0])
        pass_list.append(self.hand[1])
        pass_list.append(self.hand[2])
        self.hand.remove(pass_list[0])
        self.hand.remove(pass_list[1])
        self.hand.remove(pass_list[2])
        return pass_list
