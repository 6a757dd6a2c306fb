from __future__ import annotations

from typing import List

from cards import Card
from computer import ComputerPlayer


class BasicAIPlayer(ComputerPlayer):
    def choose(self, options: List[Card], trick: List[Card]) -> Card:
        return min(options)

    def choose_to_pass(self) -> List[Card]:
        return sorted(self.hand)[-3:]
