"""The sentences of the pages in the language of the reader; the English sentence is the message id."""

from __future__ import annotations

import gettext
import io
import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import polib
from markupsafe import Markup, escape

from kibitz.model.assignment import Localised
from kibitz.model.note import Note
from kibitz.report.characters import visible

CATALOGUES: Final = Path(__file__).parent / "locale"
"""The kit's own sentences, a file ``<language>.po`` each; English needs none."""

DECIMAL_MARKS: Final = MappingProxyType({"nl": ","})
"""What stands before the decimals, where it is no point."""

LONGEST: Final = 300
"""Characters of a value in a sentence that are shown at most."""

GAP: Final = re.compile(r"\{(?P<gap>\w+)\}")
CODE: Final = re.compile(r"(?P<ticks>`+)(?P<code>.+?)(?P=ticks)|" + GAP.pattern, re.DOTALL)
"""Code in a sentence, between backticks; and a gap."""

SENTENCES: Final = frozenset({"reason", "guess"})
"""Gaps that are filled with words, not with code."""

EMPHASIS: Final = re.compile(r"(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])")
"""What a spec puts between asterisks."""

NUMBER: Final = re.compile(r"[\d.,]+")
BLANKS: Final = re.compile(r"\s+")


def _read(path: Path) -> gettext.NullTranslations:
    """Return the catalogue in a file; an empty one when there is no such file."""
    if not path.is_file():
        return gettext.NullTranslations()
    return gettext.GNUTranslations(io.BytesIO(polib.pofile(str(path), encoding="utf-8").to_binary()))


class Wording:
    """Says things in one language; where a translation lacks, in English."""

    def __init__(self, language: str, courses: Mapping[str, Path] | None = None) -> None:
        """Read the catalogues of a language: the course's own goes before the kit's."""
        self.language = language
        self._catalogue = _read((courses or {}).get(language, CATALOGUES / "none.po"))
        self._catalogue.add_fallback(_read(CATALOGUES / f"{language}.po"))

    def text(self, message: str) -> str:
        """Return the translation of a sentence."""
        return self._catalogue.gettext(message) if message else ""

    def plural(self, one: str, many: str, count: int) -> str:
        """Return the translation of a sentence that speaks of a number of things."""
        return self._catalogue.ngettext(one, many, count)

    def say(self, note: Note | None) -> str:
        """Return what a note says; nothing for no note."""
        return note.say(self.text) if note else ""

    def localised(self, texts: Localised) -> str:
        """Return the text in this language, else in English, else in whichever there is."""
        return texts.get(self.language) or texts.get("en") or next(iter(texts.values()), "")

    def number(self, value: float) -> str:
        """Return a number of points without needless decimals."""
        plain = f"{value:.2f}".rstrip("0").rstrip(".")
        return plain.replace(".", DECIMAL_MARKS.get(self.language, "."))

    def prose(self, sentence: str | Note | None, longest: int = LONGEST) -> Markup:
        """Return a sentence for a page: escaped, with code in it as code, and no value longer than that.

        Code is what stands between backticks, and what fills a gap, unless it is a number or words.
        """
        if not isinstance(sentence, Note):
            return _prose(sentence or "", {})
        values = {name: self._value(name, value, longest) for name, value in sentence.values.items()}
        return _prose(_closed(self.text(sentence.text)), values)

    def _value(self, name: str, value: str, longest: int) -> Markup:
        """Return what fills a gap, with a sign outside of it when it was cut."""
        kept = _escaped(value[:longest])
        shown = kept if name in SENTENCES or NUMBER.fullmatch(value) else _code(kept)
        left = len(value) - longest
        if left <= 0:
            return shown
        said = self.plural("%(num)s character left out", "%(num)s characters left out", left) % {"num": left}
        return shown + Markup(' <span class="left">({})</span>').format(said)


def _closed(sentence: str) -> str:
    """Return the sentence with a capital and a full stop."""
    stop = "" if sentence.endswith((".", "!", "?", ":")) else "."
    return sentence[:1].upper() + sentence[1:] + stop


def _prose(sentence: str, values: Mapping[str, Markup]) -> Markup:
    """Return the sentence as markup, its gaps filled; gaps in code are filled with plain text."""
    parts: list[Markup] = []
    done = 0
    for found in CODE.finditer(sentence):
        if found["gap"] and found["gap"] not in values:
            continue
        parts.append(_emphasised(sentence[done : found.start()]))
        parts.append(values[found["gap"]] if found["gap"] else _code(_filled(found["code"], values)))
        done = found.end()
    return Markup("").join([*parts, _emphasised(sentence[done:])])


def _emphasised(text: str) -> Markup:
    """Return text of a sentence, with what stands between asterisks in it emphasised."""
    emphasis = Markup("<em>{}</em>")
    parts = enumerate(EMPHASIS.split(text))
    return Markup("").join(emphasis.format(part) if place % 2 else _escaped(part) for place, part in parts)


def _filled(code: str, values: Mapping[str, Markup]) -> Markup:
    """Return a piece of code with its gaps filled."""
    parts = GAP.split(code)
    filled = [
        _escaped(part) if index % 2 == 0 else escape(values[part].striptags() if part in values else part)
        for index, part in enumerate(parts)
    ]
    return Markup("").join(filled)


def _code(text: Markup) -> Markup:
    """Return a piece of code in a sentence."""
    return Markup('<code translate="no">{}</code>').format(text)


def _escaped(text: str) -> Markup:
    """Return text for a page, with blanks and line ends as one blank."""
    return escape(BLANKS.sub(" ", visible(text)))
