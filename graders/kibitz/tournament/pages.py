"""Writes the pages of a tournament: the standings, and for each entry the deals that are worth a look."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec
from jinja2 import Environment
from markupsafe import Markup

from kibitz.model.assignment import Assignment
from kibitz.report.cards import name_card
from kibitz.report.pages import TEMPLATES, environment
from kibitz.report.wording import Wording
from kibitz.tournament.drawing import draw_trick, symbols
from kibitz.tournament.plans import FOULS, Plan
from kibitz.tournament.records import Absent, Deal, Match, side
from kibitz.tournament.replays import Swing, replays
from kibitz.tournament.standings import Row, Standings, sittings
from kibitz.tournament.suite import Rules, Shown

INDEX: Final = "index.html"
FOLDER: Final = "replays"
MOST_CROSSED: Final = 16
"""Entries that a table of everybody against everybody has room for; more are told round by round."""
CHART: Final = 120
"""Width of a rating's interval, drawn."""


class Cell(msgspec.Struct, frozen=True):
    """What one entry did against another."""

    won: int
    lost: int

    @property
    def style(self) -> str:
        """How it looks: better, worse or even."""
        return "good" if self.won > self.lost else "bad" if self.won < self.lost else "idle"


class Sat(msgspec.Struct, frozen=True):
    """A deal to be drawn: who sat where, and what came of it."""

    names: tuple[str, str]
    """Of the entries at N and S, and at E and W."""
    deal: Deal
    shown: Shown

    @property
    def counts(self) -> list[tuple[int, int]]:
        """The tricks that each partnership has, after each trick."""
        won = [side(trick.winner) if trick.winner else None for trick in self.shown.tricks]
        return [(won[: n + 1].count(0), won[: n + 1].count(1)) for n in range(len(won))]


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What the pages say of a tournament as a whole."""

    plan: Plan
    rounds: int
    seed: int
    played: int
    """Matches that have been played."""
    matches: int
    """Matches in all, if nobody is retired."""
    complete: bool
    """Whether there is nothing left to play."""
    absent: Sequence[Absent]


def page_of(entry: str) -> str:
    """Return where the standings look for an entry's page."""
    return f"{FOLDER}/{quote(entry, safe='')}.html"


def met(now: Standings) -> dict[str, dict[str, Cell]]:
    """Return by entry and opponent the games won and lost, of those matches that count."""
    found: dict[str, dict[str, Cell]] = {}
    for match in now.counted:
        for mine, theirs, cell in _cells(match):
            before = found.setdefault(mine, {}).get(theirs, Cell(0, 0))
            found[mine][theirs] = Cell(before.won + cell.won, before.lost + cell.lost)
    return found


def by_round(now: Standings) -> dict[str, dict[int, tuple[str, Cell]]]:
    """Return by entry and round whom it met, and the games won and lost."""
    found: dict[str, dict[int, tuple[str, Cell]]] = {}
    for match in now.counted:
        for mine, theirs, cell in _cells(match):
            found.setdefault(mine, {})[match.pairing.round] = (theirs, cell)
    return found


def _cells(match: Match) -> tuple[tuple[str, str, Cell], tuple[str, str, Cell]]:
    first, second = match.pairing.first, match.pairing.second
    won = sum(game.winner == sitting for _, sitting, game in sittings(match))
    lost = sum(1 for _ in sittings(match)) - won
    return (first, second, Cell(won, lost)), (second, first, Cell(lost, won))


def _asset(*names: str) -> Markup:
    """Return some of the kit's own files as they must stand in a page."""
    return Markup("\n".join((TEMPLATES / name).read_text("utf-8").strip() for name in names))  # noqa: S704 - ours


