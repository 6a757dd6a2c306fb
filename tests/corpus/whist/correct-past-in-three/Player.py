"""Whist player. It looks which suits our partner has led, and leads those."""
from Card import Card


class Player:

    def __init__(self):
        self.partner = {'N': 'S', 'S': 'N', 'E': 'W', 'W': 'E'}

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        if len(trick) == 0:
            # lead what the partner has led, the latest first
            for cards, leader, winner in reversed(tricks):
                if leader == self.partner[position]:
                    suit = cards[0].Suit()
                    mine = [card for card in hand if card.Suit() == suit]
                    if mine:
                        return max(mine)
            return max(hand)
        mine = [card for card in hand if card.Suit() == trick[0].Suit()]
        if mine:
            return max(mine)
        return min(hand)
