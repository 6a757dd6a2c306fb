"""What is known of a tournament: entries, matches with every card that was played, and who did not take part.

A table has four seats, N, E, S and W, and those across from each other are partners.  A card is two
characters, its rank and its suit; several are one text.
"""

from __future__ import annotations

from typing import Final

import msgspec

from kibitz.model.note import Note

SEATS: Final = "NESW"
"""The seats, in the order in which they play."""

Both = tuple[int, int]
"""A number for N and S, and one for E and W."""


def encode(record: object) -> bytes:
    """Return a record as one line of JSON; what UTF-8 cannot hold is written as an escape."""
    try:
        return msgspec.json.encode(record) + b"\n"
    except UnicodeEncodeError:  # a program may give its classes and exceptions any name
        return msgspec.json.encode(_without_surrogates(msgspec.to_builtins(record))) + b"\n"


def _without_surrogates(value: object) -> object:
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode()
    if isinstance(value, dict):
        return {_without_surrogates(key): _without_surrogates(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_without_surrogates(item) for item in value]
    return value


def side(seat: str) -> int:
    """Return which partnership a seat belongs to: 0 for N and S, 1 for E and W."""
    return SEATS.index(seat) % 2


class Foul(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player did not give a card that it may play."""

    seat: str
    why: Note
    card: str = ""
    """What it gave, where that was a card."""
    timeout: bool = False


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal that was played, or broken off by a foul."""

    pack: str
    """The cards in the order in which they were dealt."""
    dealer: str
    played: str
    """The cards in the order in which they were played."""
    score: Both
    """The points before it."""
    taken: Both
    """The tricks that each partnership is held to have taken."""
    foul: Foul | None = None


class Game(msgspec.Struct, frozen=True):
    """A game, up to the points that win it."""

    score: Both
    winner: int
    """The partnership that won it."""
    deals: tuple[Deal, ...]


class Twice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played twice with the same cards, the entries' seats exchanged in between."""

    sittings: tuple[Game, ...]
    """In the first the match's first entry has N and S; none at all when the game is void."""
    void: str = ""
    """Why it is void: a trouble of ours, for staff."""


class Pairing(msgspec.Struct, frozen=True):
    """Who plays whom, and when."""

    round: int
    table: int
    first: str
    second: str

    @property
    def key(self) -> tuple[int, int]:
        """Its place in the order of all matches."""
        return self.round, self.table


class Match(msgspec.Struct, frozen=True, tag=True):
    """What came of a pairing."""

    pairing: Pairing
    games: tuple[Twice, ...]

    def entry_at(self, sitting: int, seat: str) -> str:
        """Return whose player has a seat in a sitting."""
        return self.pairing.first if side(seat) == sitting else self.pairing.second


class Passed(msgspec.Struct, frozen=True, tag=True):
    """A submission that has passed the checks which it must have passed to take part."""

    id: str


class Entry(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A submission that takes part."""

    id: str
    reading: tuple[str, ...] = ()
    """How its player wants to be asked, where the assignment leaves that open."""


class Absent(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A submission that does not take part."""

    id: str
    why: Note
    fault: str = ""
    """A trouble of ours, for staff, where that is the reason."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What decides how a tournament goes: the same settings, the same results."""

    assignment: str
    seed: int
    rounds: int
    """How often everybody meets everybody, or how many rounds there are; 0: as the plan says."""
    submissions: dict[str, str]
    """By id: a digest of all files."""
    made_with: dict[str, str]
