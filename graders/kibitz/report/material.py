"""What a course gives to its pages beside the assignment itself: the specs, and a look of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from jinja2 import BaseLoader, ChoiceLoader, FileSystemLoader, PrefixLoader
from markupsafe import Markup

from kibitz.course.errors import CourseError

TEMPLATES: Final = Path(__file__).parent / "templates"
"""The kit's own."""

SPEC: Final = re.compile(r"spec\.([A-Za-z0-9_-]+)\.md")
LARGEST_STYLE: Final = 50_000
"""Bytes of a course's own style sheet; every page has a copy."""


class Material(msgspec.Struct, frozen=True, kw_only=True):
    """What a course has for its pages."""

    specs: Mapping[str, str] = {}
    """The text of the spec, by language."""
    style: str = ""
    """What stands in every page after the kit's own style sheet."""
    templates: Path | None = None
    """A folder of templates that go before the kit's."""

    def loader(self) -> BaseLoader:
        """Return what finds templates: the course's first; ``kibitz/NAME`` is the kit's own in any case."""
        ours = FileSystemLoader(TEMPLATES, encoding="utf-8")
        theirs = [FileSystemLoader(self.templates, encoding="utf-8")] if self.templates else []
        return ChoiceLoader([*theirs, ours, PrefixLoader({"kibitz": ours})])

    def spec(self, language: str) -> tuple[str, str] | None:
        """Return language and text of the spec that a reader of this language gets, if there is one."""
        for wanted in (language, "en", *self.specs):
            if wanted in self.specs:
                return wanted, self.specs[wanted]
        return None


NOTHING: Final = Material()


def read_material(assignment: Path, course: Path) -> Material:
    """Read the specs in an assignment's folder, and the folder ``theme`` of the course.

    Raises `CourseError` for a style sheet that no page could hold.
    """
    found = ((SPEC.fullmatch(path.name), path) for path in sorted(assignment.glob("spec.*.md")))
    theme = course / "theme"
    templates = theme / "templates"
    return Material(
        specs={name[1]: path.read_text("utf-8") for name, path in found if name},
        style=_style(theme / "style.css"),
        templates=templates if templates.is_dir() else None,
    )


def _style(path: Path) -> str:
    """Return a course's style sheet; nothing where there is none."""
    if not path.is_file():
        return ""
    try:
        style = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise CourseError("theme/style.css: cannot be read; save it as UTF-8") from None
    if "</style" in style.lower() or "<!--" in style:
        raise CourseError("theme/style.css: HTML is in it; only CSS can stand there")
    if len(style.encode()) > LARGEST_STYLE:
        raise CourseError(f"theme/style.css: more than {LARGEST_STYLE} bytes, which each page would hold")
    return style


def styled(style: str, material: Material) -> Markup:
    """Return the style sheet of a page: the kit's own, and then the course's."""
    return Markup("\n".join(part.strip() for part in (style, material.style) if part))  # noqa: S704 - no data in it
