def Player():
    """Highest card."""
    def PlayCard(hand, trick, trump, position, tricks, score):
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        return max(same or hand)
    Player.PlayCard = PlayCard
    return Player
