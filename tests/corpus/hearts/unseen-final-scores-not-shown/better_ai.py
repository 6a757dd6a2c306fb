# Task 5
# the better AI player
# improvement 1: pass the worst cards
# improvement 2: do not take the trick if possible
# improvement 3: throw away the queen of spades or the hearts if I do not have the suit
# improvement 4: do not lead with high cards
from cards import Card, Rank, Suit
from player import Player


class BetterAIPlayer(Player):
    def __init__(self, name):
        Player.__init__(self, name)

    def get_valid_cards(self, trick, broken_hearts):
        valid_cards = []
        for card in self.hand:
            result = self.check_valid_play(card, trick, broken_hearts)
            if result[0] == True:
                valid_cards.append(card)
        return valid_cards

    def get_lowest(self, cards):
        lowest = cards[0]
        for card in cards:
            if card.rank < lowest.rank:
                lowest = card
        return lowest

    def get_highest(self, cards):
        highest = cards[0]
        for card in cards:
            if highest.rank < card.rank:
                highest = card
        return highest

    def get_queen(self, cards):
        for card in cards:
            if card.suit == Suit.Spades and card.rank == Rank.Queen:
                return card
        return None

    def play_card(self, trick, broken_hearts):
        valid_cards = self.get_valid_cards(trick, broken_hearts)
        if len(trick) == 0:
            chosen = self.get_lowest(valid_cards)
        elif valid_cards[0].suit == trick[0].suit:
            # I have the suit, find the card that is winning now
            winning = trick[0]
            for card in trick:
                if card.suit == trick[0].suit:
                    if winning.rank < card.rank:
                        winning = card
            under = []
            for card in valid_cards:
                if card.rank < winning.rank:
                    under.append(card)
            if self.get_queen(under) is not None:
                chosen = self.get_queen(under)
            elif len(under) > 0:
                chosen = self.get_highest(under)
            else:
                chosen = self.get_lowest(valid_cards)
        else:
            # I do not have the suit so I can get rid of something
            hearts = []
            for card in valid_cards:
                if card.suit == Suit.Hearts:
                    hearts.append(card)
            if self.get_queen(valid_cards) is not None:
                chosen = self.get_queen(valid_cards)
            elif len(hearts) > 0:
                chosen = self.get_highest(hearts)
            else:
                chosen = self.get_highest(valid_cards)
        self.hand.remove(chosen)
        return chosen

    def pass_cards(self):
        pass_list = []
        queen = self.get_queen(self.hand)
        if queen is not None:
            pass_list.append(queen)
            self.hand.remove(queen)
        while len(pass_list) < 3:
            highest = self.get_highest(self.hand)
            pass_list.append(highest)
            self.hand.remove(highest)
        return pass_list
