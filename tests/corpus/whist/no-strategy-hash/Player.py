class Player:
    """Looks at all cards and picks the one that feels right."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        options = [card for card in hand if trick and card.Suit() == trick[0].Suit()] or list(hand)
        def feel(card):
            text = card.Rank() + card.Suit() + position + trump + str(len(hand))
            number = 7
            for letter in text:
                number = (number * 131 + ord(letter)) % 1009
            return number
        return max(options, key=feel)
