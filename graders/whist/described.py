"""What a program says of its strategy: docstrings and comments, found in its text, which is not run here."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from typing import Final

from kibitz import Broken, Student, note

MOST_FILES: Final = 10
LONGEST: Final = 600
"""Characters of a description that are shown."""

TEMPLATE: Final = frozenset(
    {
        "Assignment: Whist. Write a player that always has a card to play, and then one that plays well.",
        "A player of whist.",
        "Say here how your player decides which card it plays: that is its strategy.",
        "Make a player that is ready to play.",
        "Return the card from the hand that is played.",
    }
)
"""What stands in the file that students get, and says nothing of a strategy."""

_PARAMETER: Final = re.compile(r"(hand|trick|trump|position|tricks|score|four cards)\b.*")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_TOOL: Final = re.compile(r"#\s*(!|noqa|type:|pylint|ruff|-\*-|coding[:=])")


def hold_described(student: Student) -> None:
    """Hold a program to having words in it that can be about its strategy; a person judges what they say."""
    words = [line for source in _sources(student) for line in described(source)]
    if not words:
        raise Broken(
            note("There is no docstring and no comment in the program that says how a card is chosen."),
            advice=note("Say it in a sentence or two, in the docstring of the class for example."),
        )
    said = " ".join(words)
    shown = said if len(said) <= LONGEST else said[:LONGEST] + " …"
    student.remark(
        note("What the program says of its strategy, for a person to judge: {reason}", reason=shown)
    )


def _sources(student: Student) -> Iterator[str]:
    """Yield the text of each Python file of the submission, before any of it has been run."""
    student.start_over()
    listed = student.load("os").listdir(".")
    names = listed if isinstance(listed, list) else []
    files = sorted(name for name in names if type(name) is str and name.endswith(".py") and name != "Card.py")
    for name in sorted(files, key=lambda file: file != "Player.py")[:MOST_FILES]:
        content = student.load("pathlib").Path(name).read_bytes()  # type: ignore[attr-defined]
        if type(content) is bytes:
            yield decoded(content)


def decoded(content: bytes) -> str:
    """Return the text of a Python file, as its first lines say that it is written."""
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(content).readline)
        return content.decode(encoding, "replace")
    except (SyntaxError, LookupError):
        return content.decode("utf-8", "replace")


def described(source: str) -> list[str]:
    """Return the lines of docstrings and comments that say something, in their order, each once."""
    found = [
        line.strip() for text in (*_docstrings(source), *_comments(source)) for line in text.splitlines()
    ]
    return list(dict.fromkeys(line for line in found if _says_something(line)))


def _docstrings(source: str) -> list[str]:
    """Return all strings that stand by themselves: docstrings, and what is meant as one."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    return [
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and type(node.value.value) is str
    ]


def _comments(source: str) -> list[str]:
    found: list[str] = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT and not _TOOL.match(token.string):
                found.append(token.string.lstrip("#"))
    except (tokenize.TokenError, SyntaxError, ValueError):
        pass
    return found


def _says_something(line: str) -> bool:
    """Return whether a line has two words, and is not one of those that every student gets."""
    return len(_WORD.findall(line)) > 1 and line not in TEMPLATE and not _PARAMETER.fullmatch(line)
