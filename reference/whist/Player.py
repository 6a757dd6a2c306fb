# ruff: noqa: N802 - PlayCard has the name that the course gives it
"""A player of whist that counts cards and thinks of its partner.

What it does, in the order in which it thinks:

leading
    1. Draw trumps: with the highest trump left, and at least as many trumps as each opponent can be expected
       to hold, lead it, as long as an opponent may have one.
    2. Lead a card that nobody can beat, from a suit in which no opponent is known to be out.
    3. Lead a suit which the partner is out of and can trump.
    4. Lead low from the longest suit, where it does not give away a high card that is not yet the highest.

following
    1. When no card of the hand can win the trick, throw the one that is worth least.
    2. When the partner is winning, and nobody after us can be expected to beat that card, do the same.
    3. As the last to play, win the trick with the cheapest card that does.
    4. As the second to play, win with a card that cannot be beaten; leave the rest to the partner.
    5. As the third to play, play the highest card of the suit, or one that is as good.
    6. When out of the suit, trump with the lowest trump that wins.

Everything is worked out anew from what PlayCard is given, so that a player remembers nothing between calls.
"""

from Card import Card

RANKS = "23456789TJQKA"
SUITS = "SHDC"
SEATS = "NESW"


def height(card):
    """Return a number that is higher for a higher rank."""
    return RANKS.index(card.Rank())


def name(card):
    """Return rank and suit in a string, which can be in a set, as a card cannot."""
    return card.Rank() + card.Suit()


class Table:
    """What can be known from a player's place: who holds what, who is out of what, who is winning."""

    def __init__(self, hand, trick, trump, position, tricks):
        self.hand = list(hand)
        self.trick = list(trick)
        self.trump = trump
        self.me = SEATS.index(position)
        played = [card for past in tricks for card in past[:4]]
        known = {name(card) for card in self.hand + self.trick + played}
        self.unseen = [Card(suit, rank) for suit in SUITS for rank in RANKS if rank + suit not in known]
        self.out = {seat: set() for seat in range(4)}
        for past in tricks:
            self._notice(past[:4], SEATS.index(past[4]))
        self._notice(self.trick, self.me - len(self.trick))
        self.leading_suit = self.trick[0].Suit() if self.trick else None
        following = [card for card in self.hand if card.Suit() == self.leading_suit]
        self.legal = following or self.hand
        self.follows = bool(following)

    def _notice(self, cards, leader):
        """Remember who did not follow suit, and so is out of it."""
        for place, card in enumerate(cards):
            if card.Suit() != cards[0].Suit():
                self.out[(leader + place) % 4].add(cards[0].Suit())

    def of(self, suit):
        """Return the cards of a suit in the hand."""
        return [card for card in self.hand if card.Suit() == suit]

    def left(self, suit):
        """Return the cards of a suit that the others hold."""
        return [card for card in self.unseen if card.Suit() == suit]

    def may_hold(self, seat, suit):
        """Return whether a player may have a card of a suit."""
        return suit not in self.out[seat % 4] and bool(self.left(suit))

    def opponents(self):
        """Return the places of both opponents."""
        return [(self.me + 1) % 4, (self.me + 3) % 4]

    def is_master(self, card):
        """Return whether the others hold no higher card of the suit."""
        return all(height(other) < height(card) for other in self.left(card.Suit()))

    def beats(self, card, other):
        """Return whether a card takes a trick from one that was played before it."""
        if card.Suit() == other.Suit():
            return height(card) > height(other)
        return card.Suit() == self.trump

    def winning(self):
        """Return the place in the trick of the card that is winning it."""
        best = 0
        for place in range(1, len(self.trick)):
            if self.beats(self.trick[place], self.trick[best]):
                best = place
        return best

    def can_be_beaten(self, card, seat):
        """Return whether a player who comes after us may well beat a card."""
        suit = self.leading_suit
        if suit in self.out[seat % 4] or not self.left(suit):
            trumps = self.left(self.trump) if self.may_hold(seat, self.trump) else []
            return any(self.beats(other, card) for other in trumps)
        return any(self.beats(other, card) for other in self.left(suit))

    def worth(self, card):
        """Return what a card is worth: the higher, the longer it should be kept."""
        if card.Suit() == self.trump:
            return 200 + height(card)
        worth = 10 * height(card)
        if self.is_master(card):
            worth += 60
        elif len(self.of(card.Suit())) == 2 and height(card) < 10:
            # The other card of the two may need this one: a king with a small card beside it can still win.
            worth += 30 if max(map(height, self.of(card.Suit()))) == 11 else 0
        elif self.of(self.trump):
            worth += 2 * len(self.of(card.Suit()))
        return worth


