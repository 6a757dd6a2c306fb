import Card

# Strategy: sort what I may play from low to high. First or second to play I stay low, so
# that my partner can decide; third or fourth I play high, unless somebody already
# played a card that is higher than my best one.

class Player(object):

    def __init__(self):
        """Nothing to set up."""

    def CardsOf(self, hand, suit):
        found = []
        for card in hand:
            if card.Suit() == suit:
                found.append(card)
        return sorted(found)

    def PlayCard(self, myHand, thisTrick, trumpSuit, myPosition, oldTricks, theScore):
        """Pick a card."""
        if len(thisTrick) == 0:
            return sorted(myHand)[-1]
        led = thisTrick[0].Suit()
        mine = self.CardsOf(myHand, led)
        if mine == []:
            trumps = self.CardsOf(myHand, trumpSuit)
            if trumps != []:
                return trumps[0]
            return sorted(myHand)[0]
        if len(thisTrick) == 1:
            return mine[0]
        highest = thisTrick[0]
        for card in thisTrick:
            if card.Suit() == led and card > highest:
                highest = card
        if mine[-1] > highest:
            return mine[-1]
        assert Card.Card(mine[0].Suit(), mine[0].Rank()) == mine[0]
        return mine[0]
