from Card import Card

# My strategy is to win a trick when that is possible with a face card or an ace, and to play low if not.
class Player:
    def __init__(self):
        self.HIGH = "JQKA"

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        for card in list(hand) + list(trick):
            card.TurnFaceUp()
        choices = [card for card in hand if trick and str(card)[2] == str(trick[0])[2]]
        if not choices:
            choices = [card for card in hand]
        for card in choices:
            if str(card)[1] in self.HIGH:
                return card
        return sorted(choices)[0]
