"""Kinds of positions of which each holds one trap, as far as that can be."""

from __future__ import annotations

from typing import Final

from .draws import Positions, such
from .oracle import Position, height, of_suit


def _follows(position: Position) -> bool:
    """Return whether it is not the first trick, and the hand has cards that follow suit, and others."""
    if not position.trick or not position.past:
        return False
    return 0 < len(of_suit(position.hand, position.trick[0][1])) < len(position.hand)


def _all_followed(position: Position) -> bool:
    """Return whether everybody so far has followed suit."""
    return all(card[1] == position.trick[0][1] for card in position.trick)


def _has_trumps(position: Position) -> bool:
    """Return whether there are trumps in the hand, and another suit was led."""
    return position.trick[0][1] != position.trump and bool(of_suit(position.hand, position.trump))


def _has_higher(position: Position) -> bool:
    """Return whether a card that follows is higher than all of its suit on the table."""
    table = of_suit(position.trick, position.trick[0][1])
    return max(map(height, position.legal)) > max(map(height, table))


def _higher_elsewhere(position: Position) -> bool:
    """Return whether a card of another suit is higher than all that follow."""
    return max(map(height, position.hand)) > max(map(height, position.legal))


def _plain(position: Position) -> bool:
    return (
        _follows(position) and _all_followed(position) and _has_higher(position) and not _has_trumps(position)
    )


def _one_follows(position: Position) -> bool:
    return _plain(position) and len(position.legal) == 1


def _trumps_in_hand(position: Position) -> bool:
    return _follows(position) and _all_followed(position) and _has_higher(position) and _has_trumps(position)


def _other_suit(position: Position) -> bool:
    return _follows(position) and _has_higher(position) and position.trick[-1][1] != position.trick[0][1]


def _too_low(position: Position) -> bool:
    return (
        _follows(position)
        and _all_followed(position)
        and not _has_higher(position)
        and not _has_trumps(position)
        and _higher_elsewhere(position)
    )


PLAIN: Final[Positions] = such(_plain)
"""Everybody has followed suit, a card that follows is the highest, and there are no trumps in the hand."""

ONE_FOLLOWS: Final[Positions] = such(_one_follows)
"""The same, with one card that follows."""

TRUMPS_IN_HAND: Final[Positions] = such(_trumps_in_hand)
"""The same as the first, with trumps in the hand."""

OTHER_SUIT_LAST: Final[Positions] = such(_other_suit)
"""The last card on the table is of another suit than the first."""

TOO_LOW: Final[Positions] = such(_too_low)
"""No card that follows is high enough, and one of another suit is higher."""
