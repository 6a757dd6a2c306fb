from __future__ import annotations
from cards import Card, Rank, Suit
from player import Player

QUEEN = Card(Rank.Queen, Suit.Spades)


class BetterAIPlayer(Player):
    """
    Remembers which cards it has seen, so it knows how many cards of a suit are still with the others.
    1. A card is safe to lead when the others have more higher cards than lower cards of the suit.
    2. As long as the Queen of Spades is out it tries to force her out with low spades.
    3. When it cannot follow suit it throws off the card with the fewest lower cards around.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.seen = []

    def start_of_round(self, trick: list[Card]) -> bool:
        two = Card(Rank.Two, Suit.Clubs)
        return two in trick or two in self.hand

    def others(self, suit: Suit) -> list[Card]:
        """The cards of a suit that the other players may still have"""
        cards = []
        for rank in Rank:
            card = Card(rank, suit)
            if card not in self.seen and card not in self.hand:
                cards.append(card)
        return cards

    def lower(self, card: Card) -> int:
        return len([c for c in self.others(card.suit) if c < card])

    def higher(self, card: Card) -> int:
        return len([c for c in self.others(card.suit) if card < c])

    def trouble(self, card: Card) -> float:
        """How much trouble a card can give later"""
        if card == QUEEN:
            return 100
        trouble = self.lower(card) - self.higher(card) / 2
        if card.suit == Suit.Spades and QUEEN < card and QUEEN in self.others(Suit.Spades):
            trouble += 50
        if card.suit == Suit.Hearts:
            trouble += 4
        return trouble

    def play_card(self, trick: list[Card], broken_hearts: bool) -> Card:
        if self.start_of_round(trick):
            self.seen = []
        self.remember(trick)
        valid = [card for card in self.hand if self.check_valid_play(card, trick, broken_hearts)[0]]
        if not trick:
            chosen = self.lead(valid)
        elif valid[0].suit != trick[0].suit:
            chosen = max(valid, key=self.trouble)
        else:
            chosen = self.follow(valid, trick)
        self.hand.remove(chosen)
        self.remember([chosen])
        return chosen

    def remember(self, cards: list[Card]) -> None:
        for card in cards:
            if card not in self.seen:
                self.seen.append(card)

    def lead(self, valid: list[Card]) -> Card:
        if QUEEN in self.others(Suit.Spades):
            low_spades = [card for card in valid if card.suit == Suit.Spades and card < QUEEN]
            if low_spades:
                return max(low_spades)
        # nobody can take a trick of a suit that only I have
        can_lose = [card for card in valid if self.others(card.suit)] or valid
        return min(can_lose, key=lambda card: (self.trouble(card), card))

    def follow(self, valid: list[Card], trick: list[Card]) -> Card:
        winning = max(card for card in trick if card.suit == trick[0].suit)
        under = [card for card in valid if card < winning]
        if under:
            return max(under, key=self.trouble)
        points = len([card for card in trick if card.suit == Suit.Hearts or card == QUEEN])
        valid = [card for card in valid if card != QUEEN] or valid
        if points == 0 and (len(trick) >= 3 or self.is_first_trick(trick)):
            return max(valid)
        return min(valid)

    def is_first_trick(self, trick: list[Card]) -> bool:
        return trick[0] == Card(Rank.Two, Suit.Clubs)

    def pass_cards(self, passing_to: Player = None) -> list[Card]:
        self.seen = []
        passed = sorted(self.hand, key=self.trouble)[-3:]
        for card in passed:
            self.hand.remove(card)
        return passed
