from __future__ import annotations

from abc import ABC, abstractmethod
from typing import List

from cards import Card
from player import Player


class ComputerPlayer(Player, ABC):
    """What the two computer players share: only the choices differ."""

    def play_card(self, trick: List[Card], broken_hearts: bool) -> Card:
        trick = [card for _, card in trick]
        options = [c for c in self.hand if self.check_valid_play(c, trick, broken_hearts)[0]]
        chosen = self.choose(sorted(options), list(trick))
        self.hand.remove(chosen)
        return chosen

    def pass_cards(self, passing_to: Player | None = None) -> List[Card]:
        chosen = self.choose_to_pass()
        for card in chosen:
            self.hand.remove(card)
        return chosen

    @abstractmethod
    def choose(self, options: List[Card], trick: List[Card]) -> Card: ...

    @abstractmethod
    def choose_to_pass(self) -> List[Card]: ...
