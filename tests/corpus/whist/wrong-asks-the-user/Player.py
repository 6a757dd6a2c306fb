class Player:
    """Lets a person choose."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        for i, c in enumerate(hand):
            print(i, repr(c))
        return hand[int(input("Which card? "))]
