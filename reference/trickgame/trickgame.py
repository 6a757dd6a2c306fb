"""A trick game for four players, played with or without trumps."""

PLAYERS = "NESW"
SUITS = "♠♥♦♣"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def suit_of(card):
    """Return the suit of a card: its first character."""
    return card[0]


def strength(card):
    """Return how high a card is within its suit: 0 for a two, 12 for an ace."""
    return RANKS.index(card[1:])


def place_in_hand(card):
    """Return the sorting key that puts cards in canonical order."""
    return SUITS.index(suit_of(card)), -strength(card)


class TrickGame:
    """A game in progress: who holds what, who has won how many tricks, and who leads next."""

    def __init__(self, location, dealer, trump=None):
        """Deal the cards that are listed in a text file, the first one to the dealer."""
        with open(location, encoding="utf-8") as card_file:
            deck = card_file.read().split()
        self._leader = dealer
        self._trump = trump
        self._won = dict.fromkeys(PLAYERS, 0)
        self._hands = {
            player: sorted(deck[seat :: len(PLAYERS)], key=place_in_hand)
            for seat, player in enumerate(self.order_of_play())
        }

    def __str__(self):
        """Return the state of the game, one line for each player."""
        return "\n".join(self._line(player) for player in PLAYERS)

    def _line(self, player):
        """Return the line about one player in the state of the game."""
        mark = "*" if player == self.first_player() else " "
        return f"{player}{mark}|{self.tricks(player):02}|{','.join(self.hand(player))}"

    def first_player(self):
        """Return the player who leads in the next trick."""
        return self._leader

    def order_of_play(self):
        """Return the four players in the order in which they play in the next trick."""
        seat = PLAYERS.index(self._leader)
        return PLAYERS[seat:] + PLAYERS[:seat]

    def hand(self, player):
        """Return the cards that a player holds, in canonical order."""
        return list(self._hands[player])

    def tricks(self, player):
        """Return how many tricks a player has won."""
        return self._won[player]

    def has_card(self, player, card):
        """Return whether a player holds a card."""
        return card in self._hands[player]

    def highest_card(self, suit, cards):
        """Return the highest card of a suit among some cards, or None if there is none."""
        return max((card for card in cards if suit_of(card) == suit), key=strength, default=None)

    def winning_card(self, cards):
        """Return the card that would win a trick: the highest trump, or else the highest of the suit led."""
        self._refuse_unless_playable(cards)
        return self.highest_card(self._trump, cards) or self.highest_card(suit_of(cards[0]), cards)

    def winning_player(self, cards):
        """Return the player who would win a trick."""
        return self.order_of_play()[cards.index(self.winning_card(cards))]

    def trick(self, cards):
        """Play a trick, and return the game itself."""
        winner = self.winning_player(cards)
        for seat, player in enumerate(self.order_of_play()):
            self._hands[player].remove(cards[seat])
        self._won[winner] += 1
        self._leader = winner
        return self

    def _refuse_unless_playable(self, cards):
        """Raise an AssertionError if a player would have to play a card that is not in hand."""
        if not all(map(self.has_card, self.order_of_play(), cards)):
            raise AssertionError("invalid trick")
