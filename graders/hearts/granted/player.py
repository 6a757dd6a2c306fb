"""The course's own base of all players."""

from __future__ import annotations

from typing import Any

from cards import Card, Rank, Suit  # type: ignore[import-not-found]


class Player:
    """A name, a hand of cards, and points."""

    def __init__(self, name: str = "Player") -> None:
        """Make a player without cards or points."""
        self.name = name
        self.hand: list[Any] = []
        self.round_score = 0
        self.total_score = 0

    def __str__(self) -> str:
        """Return the player's name."""
        return str(self.name)

    def __repr__(self) -> str:
        """Return the same."""
        return self.__str__()

    def check_valid_play(self, card: Any, trick: Any, broken_hearts: bool) -> tuple[bool, str]:
        """Return whether a card of the hand may be played, and if not, why."""
        played = list(trick)
        if played:
            message = self._fault_of_following(card, played)
        else:
            message = self._fault_of_leading(card, broken_hearts)
        return not message, message

    def _fault_of_leading(self, card: Any, broken_hearts: bool) -> str:
        """Return why a card may not be led; an empty text if it may be."""
        opening = Card(Rank.Two, Suit.Clubs)
        if opening in self.hand and card != opening:
            return "Player holds the Two of Clubs and must lead it"
        has_other = any(one.suit is not Suit.Hearts for one in self.hand)
        if card.suit is Suit.Hearts and has_other and not broken_hearts:
            return "Player cannot lead Hearts before they have been broken"
        return ""

    def _fault_of_following(self, card: Any, trick: list[Any]) -> str:
        """Return why a card may not follow those of the trick; an empty text if it may."""
        led = trick[0]
        if card.suit is led.suit:
            return ""
        if any(one.suit is led.suit for one in self.hand):
            return "Player still has cards from the suit of the current trick"
        has_other = any(not _is_penalty(one) for one in self.hand)
        if led == Card(Rank.Two, Suit.Clubs) and has_other and _is_penalty(card):
            return "Player cannot play Hearts or the Queen of Spades on the first trick"
        return ""


def _is_penalty(card: Any) -> bool:
    """Return whether a card is worth points."""
    return card.suit is Suit.Hearts or (card.suit is Suit.Spades and card.rank is Rank.Queen)
