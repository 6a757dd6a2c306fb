"""Players of our own, which choose from a position: for reaching positions, and for measuring others."""

from __future__ import annotations

import random
from collections.abc import Callable

from .oracle import Position, beats, height, is_master, partner, seat_after, winning_place

Policy = Callable[[Position], str]
"""Chooses one of the legal cards of a position."""


def first_legal(position: Position) -> str:
    """Play the first legal card of the hand."""
    return position.legal[0]


def last_legal(position: Position) -> str:
    """Play the last legal card of the hand."""
    return position.legal[-1]


def random_legal(seed: int) -> Policy:
    """Return a player that plays any legal card, each equally often; the seed decides which."""
    chance = random.Random(seed)  # noqa: S311 - no secret is made
    return lambda position: chance.choice(position.legal)


def highest(position: Position) -> str:
    """Play the card of the highest rank, a trump last when ranks are equal."""
    return max(position.legal, key=lambda card: (height(card), card[1] != position.trump, card))


def lowest(position: Position) -> str:
    """Play the card of the lowest rank, a trump last when ranks are equal."""
    return min(position.legal, key=lambda card: (height(card), card[1] == position.trump, card))


def trumps_first(position: Position) -> str:
    """Play the highest trump whenever that is legal, and else the highest card."""
    return max(position.legal, key=lambda card: (card[1] == position.trump, height(card), card))


def thrifty(position: Position) -> str:
    """Take a trick as cheaply as that can be done, and throw the lowest card when it cannot; lead high."""
    if position.leads:
        return highest(position)
    best = position.trick[winning_place(position.trick, position.trump)]
    takers = [card for card in position.legal if beats(card, best, position.trump)]
    return min(takers, key=lambda card: cost(card, position)) if takers else discard(position)


def partnership(position: Position) -> str:
    """Play as `thrifty` does, but leave the partner what the partner is winning, and lead masters first."""
    if position.leads:
        return lead(position)
    place = winning_place(position.trick, position.trump)
    leader = seat_after(position.seat, -len(position.trick))
    theirs = seat_after(leader, place) == partner(position.seat)
    if theirs and (len(position.trick) == 3 or is_master(position.trick[place], position)):
        return discard(position)
    if len(position.trick) == 1 and not is_master(position.trick[0], position):
        return second_hand(position)
    return thrifty(position)


def cost(card: str, position: Position) -> tuple[bool, int]:
    """Return how dear a card is: a trump more than another card, a high one more than a low one."""
    return card[1] == position.trump, height(card)


def discard(position: Position) -> str:
    """Return the card that is worth least."""
    return min(position.legal, key=lambda card: (*cost(card, position), card))


def second_hand(position: Position) -> str:
    """Play low as the second to play, unless a master is held or the suit can be ruffed."""
    masters = [card for card in position.legal if is_master(card, position)]
    follows = position.legal[0][1] == position.trick[0][1]
    if follows:
        return max(masters) if masters else discard(position)
    return thrifty(position)


def lead(position: Position) -> str:
    """Lead a master, then from the longest suit, low."""
    masters = [card for card in position.hand if is_master(card, position)]
    if masters:
        return min(masters, key=lambda card: (card[1] == position.trump, -height(card), card))
    plain = [card for card in position.hand if card[1] != position.trump] or list(position.hand)
    lengths = {card[1]: sum(other[1] == card[1] for other in plain) for card in plain}
    return min(plain, key=lambda card: (-lengths[card[1]], height(card), card))


POLICIES: dict[str, Policy] = {
    "first legal": first_legal,
    "last legal": last_legal,
    "highest": highest,
    "lowest": lowest,
    "trumps first": trumps_first,
    "thrifty": thrifty,
    "partnership": partnership,
}
"""The players that need no seed, by name."""
