from Card import Card

class Player:
    """Plays carefully (low) when our side is ahead, and high when it is behind."""

    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, ns_score, ew_score):
        ours, theirs = (ns_score, ew_score) if position in 'NS' else (ew_score, ns_score)
        cards = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        cards = sorted(cards or hand)
        return cards[0] if ours > theirs else cards[-1]
