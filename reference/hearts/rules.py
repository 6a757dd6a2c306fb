"""What special cards are worth in Hearts."""

from cards import Card, Rank, Suit

TWO_OF_CLUBS = Card(Rank.Two, Suit.Clubs)
QUEEN_OF_SPADES = Card(Rank.Queen, Suit.Spades)
ALL_POINTS = 26


def points(card):
    """Return how many points a card is worth: 1 for a heart, 13 for the Queen of Spades."""
    if card.suit is Suit.Hearts:
        return 1
    return 13 if card == QUEEN_OF_SPADES else 0
