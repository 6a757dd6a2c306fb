from __future__ import annotations
from cards import Card, Rank, Suit


class Player:
    """Base class for all the players"""

    def __init__(self, name: str) -> None:
        self.name = name
        self.hand = []
        self.round_score = 0
        self.total_score = 0

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.__str__()

    def check_valid_play(self, card: Card, trick: list[Card], broken_hearts: bool) -> tuple[bool, str]:
        two_of_clubs = Card(Rank.Two, Suit.Clubs)

        # leading the trick
        if len(trick) == 0:
            if two_of_clubs in self.hand and card != two_of_clubs:
                return (False, "Player must lead with the Two of Clubs")
            if card.suit == Suit.Hearts and not broken_hearts:
                for other in self.hand:
                    if other.suit != Suit.Hearts:
                        return (False, "Hearts have not been broken yet")
            return (True, "")

        # following
        lead = trick[0]
        if card.suit != lead.suit:
            for other in self.hand:
                if other.suit == lead.suit:
                    return (False, "Player still has cards from the suit of the current trick")
            if lead == two_of_clubs and self.is_penalty(card):
                # only when there is something else to play
                for other in self.hand:
                    if not self.is_penalty(other):
                        return (False, "Hearts and the Queen of Spades are not allowed on the first trick")
        return (True, "")

    def is_penalty(self, card: Card) -> bool:
        return card.suit == Suit.Hearts or card == Card(Rank.Queen, Suit.Spades)
