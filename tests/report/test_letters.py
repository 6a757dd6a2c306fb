"""Letters on the pages: the one that was reached, and what the next one takes."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from kibitz.model.assignment import Letter
from kibitz.model.marks import letter
from kibitz.model.verdict import Verdict
from kibitz.report.pages import PageWriter

from .records import assignment, check, grade, outcome

LETTERS = (
    Letter(name="A", tasks=("dealing", "play"), points=3),
    Letter(name="B", tasks=("dealing",)),
)
CHECKS = [check("test_deal", "dealing"), check("test_play"), check("test_more")]


def shown(
    folder: Path, *verdicts: Verdict, language: str = "en", letters: tuple[Letter, ...] = LETTERS
) -> str:
    """Return the words of the index, and after them those of the overview."""
    of = msgspec.structs.replace(assignment(), letters=letters)
    results = [outcome(one.name, verdict) for one, verdict in zip(CHECKS, verdicts, strict=True)]
    made = grade(of, CHECKS, results, language=language)
    made = msgspec.structs.replace(made, letter=letter(of, CHECKS, results, made.points))
    writer = PageWriter(of, CHECKS)
    writer.write(made, folder / "s")
    writer.write_overview([made], folder, language)
    pages = [
        (folder / name).read_text("utf-8").partition("</head>")[2] for name in ("s/index.html", "index.html")
    ]
    return " ".join(re.sub(r"<[^>]*>", " ", "\n".join(pages)).split())


GOOD, BAD = Verdict.PASSED, Verdict.WRONG


def test_the_best_letter_is_shown_and_asks_for_nothing_more(tmp_path: Path) -> None:
    page = shown(tmp_path, GOOD, GOOD, GOOD)
    assert "Your letter: A" in page
    assert "still needed" not in page
    assert "3 / 3 A ✓ passed" in page


def test_what_the_next_letter_takes_is_said(tmp_path: Path) -> None:
    page = shown(tmp_path, GOOD, GOOD, BAD)
    assert "Your letter: B" in page
    assert "What is still needed for the letter A: all checks of Playing 3 points or more" in page
    assert "2 / 3 B" in page


def test_without_a_letter_the_last_one_is_the_next(tmp_path: Path) -> None:
    page = shown(tmp_path, BAD, GOOD, BAD)
    assert "There is no letter yet." in page
    assert "What is still needed for the letter B: all checks of Dealing" in page
    assert "1 / 3 –" in page


@pytest.mark.parametrize("verdict", [Verdict.OUR_FAULT, Verdict.NOT_GRADABLE])
def test_without_a_mark_nothing_is_said_of_letters(tmp_path: Path, verdict: Verdict) -> None:
    page = shown(tmp_path, GOOD, GOOD, verdict)
    assert "No mark yet" in page
    assert "letter" not in page


def test_an_assignment_without_letters_says_nothing_of_them(tmp_path: Path) -> None:
    assert "letter" not in shown(tmp_path, GOOD, GOOD, BAD, letters=()).lower()


def test_the_index_speaks_the_language_of_the_submission(tmp_path: Path) -> None:
    page = shown(tmp_path, GOOD, GOOD, BAD, language="nl")
    assert "Je letter: B" in page
    assert "alle checks van Spelen" in page
