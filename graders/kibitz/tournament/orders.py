"""What a worker and the process that started it say to each other: a line of JSON for each message."""

from __future__ import annotations

from typing import Final

import msgspec

from kibitz.tournament.guests import Program
from kibitz.tournament.records import Absent, Entry, Match, Pairing


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is told when it starts."""

    folder: str
    """Of the suite: ``graders/<assignment>``."""
    strength: str
    """Of the sandbox, which has been tried out before."""
    python: str
    """The guests' interpreter."""
    seed: int
    programs: dict[str, Program]


class TryOut(msgspec.Struct, frozen=True, tag=True):
    """Please find out whether this one can play; answered by an `Entry` or an `Absent`."""

    entry: str


class Play(msgspec.Struct, frozen=True, tag=True):
    """Please play this match; answered by a `Match`."""

    pairing: Pairing
    entries: dict[str, Entry]
    """Both of them, by id."""
    games: int


Job = TryOut | Play
Answer = Entry | Absent | Match

ORDERS: Final[msgspec.json.Decoder[Orders]] = msgspec.json.Decoder(Orders)
JOB: Final[msgspec.json.Decoder[Job]] = msgspec.json.Decoder(TryOut | Play)
ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Entry | Absent | Match)
