"""The private names of the granted cards, which no two versions of ``Card`` have in common.

In the source of `granted/Card.py` every private name holds a token, and a version of the module is that text
with another token in its place. So a program that looks into a card's private data finds nothing there.
``python -m whist.private``, run in ``graders``, writes the other versions after a change to the first.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

TOKEN = "k7f3"  # noqa: S105 - a part of names, and no secret
"""What the private names in `granted/Card.py` begin with, after the underscore."""

RENAMED = "w2q8"
"""What they begin with in `granted/renamed_card.py`."""

STUDENTS = "my"
"""What they begin with in the version that students get."""

_FORM = re.compile(r"[a-z][a-z0-9]*")

_NOT_FOR_STUDENTS = re.compile(r"^# ruff: noqa.*\n", re.MULTILINE)


def token_of(seed: str) -> str:
    """Return the token that belongs to a seed, such as the name of a run; it can stand in a Python name."""
    return "k" + hashlib.sha256(seed.encode()).hexdigest()[:6]


def renamed(source: str, token: str) -> str:
    """Return the source of a module of cards with another token in all its private names.

    Raises ``ValueError`` when the token cannot stand in a name, or occurs in the source already.
    """
    if not _FORM.fullmatch(token) or (token != TOKEN and token in source):
        raise ValueError(f"{token!r} cannot be the token of private names")
    return re.sub(rf"\b_{TOKEN}_", f"_{token}_", source)


def for_students(source: str, token: str) -> str:
    """Return what students get of a module of cards: other private names, no remarks for our tools."""
    return renamed(_NOT_FOR_STUDENTS.sub("", source), token)


def versions(source: str) -> dict[str, str]:
    """Return the other versions of `granted/Card.py`, by their paths in the course."""
    return {
        "graders/whist/granted/renamed_card.py": renamed(source, RENAMED),
        "graders/whist/granted/students_card.py": renamed(source, STUDENTS),
        "student_template/whist/Card.py": for_students(source, STUDENTS),
    }


if __name__ == "__main__":
    _SUITE = Path(__file__).parent
    for _path, _text in versions((_SUITE / "granted" / "Card.py").read_text("utf-8")).items():
        (_SUITE.parents[1] / _path).write_text(_text, "utf-8")
