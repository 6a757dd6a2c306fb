"""The Dutch of every built-in assignment: each sentence of its suite is translated, and nothing else is."""

from __future__ import annotations

import importlib
import inspect
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest

from kibitz.course.find import SETTINGS
from kibitz.report.wording import CATALOGUES
from tests.report.literals import GAP, in_modules

GRADERS = Path(__file__).parents[1] / "graders"

SUITES = [
    path.parent
    for path in sorted(GRADERS.glob(f"*/{SETTINGS}"))
    if (path.parent / "spec.nl.md").is_file() and any(path.parent.glob("test_*.py"))
]
"""The assignments in Dutch, those left out that have no checks yet."""

EACH = pytest.mark.parametrize("folder", SUITES, ids=[folder.name for folder in SUITES])


def catalogue(folder: Path) -> polib.POFile:
    """Return the Dutch sentences of an assignment."""
    return polib.pofile(str(folder / "messages.nl.po"), encoding="utf-8")


def title(function: object) -> str:
    """Return the title of a check: the first paragraph of its docstring, as one line."""
    return (inspect.getdoc(function) or "").split("\n\n", 1)[0].replace("\n", " ").strip()


def in_checks(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield where each title and hint of the checks stands, and what it says."""
    for path in sorted(folder.glob("test_*.py")):
        module = importlib.import_module(f"{folder.name}.{path.stem}")
        for name, function in vars(module).items():
            for marker in getattr(function, "pytestmark", ()):
                if marker.name == "check":
                    where = f"{path.name}:{name}"
                    yield where, title(function)
                    yield where, marker.kwargs["hint"]


def sentences(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield where each sentence of a suite stands, and what it says."""
    yield from in_checks(folder)
    for path, said in in_modules(folder):
        forms = (said,) if isinstance(said, str) else said
        yield from ((path.name, form) for form in forms)


def test_no_suite_is_left_out() -> None:
    assert {"poker", "trickgame"} <= {folder.name for folder in SUITES}


@EACH
def test_every_sentence_of_a_suite_is_translated(folder: Path) -> None:
    kits = polib.pofile(str(CATALOGUES / "nl.po"), encoding="utf-8")
    known = {entry.msgid for file in (catalogue(folder), kits) for entry in file.translated_entries()}
    missing = [f"{where}: {said!r}" for where, said in sentences(folder) if said and said not in known]
    assert not missing, "\n".join(["without Dutch:", *sorted(set(missing))])


@EACH
def test_nothing_is_translated_that_no_suite_says(folder: Path) -> None:
    said = {text for _, text in sentences(folder)}
    unused = [entry.msgid for entry in catalogue(folder) if entry.msgid not in said]
    assert not unused


@EACH
def test_each_sentence_is_there_once_and_is_settled(folder: Path) -> None:
    entries = list(catalogue(folder))
    counted = Counter(entry.msgid for entry in entries)
    assert [text for text, count in counted.items() if count > 1] == []
    assert [entry.msgid for entry in entries if entry.fuzzy or entry.obsolete] == []


@EACH
def test_dutch_has_the_gaps_and_the_code_of_the_original(folder: Path) -> None:
    for entry in catalogue(folder):
        assert set(GAP.findall(entry.msgstr)) == set(GAP.findall(entry.msgid)), entry.msgid
        assert entry.msgstr.count("`") == entry.msgid.count("`"), entry.msgid
