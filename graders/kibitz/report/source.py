"""A student's files as lines for a page: as Python counts them, and coloured by what stands in them."""

from __future__ import annotations

import builtins
import io
import keyword
import tokenize
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Final

from markupsafe import Markup, escape
from pygments.lexers.python import PythonLexer
from pygments.token import Token

from kibitz.model.note import Note
from kibitz.report.characters import visible

LARGEST: Final = 100_000
"""Characters of a file that is coloured at most."""
LONGEST: Final = 400
"""Characters of a line in a file that is coloured: longer ones are no program to read."""
ENCODINGS: Final = frozenset({"utf-8", "utf-8-sig", "iso-8859-1", "iso-8859-15", "cp1252", "windows-1252"})
"""What a file may say that it is written in; anything else is read as UTF-8."""

CLASSES: Final = MappingProxyType(
    {
        Token.Keyword: "k",
        Token.Operator.Word: "k",
        Token.Literal.String: "s",
        Token.Comment: "c",
        Token.Literal.Number: "n",
        Token.Name.Function: "f",
        Token.Name.Class: "f",
        Token.Name.Decorator: "f",
        Token.Name.Builtin: "b",
        Token.Name.Builtin.Pseudo: "",
        Token.Name.Exception: "b",
    }
)
"""The class of the style sheet for a kind of token; a kind that is not named is what its parent is."""

WORDS: Final = "|".join(sorted({*keyword.kwlist, *keyword.softkwlist, *dir(builtins)}))
"""Names that mean something."""


class QuickLexer(PythonLexer):  # type: ignore[misc]
    """Pygments' own, with a short way for what has no colour: that is most of a program."""

    tokens: ClassVar[dict[str, list[Any]]] = {
        **PythonLexer.tokens,
        "root": [
            (rf"(?!__|(?:{WORDS})\b)[^\W\d]\w*(?![\w'\"])", Token.Name),
            (r"(?<=\S)[^\S\n]+|[()\[\]{},:;=+*/%<>&|^~-]+|\.(?=[^\W\d])", Token.Text),
            *PythonLexer.tokens["root"],
        ],
    }


Piece = tuple[str, str]
"""A class of the style sheet, and a stretch of text."""
Line = tuple[Piece, ...]


def text_of(content: bytes) -> str:
    """Return what is in a file, with a newline for each end of a line."""
    try:
        encoding = tokenize.detect_encoding(io.BytesIO(content[:1000]).readline)[0]
    except SyntaxError:
        encoding = "utf-8"
    text = content.decode(encoding if encoding in ENCODINGS else "utf-8", "replace")
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


@lru_cache(maxsize=4000)
def style_of(kind: Any) -> str:
    """Return the class for a kind of token."""
    while kind is not None:
        if kind in CLASSES:
            return CLASSES[kind]
        kind = kind.parent
    return ""


@lru_cache(maxsize=64)
def lines_of(content: bytes) -> tuple[Line, ...]:
    """Return the lines of a file, coloured where that is a program of a sensible size.

    Students hand in the same file again and again, and several pages show it: it is read once.
    """
    text = text_of(content)
    plain = text.split("\n")
    if plain and not plain[-1]:
        plain.pop()
    if len(text) > LARGEST or any(len(line) > LONGEST for line in plain):
        return tuple((("", line),) for line in plain)
    lines: list[list[Piece]] = [[]]
    for _, kind, piece in QuickLexer().get_tokens_unprocessed(text):
        style = style_of(kind)
        for number, part in enumerate(piece.split("\n")):
            if number:
                lines.append([])
            if part:
                _add(lines[-1], style, part)
    return tuple(tuple(line) for line in lines[: len(plain)])


def _add(line: list[Piece], style: str, text: str) -> None:
    """Put a stretch at the end of a line, together with what is of the same class."""
    if line and line[-1][0] == style:
        text = line.pop()[1] + text
    line.append((style, text))


def draw_line(line: Line, most: int) -> Markup:
    """Return the first ``most`` characters of a line for a page, with everything invisible in it escaped."""
    parts: list[str] = []
    for style, text in line:
        shown = escape(visible(text[:most]))
        parts.append(f'<span class="{style}">{shown}</span>' if style else shown)
        most -= len(text)
        if most <= 0:
            break
    return Markup("".join(parts))  # noqa: S704 - each part was escaped, and the classes are ours


class Sources:
    """The Python files of one submission."""

    def __init__(self, files: Mapping[str, bytes], renamed: Note | None = None) -> None:
        """Take the files; what was ``renamed`` from {found} to {name} is known by both."""
        self.files = files
        self._other: dict[str, str] = {}
        if renamed is not None:
            found, name = renamed.values.get("found", ""), renamed.values.get("name", "")
            if name not in files and found in files:
                self._other[name] = found

    def name(self, file: str) -> str:
        """Return the name that the student gave to a file."""
        return self._other.get(file, file)

    def lines(self, file: str) -> tuple[Line, ...]:
        """Return the lines of a file; none for one that is not there."""
        content = self.files.get(self.name(file))
        return () if content is None else lines_of(content)

    def programs(self) -> list[str]:
        """Return the names of the files that hold Python."""
        renamed = set(self._other.values())
        return [name for name in self.files if name.lower().endswith((".py", ".pyw")) or name in renamed]