class Player:
    """A player that follows the strategy above."""

    def __init__(self):
        """Make a player; it needs to remember nothing."""

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        """Return the card of the hand that is played in this position."""
        table = Table(hand, trick, trump, position, tricks)
        if len(table.legal) == 1:
            return table.legal[0]
        if table.trick:
            return self.follow(table)
        return self.lead(table)

    # Leading

    def lead(self, table):
        """Return the card to lead."""
        return (
            self.trump_to_draw(table)
            or self.sure_winner(table)
            or self.for_partner_to_trump(table)
            or self.quiet(table)
        )

    def trump_to_draw(self, table):
        """Return the highest trump, when it is time to draw those of the opponents."""
        trumps = sorted(table.of(table.trump), key=height)
        theirs = len(table.left(table.trump))
        if not trumps or not any(table.may_hold(seat, table.trump) for seat in table.opponents()):
            return None
        if table.is_master(trumps[-1]) and 3 * len(trumps) > theirs + 2:
            return trumps[-1]
        if len(trumps) >= 5:
            return trumps[-1] if height(trumps[-1]) > 9 else trumps[0]
        return None

    def sure_winner(self, table):
        """Return a plain card that nobody can beat, where it is least likely to be trumped."""
        found = []
        for card in table.hand:
            if card.Suit() != table.trump and table.is_master(card):
                danger = any(
                    card.Suit() in table.out[seat] and table.may_hold(seat, table.trump)
                    for seat in table.opponents()
                )
                if not danger:
                    found.append(card)
        return max(found, key=lambda card: (len(table.left(card.Suit())), height(card)), default=None)

    def for_partner_to_trump(self, table):
        """Return a low card of a suit that the partner can trump, and no opponent is known to."""
        partner = (table.me + 2) % 4
        if not table.may_hold(partner, table.trump):
            return None
        found = [
            card
            for card in table.hand
            if card.Suit() != table.trump
            and card.Suit() in table.out[partner]
            and not any(card.Suit() in table.out[seat] for seat in table.opponents())
        ]
        return min(found, key=height, default=None)

    def quiet(self, table):
        """Return a card that risks little: a low one, from a long suit."""

        def risk(card):
            cards = sorted(table.of(card.Suit()), key=height)
            top = cards[-1]
            risk = height(card) - 2 * len(cards)
            if card.Suit() == table.trump:
                risk += 6
            if top is not card and height(top) >= 11 and not table.is_master(top):
                risk += 4
            elif top is not card and table.is_master(top):
                risk += 5
            if any(card.Suit() in table.out[seat] for seat in table.opponents()):
                risk += 3
            return risk

        return min(table.hand, key=lambda card: (risk(card), name(card)))

    # Following

    def follow(self, table):
        """Return the card to play to a trick that somebody else has led."""
        place = table.winning()
        best = table.trick[place]
        winners = [card for card in table.legal if table.beats(card, best)]
        partner_wins = place == len(table.trick) - 2
        last = len(table.trick) == 3
        if not winners:
            return self.throw(table)
        if partner_wins and (last or not table.can_be_beaten(best, table.me + 1)):
            return self.throw(table)
        if last:
            return min(winners, key=table.worth)
        if not table.follows:
            return self.ruff(table, winners, partner_wins)
        if len(table.trick) == 1:
            return self.second(table, winners)
        return self.third(table, winners, partner_wins)

    def second(self, table, winners):
        """Return a card that holds against all who come after, the lowest such one, or else a low card."""
        safe = [card for card in winners if not table.can_be_beaten(card, table.me + 1)]
        sure = [card for card in safe if not table.can_be_beaten(card, table.me + 3)]
        masters = [card for card in winners if table.is_master(card)]
        found = sure or masters
        return min(found, key=height) if found else self.throw(table)

    def third(self, table, winners, partner_wins):
        """Return a card as good as the highest, unless it gains nothing on the partner's."""
        top = max(winners, key=height)
        equal = [card for card in winners if self.as_good(table, card, top)]
        if partner_wins and self.as_good(table, table.trick[0], top):
            return self.throw(table)
        return min(equal, key=height)

    def as_good(self, table, card, top):
        """Return whether nobody else holds a card between these two of one suit."""
        between = range(height(card) + 1, height(top))
        return card.Suit() == top.Suit() and not any(
            height(other) in between for other in table.left(top.Suit())
        )

    def ruff(self, table, winners, partner_wins):
        """Return a trump that wins, when it is worth one; winners are trumps here."""
        if partner_wins and height(table.trick[table.winning()]) >= 10:
            return self.throw(table)
        safe = [card for card in winners if not table.can_be_beaten(card, table.me + 1)]
        return min(safe or winners, key=height)

    def throw(self, table):
        """Return the legal card that is worth least."""
        return min(table.legal, key=lambda card: (table.worth(card), name(card)))
