# ruff: noqa: N802, N803, PLW1641 - names are the course's, and cards have no hash
"""Playing cards for whist: a card, and a deck of them.

A card is made from its suit and its rank, in that order, each a string:

    suit   "S" spades, "H" hearts, "D" diamonds, "C" clubs
    rank   "2" to "9" are what they say, "T" is the ten, "J" the jack, "Q" the queen, "K" the king,
           "A" the ace

So Card("D", "T") is the ten of diamonds. What a card is, you ask with its methods. Names that begin with an
underscore are private: they are other names whenever your program is graded.
"""

import random


class CardError(Exception):
    """Something was asked of a card that it cannot do."""


class DeckError(Exception):
    """Something was asked of a deck that it cannot do."""


class Card:
    """A playing card, which lies face down until it is turned."""

    def __init__(self, S: str = "", R: str = "") -> None:
        """Make a card, face down, of a suit and a rank; spaces around them and case do not matter."""
        self._my_sign = S.strip().upper()
        self._my_mark = R.strip().upper()
        self._my_shown = False

    def Suit(self) -> str:
        """Return the suit: "S", "H", "D" or "C"."""
        return self._my_sign

    def Rank(self) -> str:
        """Return the rank: "2" to "9", "T", "J", "Q", "K" or "A"."""
        return self._my_mark

    def Color(self) -> str:
        """Return "B" for a black card (spades, clubs), and "R" for a red one (hearts, diamonds)."""
        return "B" if self.Suit() in ("S", "C") else "R"

    def IsFaceCard(self) -> bool:
        """Return whether there is a face on the card: on a jack, a queen or a king."""
        return self.Rank() in ("J", "Q", "K")

    def FaceUp(self) -> bool:
        """Return whether the card lies face up."""
        return self._my_shown

    def TurnFaceUp(self) -> None:
        """Turn the card so that its face is seen."""
        self._my_shown = True

    def TurnFaceDown(self) -> None:
        """Turn the card so that its face is not seen."""
        self._my_shown = False

    def __str__(self) -> str:
        """Return the card as it looks: " TD" is the ten of diamonds face up, " XX" is any card face down."""
        return repr(self) if self.FaceUp() else " XX"

    def __repr__(self) -> str:
        """Return a blank, the rank and the suit, whichever side is up."""
        return " " + self.Rank() + self.Suit()

    # Two cards are the same if rank and suit are. The rank alone decides which is higher, ace high.
    # A card cannot be in a set, nor be the key of a dictionary.

    def __eq__(self, other: object) -> bool:
        """Return whether another card has the same rank and the same suit."""
        card = self._my_card(other)
        return self.Rank() == card.Rank() and self.Suit() == card.Suit()

    def __ne__(self, other: object) -> bool:
        """Return whether another card has another rank or another suit."""
        return not self == other

    def __lt__(self, other: object) -> bool:
        """Return whether the rank is lower than that of another card."""
        return self._my_height() < self._my_card(other)._my_height()

    def __le__(self, other: object) -> bool:
        """Return whether the rank is as low as that of another card, or lower."""
        return self._my_height() <= self._my_card(other)._my_height()

    def __gt__(self, other: object) -> bool:
        """Return whether the rank is higher than that of another card."""
        return self._my_height() > self._my_card(other)._my_height()

    def __ge__(self, other: object) -> bool:
        """Return whether the rank is as high as that of another card, or higher."""
        return self._my_height() >= self._my_card(other)._my_height()

    def _my_height(self) -> int:
        """Return a number that is higher for a higher rank."""
        return "23456789TJQKA".find(self.Rank())

    def _my_card(self, other: object) -> "Card":
        """Return what this card is compared with, if it is a card."""
        if not isinstance(other, Card):
            raise CardError("a card can be compared with another card, and not with " + repr(other))
        return other

    def __getattr__(self, name: str) -> object:
        """Say what is wrong when something is asked for that a card does not have."""
        text = "a Card has nothing that is called " + repr(name)
        if name.startswith("_"):
            text += ": private names differ whenever your program is graded, so ask Suit() and Rank()"
        raise AttributeError(text)


class DeckOfCards:
    """One or more packs of 52 cards, all face down."""

    def __init__(self, NDecks: int = 1) -> None:
        """Make a deck of so many packs, in order."""
        self._my_pile = [
            Card(suit, rank) for _ in range(NDecks) for suit in "CDHS" for rank in "23456789TJQKA"
        ]

    def Shuffle(self) -> None:
        """Put the cards that are left in a random order."""
        random.shuffle(self._my_pile)

    def DealOne(self) -> Card:
        """Take the top card off the deck and return it; raise DeckError when there is none left."""
        if not self._my_pile:
            raise DeckError("there is no card left to deal")
        return self._my_pile.pop()

    def Count(self) -> int:
        """Return how many cards are left."""
        return len(self._my_pile)

    def __len__(self) -> int:
        """Return how many cards are left."""
        return len(self._my_pile)

    def __str__(self) -> str:
        """Return the cards that are left as they look; the next one to be dealt is the last."""
        return "".join(str(card) for card in self._my_pile)

    def __repr__(self) -> str:
        """Return the cards that are left, whichever side is up."""
        return "".join(repr(card) for card in self._my_pile)
