"""Of a hidden check, and of our own faults, a page shows what it may and no more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kibitz.model.result import CheckResult
from kibitz.model.verdict import Verdict

from .records import check, outcome, pages, raised, text, wrong

HINT = "Words of the hint."
RESULT = wrong("test_one", text("words that were expected"), text("words that came out"))
REPLAY = ("words_of_the_question", "words_of_the_transcript", "that were expected", "that came out")
PUBLIC = ("Words of the note", "Words of the advice", "words of the output", "T12")


def everything(found: dict[str, str]) -> str:
    """Return all pages in one, without the marks of differences."""
    return re.sub("</?mark[^>]*>", "", "\n".join(found.values()))


def test_a_public_check_shows_all_but_what_is_for_staff(tmp_path: Path) -> None:
    page = everything(pages(tmp_path, [check("test_one", hint=HINT)], [RESULT]))
    for words in (*REPLAY, *PUBLIC, HINT):
        assert words in page
    assert "words for staff" not in page


def test_a_hidden_check_shows_title_verdict_and_hint(tmp_path: Path) -> None:
    page = everything(pages(tmp_path, [check("test_one", hidden=True, hint=HINT)], [RESULT]))
    for words in ("Title of test_one.", "wrong", HINT, "hidden check"):
        assert words in page
    for words in (*REPLAY, *PUBLIC, "words for staff"):
        assert words not in page


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize(
    ("verdict", "asked", "shown"),
    [
        (Verdict.WRONG, "game.hand('N')", True),
        (Verdict.RAISED, "game.hand('N')", True),
        (Verdict.RAISED, "import runpy\nprogram = runpy.run_path('trickgame.py')", True),
        (Verdict.RAISED, "import trickgame", False),
        (Verdict.RAISED, "from trickgame import TrickGame", False),
        (Verdict.MISSING, "from trickgame import TrickGame", False),
        (Verdict.MISSING, "game.hand('N')", False),
        (Verdict.CRASHED, "import trickgame", False),
        (Verdict.TIMEOUT, "game.hand('N')", False),
    ],
)
def test_a_hint_is_shown_where_the_program_did_what_it_is_about(
    tmp_path: Path, verdict: Verdict, asked: str, shown: bool, hidden: bool
) -> None:
    result = CheckResult(check="test_one", verdict=verdict, possible=1, asked=asked)
    page = everything(pages(tmp_path, [check("test_one", hidden=hidden, hint=HINT)], [result]))
    assert (HINT in page) is shown


def test_full_feedback_adds_what_running_the_transcript_shows(tmp_path: Path) -> None:
    checks = [check("test_one", hidden=True), check("test_two", hidden=True)]
    results = [RESULT, raised("test_two")]
    page = everything(pages(tmp_path, checks, results, full_feedback=True))
    for words in (*REPLAY, "words of the exception"):
        assert words in page
    for words in ("words for staff", "Words of the note", "words of the output"):
        assert words not in page


def test_a_hidden_exception_is_not_told(tmp_path: Path) -> None:
    page = everything(pages(tmp_path, [check("test_one", hidden=True)], [raised("test_one")]))
    assert "Your program stopped with an exception." in page
    assert "words of the exception" not in page
    assert "self.hands" not in page


def test_our_fault_is_not_the_students(tmp_path: Path) -> None:
    checks = [check("test_one"), check("test_two")]
    results = [outcome("test_one", Verdict.OUR_FAULT), outcome("test_two", Verdict.PASSED)]
    found = pages(tmp_path, checks, results)
    assert "No mark yet" in found["index.html"]
    assert "It is not your fault" in found["index.html"]
    assert "Something went wrong on our side" in found["play.html"]
    assert "words for staff" not in everything(found)
