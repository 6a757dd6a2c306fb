"""What a player is seen to do, over many positions: counts, and how often chance would do as much.

Nothing here is a verdict. Each habit is a set of positions in which it can show, and of cards that show it.
Its ``chance`` is the probability that a player which picks every legal card equally often, each time anew,
shows it as often or more often; such a player has a ``chance`` of ``a`` or less with a probability of ``a``
at most. Each habit is a test of its own: at a level of 1 %, a picker at random shows one or more of nine with
a probability of 9 % at most.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from kibitz import note
from kibitz.model.interval import Interval, wilson
from kibitz.model.note import Note

from .chance import at_least
from .oracle import (
    Cards,
    Position,
    beats,
    height,
    is_master,
    of_suit,
    partner,
    seat_after,
    unseen,
    winning_place,
)

MANY_TRUMPS = 4
"""A leader with so many trumps, the highest among them, may want to draw those of the others."""


@dataclass(frozen=True)
class Choice:
    """A position, and the legal card that was chosen in it."""

    position: Position
    card: str


@dataclass(frozen=True)
class Habit:
    """How often a player did something when it could."""

    name: str
    opportunities: int
    times: int
    chance: float
    """How likely a player that picks at random is to do it as often or more often."""
    sentence: Note
    shown: Choice | None = None
    """The first choice that shows it."""
    missed: Choice | None = None
    """The first choice that could have shown it and does not."""

    @property
    def rate(self) -> float:
        """The share of the opportunities that were taken; 0 when there were none."""
        return self.times / self.opportunities if self.opportunities else 0.0

    @property
    def interval(self) -> Interval:
        """The 95 % interval of that share."""
        return wilson(self.times, self.opportunities)


def best_so_far(position: Position) -> str:
    """Return the card that is winning the trick on the table."""
    return position.trick[winning_place(position.trick, position.trump)]


def who_wins(position: Position) -> str:
    """Return the seat that is winning the trick on the table."""
    leader = seat_after(position.seat, -len(position.trick))
    return seat_after(leader, winning_place(position.trick, position.trump))


def takers(position: Position) -> Cards:
    """Return the legal cards that would be winning the trick on the table."""
    best = best_so_far(position)
    return tuple(card for card in position.legal if beats(card, best, position.trump))


# The habits: what would show it in a position, or nothing when it cannot show there.

Shows = Callable[[Position], Collection[str]]


def _takes(position: Position) -> Collection[str]:
    """Name the cards that win a trick for the last to play, when it would go to the other side."""
    if len(position.trick) < 3 or who_wins(position) == partner(position.seat):
        return ()
    return takers(position)


def _takes_cheaply(position: Position) -> Collection[str]:
    """Name the cheapest of the cards that win a trick, when there is a dearer one."""
    found = _takes(position)
    if len(found) < 2:
        return ()
    dear = {card: (card[1] == position.trump, height(card)) for card in found}
    return (min(found, key=dear.__getitem__),)


def _throws_low(position: Position) -> Collection[str]:
    """Name the lowest cards of their suits, trumps last, when no legal card can win the trick."""
    if position.leads or takers(position):
        return ()
    plain = [card for card in position.legal if card[1] != position.trump] or position.legal
    return [card for card in plain if card == min(of_suit(plain, card[1]), key=height)]


def _spares(position: Position) -> Collection[str]:
    """Name the cards that leave the partner a trick that, as far as one can know, is the partner's."""
    if position.leads or who_wins(position) != partner(position.seat):
        return ()
    if len(position.trick) < 3 and not is_master(best_so_far(position), position):
        return ()
    over = takers(position)
    return [card for card in position.legal if card not in over]


def _draws_trumps(position: Position) -> Collection[str]:
    """Name the trumps of a leader who holds many, and the highest, while others may hold some."""
    trumps = of_suit(position.hand, position.trump)
    if (
        not position.leads
        or len(trumps) < MANY_TRUMPS
        or not of_suit(tuple(unseen(position)), position.trump)
    ):
        return ()
    return trumps if any(is_master(card, position) for card in trumps) else ()


def _counts_cards(position: Position) -> Collection[str]:
    """Name the cards a leader knows to be the highest of a plain suit, when ranks alone favour another card.

    Aces are left out: that they are the highest needs no counting.
    """
    if not position.leads:
        return ()
    plain = [card for card in position.hand if card[1] != position.trump]
    masters = [card for card in plain if is_master(card, position)]
    top = max(plain, key=height, default=None)
    if top is None or not masters or height(top) <= max(map(height, masters)):
        return ()
    return [card for card in masters if card[0] != "A"]


def counted(
    name: str, sentence: Note, found: Sequence[tuple[Choice, bool]], chance: Callable[[int], float]
) -> Habit:
    """Make the record of a habit from the choices that could show it, each with whether it does."""
    times = sum(fits for _, fits in found)
    return Habit(
        name,
        len(found),
        times,
        chance(times),
        Note(sentence.text, {"times": str(times), "opportunities": str(len(found))}),
        next((choice for choice, fits in found if fits), None),
        next((choice for choice, fits in found if not fits), None),
    )


def measure(name: str, sentence: Note, shows: Shows, choices: Sequence[Choice]) -> Habit:
    """Count how often choices fell on the cards that show a habit, where other cards were legal too."""
    found = []
    for choice in choices:
        legal = choice.position.legal
        fitting = shows(choice.position) if len(legal) > 1 else ()
        if fitting and len(fitting) < len(legal):
            found.append((choice, choice.card in fitting, len(fitting) / len(legal)))
    shares = [share for _, _, share in found]
    return counted(name, sentence, [one[:2] for one in found], lambda times: at_least(times, shares))


_TABLE: tuple[tuple[str, Note, Shows], ...] = (
    (
        "takes",
        note("Playing last, it took the trick in {times} of the {opportunities} cases in which it could."),
        _takes,
    ),
    (
        "takes cheaply",
        note("It took a trick with the cheapest card that would do in {times} of {opportunities} cases."),
        _takes_cheaply,
    ),
    (
        "throws low",
        note("When it could not win the trick, it threw a low card in {times} of {opportunities} cases."),
        _throws_low,
    ),
    (
        "spares the partner",
        note("It left its partner's trick alone in {times} of the {opportunities} cases in which it could."),
        _spares,
    ),
    (
        "draws trumps",
        note("Leading, with many trumps, it led one in {times} of {opportunities} cases."),
        _draws_trumps,
    ),
    (
        "counts cards",
        note(
            "It led a card of which all higher ones were gone, and not a higher card of another suit, "
            "in {times} of {opportunities} cases."
        ),
        _counts_cards,
    ),
)


def skills(choices: Sequence[Choice]) -> list[Habit]:
    """Return the habits of good players, in a fixed order."""
    return [measure(name, sentence, shows, choices) for name, sentence, shows in _TABLE]