class TournamentPages:
    """Writes the pages of one tournament in one language."""

    def __init__(
        self,
        assignment: Assignment,
        rules: Rules,
        language: str = "en",
        catalogues: Mapping[str, Path] | None = None,
    ) -> None:
        """Take the assignment, its rules to show deals by, and the course's catalogues by language."""
        self._rules = rules
        self._words = Wording(language, catalogues)
        self._environment = self._make(assignment)

    def _make(self, assignment: Assignment) -> Environment:
        words, made = self._words, environment()
        script = _asset("tournament.js")
        digest = base64.b64encode(hashlib.sha256(script.encode("utf-8")).digest()).decode("ascii")
        made.install_gettext_callables(words.text, words.plural, newstyle=True)  # type: ignore[attr-defined]
        made.filters.update(
            prose=words.prose,
            number=words.number,
            signed=self._signed,
            decimals=lambda value, count: self._signed(value, count).lstrip("+−"),
            localised=words.localised,
            text=words.text,
            say=words.say,
        )
        made.globals.update(
            assignment=assignment,
            language=words.language,
            script=script,
            script_hash=digest,
            style=_asset("style.css", "tournament.css"),
            page_of=page_of,
            draw=lambda shown, number, foul: draw_trick(shown, number, words, foul),
            card=lambda text: name_card(text, words),
            deck=symbols(),
            CHART=CHART,
            FOULS=FOULS,
        )
        return made

    def _signed(self, value: float, decimals: int = 0) -> str:
        """Return a number with its sign."""
        mark = "," if self._words.number(0.5) == "0,5" else "."
        shown = f"{value:+.{decimals}f}".replace("-", "−").replace(".", mark)
        return shown if float(f"{value:.{decimals}f}") else f"{0:.{decimals}f}".replace(".", mark)

    def write(self, now: Standings, about: About, folder: Path) -> None:
        """Write the standings into ``folder``, and the pages of the entries into a folder in it."""
        (folder / FOLDER).mkdir(parents=True, exist_ok=True)
        crossed = len(now.rows) <= MOST_CROSSED
        (folder / INDEX).write_bytes(
            self._render(
                "tournament.html",
                now=now,
                about=about,
                cells=met(now) if crossed else {},
                rounds={} if crossed else by_round(now),
                places={row.entry: row.place for row in now.rows},
                scale=Scale(now.rows),
            )
        )
        cells = met(now)
        for entry in [*(row.entry for row in now.rows), *now.retired]:
            page = self._entry_page(now, entry, cells.get(entry, {}))
            (folder / FOLDER / f"{entry}.html").write_bytes(page)

    def _entry_page(self, now: Standings, entry: str, cells: Mapping[str, Cell]) -> bytes:
        shown = replays(now, entry)
        return self._render(
            "tournament_entry.html",
            entry=entry,
            row=now.row_of(entry),
            among=len(now.rows),
            cells=[(row.entry, cells[row.entry]) for row in now.rows if row.entry in cells],
            pairs=[
                (kind, swing, self._twice(swing))
                for kind, swing in (("best", shown.best), ("worst", shown.worst))
                if swing is not None
            ],
            fouls=[
                (foul, self._sat(entry, foul.against, foul.deal, side(foul.foul.seat)))
                for foul in shown.fouls
            ],
        )

    def _twice(self, swing: Swing) -> list[Sat]:
        pairs = zip(swing.deals, swing.sides, strict=True)
        return [self._sat(swing.entry, swing.against, deal, mine) for deal, mine in pairs]

    def _sat(self, entry: str, against: str, deal: Deal, mine: int) -> Sat:
        """Return a deal to be drawn in which the entry is on one of the two sides."""
        return Sat((against, entry) if mine else (entry, against), deal, self._rules.show(deal))

    def _render(self, template: str, **context: object) -> bytes:
        return self._environment.get_template(template).render(context).encode("utf-8")


class Scale:
    """Where ratings lie in a drawing of all of them."""

    def __init__(self, rows: Sequence[Row]) -> None:
        """Have room for the intervals of all rows."""
        ends = [row.rating + sign * row.rating_margin for row in rows for sign in (-1, 1)] or [0.0, 1.0]
        self._low, self._high = min(ends), max(ends)

    def at(self, rating: float) -> float:
        """Return how far from the left a rating lies, in pixels."""
        share = (rating - self._low) / max(self._high - self._low, 1)
        return round(4 + share * (CHART - 8), 1)
