"""Writes the pages: for each submission an index, a page per task, its code and the spec; and an overview."""

from __future__ import annotations

import base64
import hashlib
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec
from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from kibitz.model.assignment import Assignment, Check
from kibitz.model.result import Grade
from kibitz.model.verdict import Verdict
from kibitz.report import annotated
from kibitz.report.annotated import Code, annotate
from kibitz.report.cards import draw_row
from kibitz.report.characters import visible
from kibitz.report.language import page_language
from kibitz.report.markdown import render
from kibitz.report.material import NOTHING, Material, styled
from kibitz.report.measures import draw_measure
from kibitz.report.pasting import renaming
from kibitz.report.room import PAGE, ROOMS
from kibitz.report.verdicts import LOOKS
from kibitz.report.views import LONG_OUTPUT, Views, page_name
from kibitz.report.wording import Wording

TEMPLATES: Final = Path(__file__).parent / "templates"


def _finalize(value: object) -> object:
    """Write what is invisible as an escape, in every text that a template puts on a page.

    Markup was made by a template or by `Wording.prose`, and has passed here before.
    """
    return visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def environment(material: Material = NOTHING) -> Environment:
    """Return the templates, escaping everything, with sentences marked for translation."""
    return Environment(
        loader=material.loader(),
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
        *,
        material: Material = NOTHING,
        language: str = "",
    ) -> None:
        """Take an assignment, its checks in the suite's order, and the course's catalogues by language.

        Where a language is given, all pages speak it, whatever the submission's own words are.
        """
        self.assignment = assignment
        self.checks = tuple(checks)
        self.catalogues = dict(catalogues or {})
        self.material = material
        self.language = language
        self._environments: dict[str, Environment] = {}
        self._specs: dict[str, bytes] = {}
        self._script = _asset("copy.js")
        self._style = styled(_asset("style.css"), material)

    def write(self, grade: Grade, folder: Path, files: Mapping[str, bytes] | None = None) -> None:
        """Write ``index.html`` and ``<task>.html`` for a submission, and ``spec.html`` where there is a spec.

        With the student's files at hand, an exception is shown with the lines around it, and all of them
        are in ``code.html``.  The folder needs nothing beside it.
        """
        folder.mkdir(parents=True, exist_ok=True)
        grade = msgspec.structs.replace(grade, language=page_language(self.assignment, grade, self.language))
        views = Views(self.assignment, self.checks, grade, files or {})
        code, page = self._code(views)
        for name, content in (("spec.html", self._spec(grade.language)), ("code.html", page)):
            if content:
                (folder / name).write_bytes(content)
            else:
                (folder / name).unlink(missing_ok=True)  # that of an earlier run
        (folder / "index.html").write_bytes(self._fitting(views, None, code))
        for number, task in enumerate(self.assignment.tasks):
            (folder / page_name(task.name)).write_bytes(self._fitting(views, number, code))

    def write_overview(
        self,
        grades: Iterable[Grade],
        folder: Path,
        language: str = "",
        page_of: Callable[[str], str] = link,
    ) -> None:
        """Write ``index.html`` for the staff: every submission of a run, with a link to its pages."""
        language = language or self.language or self.assignment.language or "en"
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

    def _spec(self, language: str) -> bytes:
        """Return the page of the spec, the same for all; nothing where there is none, or none that fits."""
        if language not in self._specs:
            found = self.material.spec(language)
            page = b""
            if found is not None:
                context = {"spec_language": found[0], "rendered": render(found[1])}
                page = self._render("spec.html", language, context, PAGE)
            self._specs[language] = page
        return self._specs[language]

    def _code(self, views: Views) -> tuple[Code | None, bytes]:
        """Return what the page of the student's files shows, and the page; nothing where there are none."""
        view, first = views.grade_view(ROOMS[0]), self._entries(views.grade.language)
        for room in annotated.ROOMS if views.sources.programs() else ():
            code = annotate(view, views.sources, first, room)
            page = self._render("code.html", view.grade.language, {"view": view, "code": code}, PAGE)
            if page:
                return code, page
        return None, b""

    def _entries(self, language: str) -> list[str]:
        """Return the files that hold the work, in the order of the tasks."""
        words = self.assignment.vocabularies.get(language, {})
        tasks = [module for task in self.assignment.tasks if task.entry for module in task.entry.modules]
        modules = [self.assignment.entry.module, *tasks]
        return [f"{words.get(module, module)}.py" for module in dict.fromkeys(modules)]

    def _fitting(self, views: Views, number: int | None, code: Code | None) -> bytes:
        """Return the page of a task, or the index; with less room for as long as it is too large."""
        template = "index.html" if number is None else "task.html"
        page = b""
        for room in ROOMS:
            view = views.grade_view(room)
            context = {
                "view": view,
                "task": None if number is None else view.tasks[number],
                "rename": renaming(view.grade.remarks),
                "code": code,
                "spec": bool(self._spec(view.grade.language)),
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
        made = environment(self.material)
        made.install_gettext_callables(words.text, words.plural, newstyle=True)  # type: ignore[attr-defined]
        made.filters.update(
            prose=words.prose, number=words.number, localised=words.localised, text=words.text, say=words.say
        )
        made.filters["drawn"] = lambda row, most: draw_row(row, words, most)
        made.filters["measured"] = lambda measure, most: draw_measure(measure, words, most)
        made.filters["page_name"] = page_name
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
