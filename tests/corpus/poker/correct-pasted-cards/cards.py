"""Playing cards: a card, and a deck of 52 of them.

A card is made from two whole numbers, its rank and its suit:

    rank   1 is the ace, 2 to 10 are what they say, 11 is the jack, 12 the queen, 13 the king
    suit   1 is clubs, 2 is diamonds, 3 is hearts, 4 is spades

So Card(10, 3) is the ten of hearts, which prints as 10h.
"""

import random


class Card:
    """A playing card, which never changes."""

    # What is printed for each rank and each suit. Number 0 stands for no rank and no suit.
    rank_list = ("-", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    suit_list = ("-", "c", "d", "h", "s")

    def __init__(self, rank: int = 0, suit: int = 0) -> None:
        """Make a card; without a rank from 1 to 13 and a suit from 1 to 4, it is a blank one."""
        self._rank = 0
        self._suit = 0
        if isinstance(rank, int) and isinstance(suit, int) and 1 <= rank <= 13 and 1 <= suit <= 4:
            self._rank = rank
            self._suit = suit

    def __str__(self) -> str:
        """Return the card as it is printed, such as 10h or Ks."""
        return self.rank_list[self._rank] + self.suit_list[self._suit]

    def __repr__(self) -> str:
        """Return the same, so that a list of cards prints as [10h, Ks]."""
        return str(self)

    def rank(self) -> int:
        """Return the rank: 1 for an ace, up to 13 for a king."""
        return self._rank

    def suit(self) -> int:
        """Return the suit: 1 for clubs, 2 for diamonds, 3 for hearts, 4 for spades."""
        return self._suit

    def value(self) -> int:
        """Return what the card counts for in some games: its rank, but 10 for jack, queen and king."""
        return min(self._rank, 10)

    def get_rank(self) -> int:
        """Return the rank; another name for rank()."""
        return self.rank()

    def get_suit(self) -> int:
        """Return the suit; another name for suit()."""
        return self.suit()

    def get_value(self) -> int:
        """Return the value; another name for value()."""
        return self.value()

    def equal_rank(self, other: "Card") -> bool:
        """Return whether another card has the same rank."""
        return self.rank() == other.rank()

    def equal_suit(self, other: "Card") -> bool:
        """Return whether another card has the same suit."""
        return self.suit() == other.suit()

    def equal_value(self, other: "Card") -> bool:
        """Return whether another card has the same value."""
        return self.value() == other.value()


class Deck:
    """A deck, which begins with 52 different cards and has one fewer after each deal."""

    def __init__(self) -> None:
        """Make a new deck, in which the cards are in order."""
        self._cards = [Card(rank, suit) for suit in range(1, 5) for rank in range(1, 14)]

    def __len__(self) -> int:
        """Return how many cards are left."""
        return len(self._cards)

    def __str__(self) -> str:
        """Return the cards that are left, as a list prints them; the next one to be dealt is the last."""
        return str(self._cards)

    def __repr__(self) -> str:
        """Return the same."""
        return str(self)

    def shuffle(self) -> None:
        """Put the cards that are left in a random order."""
        random.shuffle(self._cards)

    def deal(self) -> "Card | None":
        """Take the top card off the deck and return it; return None when there is none left."""
        if self.is_empty():
            return None
        return self._cards.pop()

    def cards_count(self) -> int:
        """Return how many cards are left."""
        return len(self._cards)

    def is_empty(self) -> bool:
        """Return whether no cards are left."""
        return len(self._cards) == 0

    def display(self, cols: int = 13) -> None:
        """Print the cards that are left, so many on a line; the next one to be dealt is the last."""
        for start in range(0, len(self._cards), cols):
            print(" ".join(str(card).rjust(3) for card in self._cards[start : start + cols]))
