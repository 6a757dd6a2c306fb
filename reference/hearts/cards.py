"""Playing cards: ranks, suits, and cards that can be compared, sorted and drawn."""

from enum import Enum


class Rank(Enum):
    """How high a card is within its suit."""

    Two = 2
    Three = 3
    Four = 4
    Five = 5
    Six = 6
    Seven = 7
    Eight = 8
    Nine = 9
    Ten = 10
    Jack = 11
    Queen = 12
    King = 13
    Ace = 14

    def __lt__(self, other):
        """Return whether this rank is below another."""
        return self.value < other.value


class Suit(Enum):
    """The four suits, from low to high."""

    Clubs = 1
    Diamonds = 2
    Spades = 3
    Hearts = 4

    def __lt__(self, other):
        """Return whether this suit is below another."""
        return self.value < other.value


SYMBOLS = {Suit.Clubs: "♣", Suit.Diamonds: "♦", Suit.Spades: "♠", Suit.Hearts: "♥"}


class Card:
    """A playing card, which never changes."""

    def __init__(self, rank, suit):
        """Make the card of that rank and suit."""
        self.rank = rank
        self.suit = suit

    def __eq__(self, other):
        """Return whether the other is a card of the same rank and suit."""
        return isinstance(other, Card) and self.rank is other.rank and self.suit is other.suit

    def __hash__(self):
        """Return a number that is the same for equal cards."""
        return hash((self.rank, self.suit))

    def __lt__(self, other):
        """Return whether this card comes before another: by suit, and within a suit by rank."""
        if self.suit is other.suit:
            return self.rank < other.rank
        return self.suit < other.suit

    def __str__(self):
        """Return a picture of the card, five lines high."""
        return "\n".join(self.picture())

    def __repr__(self):
        """Return the same."""
        return self.__str__()

    def name(self):
        """Return what the card is called, such as Ten of Spades."""
        return f"{self.rank.name} of {self.suit.name}"

    def picture(self):
        """Return the lines of the card's picture, which are all five characters wide."""
        corner = str(self.rank.value) if self.rank.value <= 10 else self.rank.name[0]
        return ["┌───┐", f"│{corner:<3}│", f"│ {SYMBOLS[self.suit]} │", f"│{corner:>3}│", "└───┘"]
