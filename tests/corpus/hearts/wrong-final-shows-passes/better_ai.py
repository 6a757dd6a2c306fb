from __future__ import annotations
from cards import Card, Rank, Suit
from player import Player


class BetterAIPlayer(Player):
    """
    Improvements on the basic AI:
    1. passes the Queen of Spades and the cards that might catch it, then high cards
    2. plays its highest card that does not take the trick
    3. throws off the Queen and high hearts when it cannot follow suit
    4. if it is last and there are no points in the trick, takes it with its highest card
    """

    def play_card(self, trick: list[Card], broken_hearts: bool) -> Card:
        valid = [card for card in self.hand if self.check_valid_play(card, trick, broken_hearts)[0]]
        valid.sort()
        if len(trick) == 0:
            card = self.choose_lead(valid)
        elif valid[0].suit == trick[0].suit:
            card = self.choose_follow(valid, trick)
        else:
            card = self.most_dangerous(valid)
        self.hand.remove(card)
        return card

    def choose_lead(self, valid: list[Card]) -> Card:
        # lowest rank, but no high spades if possible
        safe = [c for c in valid if not (c.suit == Suit.Spades and c.rank.value >= 12)]
        return min(safe or valid, key=lambda c: c.rank.value)

    def choose_follow(self, valid: list[Card], trick: list[Card]) -> Card:
        winning = max(card for card in trick if card.suit == trick[0].suit)
        lower = [card for card in valid if card < winning]
        if Card(Rank.Queen, Suit.Spades) in lower:
            return Card(Rank.Queen, Suit.Spades)
        if lower:
            return lower[-1]
        # has to go over it
        points = sum(self.is_penalty(card) for card in trick)
        without_queen = [c for c in valid if c != Card(Rank.Queen, Suit.Spades)] or valid
        if len(trick) >= 3 and points == 0:
            return without_queen[-1]
        return without_queen[0]

    def most_dangerous(self, valid: list[Card]) -> Card:
        return max(valid, key=self.danger)

    def danger(self, card: Card) -> int:
        if card == Card(Rank.Queen, Suit.Spades):
            return 1000
        if card.suit == Suit.Spades and card.rank.value > 12:
            return 500 + card.rank.value
        if card.suit == Suit.Hearts:
            return 100 + card.rank.value
        return card.rank.value * 7

    def pass_cards(self) -> list[Card]:
        self.hand.sort(key=self.danger)
        passed = self.hand[-3:]
        self.hand = self.hand[:-3]
        return passed
