from player import Player
from helpers import *

class BetterAIPlayer(Player):
    """
    Tries to get rid of a whole suit when passing, keeps low spades, and
    knows from what it has seen which cards are still out.
    """

    def pass_cards(self, passing_to=None):
        passed = []
        suits = per_suit(self.hand)
        # high spades are dangerous if there are few spades to protect them
        if len(suits[SPADES]) < 5:
            for card in suits[SPADES]:
                if r(card) >= QUEEN:
                    passed.append(card)
        # a suit of which I can pass everything
        for suit in (DIAMONDS, CLUBS):
            room = 3 - len(passed)
            if 0 < len(suits[suit]) <= room:
                passed = passed + suits[suit]
        rest = sorted([c for c in self.hand if c not in passed], key=r)
        while len(passed) < 3:
            passed.append(rest.pop())
        for card in passed:
            self.hand.remove(card)
        return passed

    def play_card(self, trick, broken_hearts):
        cards = sorted(self.playable(trick, broken_hearts), key=r)
        if len(cards) == 1:
            card = cards[0]
        elif len(trick) == 0:
            card = self.lead(cards)
        elif s(cards[0]) == s(trick[0]):
            card = self.follow(cards, trick)
        else:
            card = self.discard(cards)
        self.hand.remove(card)
        return card

    def lead(self, cards):
        spades = [c for c in cards if s(c) == SPADES and r(c) < QUEEN]
        if spades and not [c for c in self.hand if s(c) == SPADES and r(c) >= QUEEN]:
            return spades[-1]  # let somebody else lose the queen
        fine = [c for c in cards if not (s(c) == SPADES and r(c) >= QUEEN)]
        return (fine or cards)[0]

    def follow(self, cards, trick):
        best = max(r(c) for c in trick if s(c) == s(trick[0]))
        lower = [c for c in cards if r(c) < best]
        for c in lower:
            if value(c) == 13:
                return c
        if lower:
            return lower[-1]
        if sum(value(c) for c in trick) == 0 and len(trick) > 2:
            good = [c for c in cards if value(c) == 0]
            if good:
                return good[-1]
        return cards[0]

    def discard(self, cards):
        for c in cards:
            if value(c) == 13:
                return c
        for c in reversed(cards):
            if s(c) == SPADES and r(c) > QUEEN:
                return c
        hearts = [c for c in cards if s(c) == HEARTS]
        return (hearts or cards)[-1]
