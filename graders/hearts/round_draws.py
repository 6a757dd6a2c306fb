"""Strategies for rounds: what each player plays, in order, as scripted players need it.

All plays are allowed.  Rounds in which somebody takes all points are left out: whether they are counted in
some special way is for one check alone.
"""

from __future__ import annotations

import random
from typing import Final

from hypothesis import strategies as st

from . import prepared
from .oracle import ALL_POINTS, DECK, OPENING, Cards, deck_for, hand_size
from .rounds import Played, following, play_round

Scripts = tuple[Cards, ...]

MOON: Final = prepared.scripts("moon")

HEARTS: Final = DECK[39:]
LOW_CLUBS: Final = DECK[1:12]
HIGHEST_CLUB: Final = DECK[12]

_SEEDS: Final = st.integers(0, 20)
"""A few rounds of each size: a search for a smaller one has few to look at."""


def played(scripts: Scripts) -> Played:
    """Return the round in which these cards are played."""
    return play_round(scripts, following(scripts))


def _round(seed: int, players: int, size: int) -> Scripts:
    """Return a round of so many cards each, in which everybody plays anything that is allowed."""
    source = random.Random(f"{seed}/{players}/{size}")  # noqa: S311 -- for playing cards
    deck = list(deck_for(players))
    source.shuffle(deck)
    cards = deck[: players * size]
    if OPENING not in cards:
        cards[source.randrange(len(cards))] = OPENING
    hands = [cards[seat::players] for seat in range(players)]
    return play_round(hands, lambda _, choice: source.choice(choice)).scripts


def _without_moon(scripts: Scripts) -> bool:
    return ALL_POINTS not in played(scripts).scores


def full(players: int) -> st.SearchStrategy[Scripts]:
    """Return rounds with all the cards."""
    return _SEEDS.map(lambda seed: _round(seed, players, hand_size(players))).filter(_without_moon)


def short(players: int, most: int = 4) -> st.SearchStrategy[Scripts]:
    """Return rounds with a few cards each."""
    sizes = st.integers(1, most)
    rounds = st.tuples(_SEEDS, sizes).map(lambda drawn: _round(drawn[0], players, drawn[1]))
    return rounds.filter(_without_moon)


def by_hand(*players: int) -> st.SearchStrategy[Scripts]:
    """Return the rounds of ``fixtures/hearts/rounds`` for so many players."""
    found = [prepared.scripts(name) for name in prepared.names("rounds")]
    return st.sampled_from([scripts for scripts in found if len(scripts) in players and scripts != MOON])


@st.composite
def _heart_led(draw: st.DrawFn) -> Scripts:
    """Make a round of four in which hearts are broken by a lead: who leads has nothing else by then."""
    leader = draw(st.integers(0, 3))
    hearts = draw(st.lists(st.sampled_from(HEARTS), min_size=4, max_size=4, unique=True))
    low = draw(st.lists(st.sampled_from(LOW_CLUBS), min_size=2, max_size=2, unique=True))
    clubs = draw(st.permutations([OPENING, *low]))
    clubs.insert(leader, HIGHEST_CLUB)
    return tuple(zip(clubs, hearts, strict=True))


HEART_LED: Final = _heart_led()

FOUR: Final = (by_hand(4), HEART_LED, short(4), full(4))
"""Rounds of four players: those of the fixtures, small ones, and whole ones."""
