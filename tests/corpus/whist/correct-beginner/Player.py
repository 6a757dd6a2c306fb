# Whist player, CS101
# Strategy: I always play my highest card. If I have to follow suit I play
# the highest card of that suit.
from Card import Card

class Player:
    def __init__(self):
        self.name = "Whist player"

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']
        possible = []
        if len(trick) > 0:
            i = 0
            while i < len(hand):
                if hand[i].Suit() == trick[0].Suit():
                    possible.append(hand[i])
                i = i + 1
        if len(possible) == 0:
            i = 0
            while i < len(hand):
                possible.append(hand[i])
                i = i + 1
        best = possible[0]
        i = 1
        while i < len(possible):
            if ranks.index(possible[i].Rank()) > ranks.index(best.Rank()):
                best = possible[i]
            i = i + 1
        return best
