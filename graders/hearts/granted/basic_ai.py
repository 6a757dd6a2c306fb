"""The course's own basic player."""

from __future__ import annotations

from typing import Any

from player import Player  # type: ignore[import-not-found]


class BasicAIPlayer(Player):  # type: ignore[misc]
    """A player that always plays the lowest card it may play."""

    def play_card(self, trick: Any = (), broken_hearts: bool = False) -> Any:
        """Take the lowest card that may be played out of the hand, and return it."""
        for card in sorted(self.hand):
            if self.check_valid_play(card, trick, broken_hearts)[0]:
                self.hand.remove(card)
                return card
        raise RuntimeError(f"{self} was asked for a card, and has none")

    def pass_cards(self, passing_to: Any = None) -> list[Any]:
        """Take the three highest cards out of the hand, and return them in a list."""
        chosen = sorted(self.hand)[-3:]
        for card in chosen:
            self.hand.remove(card)
        return chosen
