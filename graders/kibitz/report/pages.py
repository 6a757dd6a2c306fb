"""Writes the pages: an index and a page per task for each submission, and an overview of a whole run."""

from __future__ import annotations

import base64
import hashlib
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from kibitz.model.assignment import Assignment, Check
from kibitz.model.result import Grade
from kibitz.model.verdict import Verdict
from kibitz.report.cards import draw_row
from kibitz.report.characters import visible
from kibitz.report.room import PAGE, ROOMS
from kibitz.report.verdicts import LOOKS
from kibitz.report.views import LONG_OUTPUT, Views, page_name, renaming
from kibitz.report.wording import Wording

TEMPLATES: Final = Path(__file__).parent / "templates"


def _finalize(value: object) -> object:
    """Write what is invisible as an escape, in every text that a template puts on a page.

    Markup was made by a template or by `Wording.prose`, and has passed here before.
    """
    return visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def environment() -> Environment:
    """Return the templates, escaping everything, with sentences marked for translation."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES, encoding="utf-8"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_finalize,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        extensions=["jinja2.ext.i18n"],
    )


def _asset(name: str) -> Markup:
    """Return one of the kit's own files as it must stand in a page."""
    return Markup((TEMPLATES / name).read_text("utf-8").strip())  # noqa: S704 - ours, and no data in it


def link(submission: str) -> str:
    """Return where the overview looks for the pages of a submission."""
    return f"{quote(submission, safe='')}/index.html"


class PageWriter:
    """Writes the pages of one assignment; make it once for a run."""

    def __init__(
        self,
        assignment: Assignment,
        checks: Sequence[Check],
        catalogues: Mapping[str, Path] | None = None,
    ) -> None:
        """Take an assignment, its checks in the suite's order, and the course's catalogues by language."""
        self.assignment = assignment
        self.checks = tuple(checks)
        self.catalogues = dict(catalogues or {})
        self._environments: dict[str, Environment] = {}
        self._script = _asset("copy.js")
        self._style = _asset("style.css")

    def write(self, grade: Grade, folder: Path, files: Mapping[str, bytes] | None = None) -> None:
        """Write ``index.html`` and ``<task>.html`` for a submission.

        With the student's files at hand, an exception is shown with the lines around it.
        """
        folder.mkdir(parents=True, exist_ok=True)
        views = Views(self.assignment, self.checks, grade, files or {})
        (folder / "index.html").write_bytes(self._fitting(views, None))
        for number, task in enumerate(self.assignment.tasks):
            (folder / page_name(task.name)).write_bytes(self._fitting(views, number))

    def write_overview(
        self,
        grades: Iterable[Grade],
        folder: Path,
        language: str = "en",
        page_of: Callable[[str], str] = link,
    ) -> None:
        """Write ``index.html`` for the staff: every submission of a run, with a link to its pages."""
        rows = sorted(grades, key=lambda grade: grade.submission)
        attention = [
            (grade, result)
            for grade in rows
            for result in grade.results
            if result.verdict is Verdict.OUR_FAULT or result.staff
        ]
        page = self._render(
            "overview.html", language, {"grades": rows, "attention": attention[:100], "page_of": page_of}
        )
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_bytes(page)

    def _fitting(self, views: Views, number: int | None) -> bytes:
        """Return the page of a task, or the index; with less room for as long as it is too large."""
        template = "index.html" if number is None else "task.html"
        page = b""
        for room in ROOMS:
            view = views.grade_view(room)
            context = {
                "view": view,
                "task": None if number is None else view.tasks[number],
                "rename": renaming(view.grade.remarks),
            }
            largest = PAGE if room is not ROOMS[-1] else sys.maxsize
            page = self._render(template, view.grade.language, context, largest)
            if page:
                break
        return page

    def _render(
        self, template: str, language: str, context: Mapping[str, object], largest: int = sys.maxsize
    ) -> bytes:
        """Return a page as bytes; nothing when it would be too large, which is found on the way."""
        size = 0
        parts: list[str] = []
        for part in self._environment(language).get_template(template).generate(context):
            parts.append(part)
            size += len(part)
            if size > largest:
                return b""
        page = "".join(parts).encode("utf-8")
        return page if len(page) <= largest else b""

    def _environment(self, language: str) -> Environment:
        """Return the templates in a language, compiled at the first page that speaks it."""
        if language not in self._environments:
            self._environments[language] = self._make(language)
        return self._environments[language]

    def _make(self, language: str) -> Environment:
        """Compile the templates for a language."""
        words = Wording(language, self.catalogues)
        digest = base64.b64encode(hashlib.sha256(self._script.encode("utf-8")).digest()).decode("ascii")
        made = environment()
        made.install_gettext_callables(words.text, words.plural, newstyle=True)  # type: ignore[attr-defined]
        made.filters.update(
            prose=words.prose, number=words.number, localised=words.localised, text=words.text, say=words.say
        )
        made.filters["drawn"] = lambda row, most: draw_row(row, words, most)
        made.filters["page_of_check"] = lambda check: page_name(check.task)
        made.globals.update(
            assignment=self.assignment,
            titles={check.name: check.title for check in self.checks},
            looks=LOOKS,
            language=language,
            script=self._script,
            script_hash=digest,
            style=self._style,
            LONG_OUTPUT=LONG_OUTPUT,
        )
        return made
