"""Positions as real play reaches them: from whole deals played by simple players, the rare ones too.

A case can be a deal with all its 52 positions, of which 55 are the 2,860 that a suite may want; or a single
position, for what should shrink well; or some positions that have nothing to do with each other.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from hypothesis import assume
from hypothesis import strategies as st

from .oracle import (
    DECK,
    SEATS,
    SUITS,
    TRICKS,
    Cards,
    Past,
    Position,
    Score,
    deal,
    height,
    of_suit,
    seat_after,
)
from .policies import POLICIES, Policy, random_legal
from .table import new_pack, positions

Draw = st.DrawFn
Positions = st.SearchStrategy[Position]
Wanted = Callable[[Position], bool]

RANDOM = "random"
"""The name of a player that picks any legal card."""

PLAYERS = (RANDOM, *POLICIES)
"""The names of the players that reach positions."""


@dataclass(frozen=True)
class Record:
    """A deal and who plays it, from which everything follows."""

    pack: Cards
    dealer: str = "W"
    players: tuple[str, str, str, str] = (RANDOM,) * 4
    seed: int = 0
    """For the players that pick at random."""
    score: Score = (0, 0)

    def positions(self) -> tuple[Position, ...]:
        """Return the 52 positions of the deal, in order: four for each number of past tricks."""
        seats = [_player(name, self.seed + place) for place, name in enumerate(self.players)]
        return tuple(one for one, _, _ in positions(seats, deal(self.pack, self.dealer), self.score))


def _player(name: str, seed: int) -> Policy:
    return random_legal(seed) if name == RANDOM else POLICIES[name]


def scores() -> st.SearchStrategy[Score]:
    """Return scores at which a game is not yet won."""
    return st.tuples(st.integers(0, 4), st.integers(0, 4))


@st.composite
def records(draw: Draw) -> Record:
    """Make whole deals, with players of any kind in the four seats."""
    return Record(
        pack=tuple(draw(st.permutations(DECK))),
        dealer=draw(st.sampled_from(SEATS)),
        players=draw(st.tuples(*[st.sampled_from(PLAYERS)] * 4)),
        seed=draw(st.integers(0, 2**16)),
        score=draw(scores()),
    )


@st.composite
def any_position(
    draw: Draw,
    *,
    past: int | None = None,
    table: int | None = None,
    seat: str | None = None,
    trump: str | None = None,
) -> Position:
    """Make positions with so many past tricks and cards on the table, of a seat and a trump, or any."""
    record = draw(records())
    tricks = draw(st.integers(0, TRICKS - 1)) if past is None else past
    cards = draw(st.integers(0, 3)) if table is None else table
    return turned(record.positions()[4 * tricks + cards], seat, trump)


def turned(position: Position, seat: str | None = None, trump: str | None = None) -> Position:
    """Return the position with everybody moved round the table, and two suits exchanged, as wanted."""
    steps = 0 if seat is None else SEATS.index(seat) - SEATS.index(position.seat)
    wanted = trump or position.trump
    swap = str.maketrans(position.trump + wanted, wanted + position.trump)

    def cards(some: Cards) -> Cards:
        return tuple(card[0] + card[1].translate(swap) for card in some)

    return Position(
        cards(position.hand),
        cards(position.trick),
        wanted,
        seat_after(position.seat, steps),
        tuple(
            Past(cards(one.cards), seat_after(one.leader, steps), seat_after(one.winner, steps))
            for one in position.past
        ),
        position.score if steps % 2 == 0 else position.score[::-1],
    )


@st.composite
def such(draw: Draw, wanted: Wanted) -> Position:
    """Make positions that are wanted, any of those in a deal which has one."""
    found = [one for one in draw(records()).positions() if wanted(one)]
    assume(found)
    return draw(st.sampled_from(found))


def _follows(position: Position) -> Cards:
    """Return the cards of the suit led."""
    return of_suit(position.hand, position.trick[0][1]) if position.trick else ()


def _void(position: Position) -> bool:
    return bool(position.trick) and not _follows(position)


def _higher_elsewhere(position: Position) -> bool:
    """Return whether a card of another suit has a higher rank than all cards that may be played."""
    return max(map(height, position.hand)) > max(map(height, position.legal))


RARE: dict[str, Positions] = {
    "the last card": such(lambda one: len(one.hand) == 1),
    "the first card of the deal": any_position(past=0, table=0),
    "only one card follows": such(lambda one: len(_follows(one)) == 1 and len(one.hand) > 1),
    "the only one that follows is the last of the hand": such(
        lambda one: len(one.hand) > 1 and _follows(one) == one.hand[-1:]
    ),
    "several follow": such(lambda one: 1 < len(_follows(one)) < len(one.hand)),
    "all follow": such(lambda one: 1 < len(_follows(one)) == len(one.hand)),
    "void, with trumps": such(lambda one: _void(one) and bool(of_suit(one.hand, one.trump))),
    "void, without trumps": such(lambda one: _void(one) and not of_suit(one.hand, one.trump)),
    "void, with trumps alone": such(
        lambda one: _void(one) and len(of_suit(one.hand, one.trump)) == len(one.hand)
    ),
    "trumps are led": such(lambda one: bool(one.trick) and one.trick[0][1] == one.trump),
    "it must follow and holds trumps": such(
        lambda one: (
            bool(_follows(one)) and one.trick[0][1] != one.trump and bool(of_suit(one.hand, one.trump))
        )
    ),
    "a higher card is of another suit": such(lambda one: bool(one.trick) and _higher_elsewhere(one)),
    "the second card is of another suit": such(
        lambda one: len(one.trick) > 1 and one.trick[1][1] != one.trick[0][1] and bool(_follows(one))
    ),
    "it must follow with nothing but twos to fives": such(
        lambda one: bool(_follows(one)) and all(height(card) < 4 for card in _follows(one))
    ),
}
"""Positions that programs trip over, by what is odd about them."""

PLACES: dict[str, Positions] = {
    f"{seat} with {trump} for trumps": any_position(seat=seat, trump=trump)
    for seat in SEATS
    for trump in SUITS
}
"""Positions of every seat, with every suit for trumps."""


def unrelated(size: int = 6) -> st.SearchStrategy[tuple[Position, ...]]:
    """Return groups of positions that have nothing to do with each other, to ask one player in turn."""
    return st.lists(any_position(), min_size=size, max_size=size).map(tuple)


@dataclass(frozen=True)
class Evening:
    """A whole game in which one seat, or two across, is the player that is looked at."""

    seed: int
    """Of the packs."""
    dealer: str
    seat: str
    other: str
    """The name of the player in the other seats."""


@st.composite
def evenings(draw: Draw) -> Evening:
    """Make whole games to be played: `table.packs` gives the cards, `table.play_game` plays."""
    dealer, seat = (draw(st.sampled_from(SEATS)) for _ in range(2))
    return Evening(draw(st.integers(0, 2**16)), dealer, seat, draw(st.sampled_from(PLAYERS)))


def sample(deals: int, seed: int = 0, again: int = 2) -> list[Position]:
    """Return the positions of so many deals that have a choice in them, each so many times in a random order.

    Without Hypothesis, hence quick: this is for measuring habits. The same seed gives the same positions.
    """
    chance = random.Random(seed)  # noqa: S311 - no secret is made
    found = []
    for number in range(deals):
        first, second, third = (chance.choice(PLAYERS) for _ in range(3))
        players = (first, second, third, "partnership")
        record = Record(new_pack(chance), SEATS[number % 4], players, chance.randrange(2**16))
        for position in record.positions():
            if len(position.legal) > 1:
                found += [
                    replace(position, hand=tuple(chance.sample(position.hand, len(position.hand))))
                    for _ in range(again)
                ]
    return found
