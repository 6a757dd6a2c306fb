"""The files that may hold a student's work, and which of them is the likeliest."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from kibitz.intake.definitions import binds, defines
from kibitz.intake.files import is_source
from kibitz.intake.names import is_nearly, likeness
from kibitz.model.assignment import Assignment

SUITE_LANGUAGE = "en"


class Wanted(msgspec.Struct, frozen=True):
    """What is looked for, in one language."""

    language: str
    module: str
    name: str


class Candidate(msgspec.Struct, frozen=True):
    """A file that may be the one, as it looks to one language."""

    rank: int
    unlike: float
    depth: int
    path: str
    order: int
    """The place of the language, to settle what is left."""
    wanted: Wanted

    def key(self) -> tuple[int, float, int, str, int]:
        """Return what candidates are sorted by, the best first."""
        return (self.rank, self.unlike, self.depth, self.path, self.order)


def languages_of(assignment: Assignment) -> list[Wanted]:
    """Return what is looked for in each language, that of the suite first."""
    entry = assignment.entry
    vocabularies = {SUITE_LANGUAGE: {}, **assignment.vocabularies}
    return [
        Wanted(language, words.get(entry.module, entry.module), words.get(entry.defines, entry.defines))
        for language, words in vocabularies.items()
    ]


def is_text(name: str) -> bool:
    """Tell whether a program may be in a file of this name: ``.py``, but also ``.py.txt`` and ``.txt``."""
    return is_source(name) or name.lower().endswith(".txt") or "." not in name.rsplit("/", 1)[-1]


def candidates_among(texts: dict[str, str], languages: list[Wanted]) -> Iterable[Candidate]:
    """Give each file with each language in which it may be the one; ``texts`` are those of the files."""
    sources = [path for path in texts if is_source(path)]
    for path, text in texts.items():
        for order, wanted in enumerate(languages):
            rank = _rank(path, text, wanted, only=sources == [path])
            if rank is not None:
                unlike = 1 - likeness(path, wanted.module)
                yield Candidate(rank, unlike, path.count("/"), path, order, wanted)


def _rank(path: str, text: str, wanted: Wanted, *, only: bool) -> int | None:
    """Return how good a candidate a file is, 0 the best; ``None``: it is none."""
    exact = is_module(path, wanted.module)
    near = exact or is_nearly(path, wanted.module)
    program = is_source(path) or path.lower().endswith(".py.txt")
    ranks = (
        exact and bool(wanted.name) and binds(text, wanted.name),
        near and bool(wanted.name) and defines(text, wanted.name),
        bool(wanted.name) and defines(text, wanted.name),
        exact,
        near and program,
        only,
    )
    return ranks.index(True) if any(ranks) else None


def is_module(path: str, module: str) -> bool:
    """Tell whether a path is that of the module, in whatever folder."""
    return f"/{path}".endswith((f"/{module}.py", f"/{module}/__init__.py"))
