from Card import Card

class Player:
    """Plays trump whenever it can, from the lowest one up, and else the highest card."""

    def __init__(self):
        print("a new player")

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        print("I am", position, "and hold", [repr(c) for c in hand])
        print("on the table:", [repr(c) for c in trick], "trump:", trump)
        legal = []
        for c in hand:
            if not trick or c.Suit() == trick[0].Suit():
                legal.append(c)
        if not legal:
            print("I cannot follow suit!")
            for c in sorted(hand):
                if c.Suit() == trump:
                    print("so I trump with", repr(c))
                    return c
            legal = list(hand)
        choice = max(legal)
        print("I play", repr(choice))
        return choice
