from __future__ import annotations
from cards import Card
from player import Player


class BasicAIPlayer(Player):
    """Always plays the lowest card it can"""

    def play_card(self, trick: list[Card], broken_hearts: bool) -> Card:
        valid_cards = []
        for card in self.hand:
            valid, message = self.check_valid_play(card, trick, broken_hearts)
            if valid:
                valid_cards.append(card)
        lowest = min(valid_cards)
        self.hand.remove(lowest)
        return lowest

    def pass_cards(self) -> list[Card]:
        self.hand.sort()
        passed = self.hand[-3:]
        for card in passed:
            self.hand.remove(card)
        return passed
