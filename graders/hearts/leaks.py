"""What a final game gives away: cards that are shown to the user while another player holds them.

Only what is certain counts. A card that the user has held in the round is no secret, and neither is one
that is mentioned now and then, such as the Queen of Spades in a message about the rules.
"""

from __future__ import annotations

from typing import Final

import msgspec

from .final import Seen
from .pictures import Faces, shown

ENOUGH: Final = 3
"""Cards that must be given away in a round, so that it cannot be by chance."""

WHOLE: Final = 8
"""Cards of one hand that must be shown at once, where cards of the round before may be shown as well."""

MENTIONED: Final = frozenset({"Two of Clubs", "Two of Diamonds", "Two of Spades", "Queen of Spades"})
"""Cards that messages and explanations speak of."""


class Leak(msgspec.Struct, frozen=True):
    """Cards that were given away, and where."""

    cards: tuple[str, ...]
    text: str


def leaks(game: Seen, faces: Faces) -> Leak | None:
    """Return the first round in which cards were given away."""
    for start, stop in game.rounds:
        found = _at_the_deal(game, start, stop, faces) or _in_the_round(game, start, stop, faces)
        if found is not None:
            return found
    return None


def _at_the_deal(game: Seen, start: int, stop: int, faces: Faces) -> Leak | None:
    """Look at what was printed before anybody was asked for cards: no other hand may be among it."""
    seen = shown(game.told[start], faces)
    hands: dict[int, tuple[str, ...]] = {}
    for moment in game.moments[start:stop]:
        hands.setdefault(moment.player, moment.hand)
    for player, hand in hands.items():
        cards = sorted(seen & set(hand))
        if player != game.user and len(cards) >= WHOLE:
            return Leak(tuple(cards), game.told[start].strip()[-600:])
    return None


def _in_the_round(game: Seen, start: int, stop: int, faces: Faces) -> Leak | None:
    """Look at what was printed after the first question: nothing that others have yet to play."""
    moments = game.moments[start:stop]
    own = {card for moment in moments if moment.player == game.user for card in (*moment.hand, *moment.gave)}
    held = {
        card: number
        for number, moment in enumerate(moments, start=start)
        if moment.what == "play" and moment.player != game.user
        for card in moment.gave
    }
    given: set[str] = set()
    for number in range(start + 1, stop):
        given_here = {
            card
            for card in shown(
                game.told[number], {c: f for c, f in faces.items() if held.get(c, -1) >= number}
            )
            if card not in own and card not in MENTIONED
        }
        given |= given_here
        if len(given) >= ENOUGH and given_here:
            return Leak(tuple(sorted(given)), game.told[number].strip()[:600])
    return None
