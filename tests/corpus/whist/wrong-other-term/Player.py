from Card import Card

class Player:
    """Second hand low, third hand high."""
    def __init__(self):
        self.strategy = "second hand low, third hand high"

    def PlayCard(self, Hand, ThisTrick, PastTricks, PastHands):
        good = []
        for i in range(len(Hand)):
            if len(ThisTrick) > 0 and Hand[i].Suit() == ThisTrick[0].Suit():
                good.append(i)
        if not good:
            good = list(range(len(Hand)))
        good.sort(key=lambda i: Hand[i])
        return good[0] if len(ThisTrick) == 1 else good[-1]
