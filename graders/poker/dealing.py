"""In which order a hand was dealt, seen from the deck: the spec's way, or another that is well known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kibitz.model.note import Note, note

from .hands import Hand


@dataclass(frozen=True)
class Dealing:
    """A way to deal a hand: which of the next cards of the deck go where."""

    name: str
    says: Note
    """What a program does that deals in this way, as a sentence."""
    players: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    community: tuple[int, ...] = ()

    @property
    def right(self) -> bool:
        """Whether this is the way of the spec."""
        return self.name == "spec"

    def fits(self, hand: Hand, order: Sequence[str]) -> bool:
        """Return whether a hand is what this way of dealing makes of the next cards of the deck."""
        places = [(hand.community, self.community), *zip(hand.players, self.players, strict=True)]
        if any(number >= len(order) for _, numbers in places for number in numbers):
            return False
        return all(sorted(cards) == sorted(order[number] for number in numbers) for cards, numbers in places)


_ALTERNATELY: Final = ((0, 2), (1, 3))
_TWO_BY_TWO: Final = ((0, 1), (2, 3))
_LAST: Final = (4, 5, 6, 7, 8)
_FIRST: Final = (0, 1, 2, 3, 4)

DEALINGS: Final = (
    Dealing(
        "spec",
        note("Each player got one card, then each a second one, and then came the five community cards."),
        _ALTERNATELY,
        _LAST,
    ),
    Dealing(
        "two-by-two",
        note(
            "The program deals two cards to a player at once; each player must get one card before a second."
        ),
        _TWO_BY_TWO,
        _LAST,
    ),
    Dealing(
        "player-2-first",
        note("The program begins dealing with player 2; player 1 must get the first card."),
        ((1, 3), (0, 2)),
        _LAST,
    ),
    Dealing(
        "player-2-first-two-by-two",
        note("The program deals two cards to player 2, and then two to player 1; they must get one in turn."),
        ((2, 3), (0, 1)),
        _LAST,
    ),
    Dealing(
        "back-and-forth",
        note(
            "In the second round the program begins with player 2; player 1 must get the first card of each."
        ),
        ((0, 3), (1, 2)),
        _LAST,
    ),
    Dealing(
        "community-first",
        note("The program deals the community cards first; they must come after the players' cards."),
        ((5, 7), (6, 8)),
        _FIRST,
    ),
    Dealing(
        "community-first-two-by-two",
        note(
            "The program deals the community cards first, and then two cards to a player at "
            "once; the players "
            "must come first, with one card in turn."
        ),
        ((5, 6), (7, 8)),
        _FIRST,
    ),
    Dealing(
        "community-between",
        note("The program deals the community cards between the players' first and second cards."),
        ((0, 7), (1, 8)),
        (2, 3, 4, 5, 6),
    ),
    Dealing(
        "community-between-players",
        note("The program deals to player 1, then the community cards, and only then to player 2."),
        ((0, 1), (7, 8)),
        (2, 3, 4, 5, 6),
    ),
    Dealing(
        "burning-one",
        note("The program leaves out a card before the community cards; in this game no card is left out."),
        _ALTERNATELY,
        (5, 6, 7, 8, 9),
    ),
    Dealing(
        "burning-three",
        note(
            "The program leaves out a card before the first, the fourth and the fifth "
            "community card, as in real "
            "poker; in this game no card is left out."
        ),
        _ALTERNATELY,
        (5, 6, 7, 9, 11),
    ),
    Dealing(
        "burning-three-two-by-two",
        note("The program deals two cards at once, and leaves cards out; in this game no card is left out."),
        _TWO_BY_TWO,
        (5, 6, 7, 9, 11),
    ),
)
"""The ways to deal that are known, that of the spec first."""

OTHER: Final = Dealing(
    "other", note("These are the next nine cards of the deck, but dealt in another order.")
)
"""The right nine cards, in an order that has no name."""

ELSEWHERE: Final = Dealing("elsewhere", note("These are not the next nine cards of the deck."))
"""Other cards than the next ones: the deck was shuffled again, or was not asked."""


def dealt_as(hand: Hand, order: Sequence[str]) -> Dealing:
    """Return in which way a hand was dealt from a deck whose next cards are these, the first one first.

    Give at least nine cards; with twelve it can be seen too whether cards were left out.
    """
    for dealing in DEALINGS:
        if dealing.fits(hand, order):
            return dealing
    return OTHER if sorted(hand.shown) == sorted(order[:9]) else ELSEWHERE
