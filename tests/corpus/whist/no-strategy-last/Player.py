from Card import Card

class Player:
    '''A player'''
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        play = hand[-1]
        if trick and play.Suit() != trick[0].Suit():
            for card in hand:
                if card.Suit() == trick[0].Suit():
                    play = card
        return play
