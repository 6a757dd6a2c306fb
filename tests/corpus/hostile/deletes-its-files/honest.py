"""An honest program, and what the hostile ones beside it share.  Every attack is bounded by itself."""

import sys

try:
    import facts  # written by the test: where the course is, which process may be killed, which port listens
except ImportError:
    facts = None

PLAYERS = "NESW"
SUITS = "♠♥♦♣"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def place(card):
    return SUITS.index(card[0]), -RANKS.index(card[1:])


class TrickGame:
    """The game as it should be: full marks."""

    def __init__(self, location, dealer, trump=None):
        with open(location, encoding="utf-8") as file:
            deck = file.read().split()
        self._leader, self._trump = dealer, trump
        self._won = {player: 0 for player in PLAYERS}
        self._hands = {
            player: sorted(deck[seat::4], key=place) for seat, player in enumerate(self._order())
        }

    def _order(self):
        seat = PLAYERS.index(self._leader)
        return PLAYERS[seat:] + PLAYERS[:seat]

    def __str__(self):
        lines = []
        for player in PLAYERS:
            mark = "*" if player == self._leader else " "
            lines.append("%s%s|%02d|%s" % (player, mark, self._won[player], ",".join(self._hands[player])))
        return "\n".join(lines)

    def first_player(self):
        return self._leader

    def order_of_play(self):
        return self._order()

    def hand(self, player):
        return list(self._hands[player])

    def tricks(self, player):
        return self._won[player]

    def has_card(self, player, card):
        return card in self._hands[player]

    def highest_card(self, suit, cards):
        own = [card for card in cards if card[0] == suit]
        return min(own, key=place) if own else None

    def winning_card(self, cards):
        for player, card in zip(self._order(), cards):
            if card not in self._hands[player]:
                raise AssertionError("invalid trick")
        best = TrickGame.highest_card(self, self._trump, cards)
        return best or TrickGame.highest_card(self, cards[0][0], cards)

    def winning_player(self, cards):
        return self._order()[list(cards).index(TrickGame.winning_card(self, cards))]

    def trick(self, cards):
        winner = TrickGame.winning_player(self, cards)
        for player, card in zip(self._order(), cards):
            self._hands[player].remove(card)
        self._won[winner] += 1
        self._leader = winner
        return self


def once(name="_hostile_done"):
    """Whether this process has not come here before; what holds that is no part of any module."""
    if hasattr(sys, name):
        return False
    setattr(sys, name, True)
    return True


def report(found):
    """Tell the test, by a page of a check that fails, what an attack got hold of."""
    if found:
        print("LEAK:" + str(found)[:200].replace("\n", " "))


def attempt(act):
    """Return what an attack found; nothing when it was refused."""
    try:
        return act()
    except Exception:
        return None


class Reporter(TrickGame):
    """Honest but for ``has_card``, which answers 1 and 0; attacks there, and says what it found."""

    def attack(self):
        return None

    def has_card(self, player, card):
        if once():
            report(attempt(self.attack) if facts else None)
        return 1 if card in self._hands[player] else 0


class Answers(TrickGame):
    """Four methods always give the same; the others are honest."""

    answer = object

    def _give(self, *args):
        return self.answer()

    first_player = tricks = has_card = highest_card = _give


class Striker(TrickGame):
    """Honest up to the first ``has_card``, which strikes, and says what it came to."""

    def strike(self):
        pass

    def has_card(self, player, card):
        self.strike()
        return card in self._hands[player]
