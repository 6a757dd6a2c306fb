"""Standings on their way out: a JSON document and a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from kibitz.export.atomic import replacing
from kibitz.intake.names import clear
from kibitz.tournament.records import Absent, Settings
from kibitz.tournament.standings import FoulAt, Row, Standings, VoidGame, won_against

JSON: Final = "standings.json"
CSV: Final = "standings.csv"
SCHEMA: Final = 1

_FORMULA: Final = ("=", "+", "-", "@")

COLUMNS: Final = (
    "place",
    "entry",
    "games won",
    "games played",
    "share low",
    "share high",
    "points",
    "tricks a deal",
    "tricks margin",
    "rating",
    "rating margin",
    "fouls",
)


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What one entry did against another."""

    entry: str
    against: str
    won: int
    lost: int


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """What ``standings.json`` holds."""

    schema: int
    settings: Settings
    strength: str
    complete: bool
    """Whether all matches have been played."""
    rows: tuple[Row, ...]
    results: tuple[Result, ...]
    retired: tuple[str, ...]
    fouls: tuple[FoulAt, ...]
    void: tuple[VoidGame, ...]
    absent: tuple[Absent, ...]


def document(
    settings: Settings, now: Standings, absent: Sequence[Absent], strength: str, *, complete: bool
) -> Document:
    """Return everything that is known of a tournament but the games themselves, which are in the journal."""
    wins = won_against(now.counted)
    results = (
        Result(entry=one, against=other, won=won, lost=wins[other, one])
        for (one, other), won in sorted(wins.items())
    )
    return Document(
        schema=SCHEMA,
        settings=settings,
        strength=strength,
        complete=complete,
        rows=now.rows,
        results=tuple(results),
        retired=now.retired,
        fouls=now.fouls,
        void=now.void,
        absent=tuple(sorted(absent, key=lambda one: one.id)),
    )


def write_json(path: Path, content: Document) -> None:
    """Write ``standings.json``, whole or not at all."""
    with replacing(path) as file:
        file.write(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")


def write_csv(path: Path, rows: Sequence[Row]) -> None:
    """Write ``standings.csv`` in UTF-8; what a spreadsheet would take for a formula gets an apostrophe."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows([COLUMNS, *map(_cells, rows)])
    with replacing(path) as file:
        file.write(text.getvalue().encode("utf-8", "backslashreplace"))


def _cells(row: Row) -> list[str]:
    name = clear(row.entry)
    return [
        str(row.place),
        f"'{name}" if name.startswith(_FORMULA) else name,
        str(row.won),
        str(row.played),
        f"{row.share[0]:.3f}",
        f"{row.share[1]:.3f}",
        str(row.points),
        f"{row.tricks:.3f}",
        "" if row.margin is None else f"{row.margin:.3f}",
        f"{row.rating:.0f}",
        f"{row.rating_margin:.0f}",
        str(row.fouls),
    ]
