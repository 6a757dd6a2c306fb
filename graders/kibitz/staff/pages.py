"""Writes the report on a class, and the one that may be shared."""

from __future__ import annotations

import base64
import hashlib
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from jinja2 import Environment
from markupsafe import Markup

from kibitz.export.results import Results
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import Verdict
from kibitz.report.pages import TEMPLATES, environment
from kibitz.report.verdicts import LOOKS
from kibitz.report.wording import Wording
from kibitz.staff.attention import attention
from kibitz.staff.clusters import clusters, failed
from kibitz.staff.comparing import Comparison
from kibitz.staff.costs import Costs
from kibitz.staff.drawing import draw_bars, percent
from kibitz.staff.figures import figures, weights
from kibitz.staff.sharing import FEWEST, Shared

PAGE: Final = 300_000
"""Bytes that the report should have at most; the table of submissions is whole whatever it takes."""

WEAK: Final = 0.1
"""A discrimination below this says that a check tells good work from bad hardly, or the wrong way round."""

FIRST: Final = 8
"""Clusters that are shown at once; the others are folded."""

LONG_ID: Final = 80
"""Characters of a submission's id that are shown."""

MOST_COSTLY: Final = 10
"""Submissions that are named as the slowest, and as the largest."""


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """How much the parts of the report may take that can be of any length."""

    clusters: int
    members: int
    """Of a cluster that are named."""
    moved: int
    """Submissions that changed."""
    words: int
    """Characters of an answer."""
    cases: int
    """Things that a person has to look at."""


ROOMS: Final = (
    Room(clusters=40, members=60, moved=150, words=160, cases=40),
    Room(clusters=25, members=25, moved=60, words=120, cases=25),
    Room(clusters=12, members=10, moved=25, words=80, cases=12),
)
"""From wide to narrow: the report is made anew with the next one for as long as it is too large."""


class Row(msgspec.Struct, frozen=True):
    """One submission in the table of all."""

    grade: Grade
    failed: int
    """Checks that failed."""
    not_run: int


def _rows(grades: Sequence[Grade]) -> list[Row]:
    return [
        Row(
            grade,
            sum(failed(result) for result in grade.results),
            sum(result.verdict is Verdict.NOT_RUN for result in grade.results),
        )
        for grade in grades
    ]


def _asset(*names: str) -> Markup:
    """Return some of the kit's own files as they must stand in a page."""
    return Markup("\n".join((TEMPLATES / name).read_text("utf-8").strip() for name in names))  # noqa: S704 - ours


class StaffPages:
    """Makes the reports on one run in one language."""

    def __init__(
        self,
        results: Results,
        language: str = "en",
        catalogues: Mapping[str, Path] | None = None,
        page_of: Callable[[str], str] = lambda _: "",
    ) -> None:
        """Take a run; ``page_of`` tells where the pages of a submission are, if there are any."""
        self.results = results
        self._words = Wording(language, catalogues)
        self._environment = self._make(page_of)

    def staff(self, comparison: Comparison | None = None, costs: Costs | None = None) -> bytes:
        """Return the report for those who teach the class."""
        found = figures(self.results)
        worth = weights(self.results.assignment, self.results.checks)
        alike, alone = clusters(self.results, found.grades, worth)
        known = {grade.submission for grade in found.grades}
        costs = Costs({name: one for name, one in (costs or Costs({})).costs.items() if name in known})
        context: dict[str, Any] = {
            "found": found,
            "rows": _rows(found.grades),
            "hardest": sorted(found.checks, key=lambda one: -one.lost),
            "clusters": alike,
            "alone": alone,
            "attention": attention(found.grades),
            "comparison": comparison,
            "slowest": [item for item in costs.slowest(MOST_COSTLY) if item[1].cpu],
            "largest": [item for item in costs.largest(MOST_COSTLY) if item[1].size],
        }
        page = b""
        for room in ROOMS:
            page = self._render("staff_report.html", room=room, **context)
            if len(page) <= PAGE:
                break
        return page

    def shared(self, told: Shared) -> bytes:
        """Return the report that may be shared."""
        return self._render("staff_share.html", told=told, FEWEST=FEWEST)

    def _render(self, template: str, **context: object) -> bytes:
        return self._environment.get_template(template).render(context).encode("utf-8", "backslashreplace")

    def _make(self, page_of: Callable[[str], str]) -> Environment:
        words, made = self._words, environment()
        script = _asset("staff.js")
        tasks = {task.name: words.localised(task.title) for task in self.results.assignment.tasks}
        digest = base64.b64encode(hashlib.sha256(script.encode("utf-8")).digest()).decode("ascii")
        made.install_gettext_callables(words.text, words.plural, newstyle=True)  # type: ignore[attr-defined]
        made.filters.update(
            prose=words.prose,
            number=words.number,
            localised=words.localised,
            text=words.text,
            say=words.say,
            percent=lambda share: percent(share, words),
            signed=self._signed,
            size=self._size,
            answer=_answer,
            cut=_cut,
        )
        made.globals.update(
            assignment=self.results.assignment,
            checks={check.name: check for check in self.results.checks},
            task_of=lambda check: tasks.get(check.task, check.task),
            made_with=self.results.made_with,
            language=words.language,
            script=script,
            script_hash=digest,
            style=_asset("style.css", "staff.css"),
            looks=LOOKS,
            page_of=page_of,
            draw=lambda bars, title, text: draw_bars(bars, title, text, words),
            FIRST=FIRST,
            WEAK=WEAK,
            LONG_ID=LONG_ID,
        )
        return made

    def _signed(self, value: float) -> str:
        """Return a number with its sign."""
        sign = "+" if value > 0 else "−" if value < 0 else ""
        return sign + self._words.number(abs(value))

    def _size(self, count: int) -> str:
        """Return a number of bytes in the unit that fits."""
        if count < 1024:
            return f"{count} B"
        power = min(3, int(math.log(count, 1024)))
        value = count / 1024**power
        return (
            f"{self._words.number(round(value, 1 if value < 10 else 0))} {('KiB', 'MiB', 'GiB')[power - 1]}"
        )


def _cut(text: str, most: int) -> str:
    """Return the beginning of a text, with a sign where the rest is left out."""
    return text if len(text) <= most else f"{text[:most]}…"


def _answer(result: CheckResult) -> str:
    """Return what a program gave or raised, as short as it can be told."""
    if result.fault is not None:
        return f"{result.fault.type}: {result.fault.message}".removesuffix(": ")
    return result.got.text if result.got else ""
