"""The table: deals, games and duplicate matches between any four players.

A player is anything that chooses a card from a position: one of our policies, or a callable that asks a
guest. One that cannot give an answer raises `Foul`, and whoever breaks the rules is said to have fouled.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from .oracle import (
    DECK,
    SEATS,
    TRICKS,
    Cards,
    Deal,
    Past,
    Position,
    Score,
    add_deal,
    breach,
    deal,
    game_winner,
    order,
    seat_after,
    side,
    winner,
)
from .policies import Policy

Seats = Sequence[Policy]
"""Four players, in the order of ``SEATS``."""

LONGEST = 100
"""A game takes fewer deals than this: each gives a point to one side, so nine are enough."""


class Foul(Exception):
    """A player gave no card that may be played; the seat says whose, the reason is for people."""

    def __init__(self, reason: str, seat: str = "") -> None:
        """Say why; whoever plays the deal adds the seat."""
        super().__init__(reason)
        self.reason = reason
        self.seat = seat


@dataclass(frozen=True)
class Played:
    """A deal that was played, or broken off because somebody fouled."""

    tricks: Score
    """What each partnership took; all thirteen go to the other one after a foul."""
    past: tuple[Past, ...]
    foul: Foul | None = None


@dataclass(frozen=True)
class Game:
    """A game that was played."""

    winner: int
    """The partnership that won it: 0 for North and South."""
    score: Score
    deals: tuple[Played, ...]


def new_pack(chance: random.Random) -> Cards:
    """Return a shuffled pack."""
    return tuple(chance.sample(DECK, len(DECK)))


def packs(seed: int) -> Iterator[Cards]:
    """Make shuffled packs without end, the same ones for the same seed."""
    chance = random.Random(seed)  # noqa: S311 - no secret is made
    while True:
        yield new_pack(chance)


def positions(
    seats: Seats, dealt: Deal, score: Score = (0, 0)
) -> Iterator[tuple[Position, str, tuple[Past, ...]]]:
    """Play a deal: make each position, with the card chosen in it and the tricks that are complete then.

    Raises `Foul` when a player does not give a card that it may play.
    """
    hands = dict(dealt.hands)
    past: tuple[Past, ...] = ()
    leader = seat_after(dealt.dealer)
    for _ in range(TRICKS):
        trick: Cards = ()
        for seat in order(leader):
            position = Position(hands[seat], trick, dealt.trump, seat, past, score)
            card = _ask(seats[SEATS.index(seat)], position)
            hands[seat] = tuple(held for held in hands[seat] if held != card)
            trick += (card,)
            if len(trick) == len(SEATS):
                past += (Past(trick, leader, winner(trick, leader, dealt.trump)),)
            yield position, card, past
        leader = past[-1].winner


def _ask(player: Policy, position: Position) -> str:
    """Return the card that a player chooses, which is one that it may play."""
    try:
        card = player(position)
    except Foul as foul:
        foul.seat = position.seat
        raise
    if problem := breach(position, card):
        raise Foul(problem, position.seat)
    return card


def play_deal(seats: Seats, dealt: Deal, score: Score = (0, 0)) -> Played:
    """Play a deal to its end; when somebody fouls, the other partnership gets all thirteen tricks."""
    past: tuple[Past, ...] = ()
    try:
        *_, (_, _, past) = positions(seats, dealt, score)
    except Foul as foul:
        return Played((0, TRICKS) if side(foul.seat) == 0 else (TRICKS, 0), past, foul)
    won = sum(side(trick.winner) == 0 for trick in past)
    return Played((won, TRICKS - won), past)


def play_game(seats: Seats, deck: Iterator[Cards], dealer: str = "N") -> Game:
    """Play deals, the dealer's place passing to the left, until a partnership has won the game."""
    score: Score = (0, 0)
    deals: tuple[Played, ...] = ()
    for _ in range(LONGEST):
        deals += (play_deal(seats, deal(next(deck), dealer), score),)
        score = add_deal(score, deals[-1].tricks)
        won = game_winner(score)
        if won is not None:
            return Game(won, score, deals)
        dealer = seat_after(dealer)
    raise AssertionError("a game has no end")


def seated(ours: Sequence[Policy], theirs: Sequence[Policy], sitting: int) -> Seats:
    """Return the seats of two partnerships: ours are N and S in sitting 0, E and W in sitting 1."""
    first, second = (ours, theirs) if sitting == 0 else (theirs, ours)
    return first[0], second[0], first[1], second[1]


Maker = Callable[[], Policy]
"""Makes a player that has played nothing yet."""


def always(policy: Policy) -> Maker:
    """Return what makes a player of a policy that remembers nothing."""
    return lambda: policy


@dataclass
class Match:
    """What came of playing the same packs twice, the seats exchanged."""

    games: list[tuple[bool, bool]] = field(default_factory=list)
    """For each sequence of packs, whether we won the game as North and South, and as East and West."""
    tricks: list[int] = field(default_factory=list)
    """For each pack, how many tricks we took in both sittings together: 13 is as many as they did."""
    fouls: list[Foul] = field(default_factory=list)

    @property
    def won(self) -> int:
        """How many games we won."""
        return sum(first + second for first, second in self.games)

    @property
    def played(self) -> int:
        """How many games were played."""
        return 2 * len(self.games)


def duplicate_games(ours: Maker, theirs: Maker, count: int, seed: int = 0) -> Match:
    """Play so many games twice, with new players each time; the packs of both sittings are the same."""
    match = Match()
    for number in range(count):
        won = []
        for sitting in (0, 1):
            seats = seated((ours(), ours()), (theirs(), theirs()), sitting)
            game = play_game(seats, packs(seed * 1_000_003 + number), SEATS[number % 4])
            match.fouls += [played.foul for played in game.deals if played.foul]
            won.append(game.winner == sitting)
        match.games.append((won[0], won[1]))
    return match


def duplicate_deals(ours: Maker, theirs: Maker, count: int, seed: int = 0) -> Match:
    """Play so many single deals twice, with new players each time and no score."""
    match = Match()
    deck = packs(seed)
    for number in range(count):
        dealt = deal(next(deck), SEATS[number % 4])
        total = 0
        for sitting in (0, 1):
            played = play_deal(seated((ours(), ours()), (theirs(), theirs()), sitting), dealt)
            match.fouls += [played.foul] if played.foul else []
            total += played.tricks[sitting]
        match.tricks.append(total)
    return match
