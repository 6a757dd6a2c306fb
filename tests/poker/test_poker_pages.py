"""The page of a wrong poker program draws the cards, and its lines can be pasted and show the same."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

from kibitz.bulk.pool import Pool
from kibitz.cli.options import catalogues
from kibitz.intake.folder import gather_one
from kibitz.model.verdict import Verdict
from kibitz.report.pages import PageWriter
from tests.corpora import CORPORA, COURSE

pytestmark = pytest.mark.timeout(300)

SUITE = COURSE / "graders" / "poker"
WORK = CORPORA["poker"].folder / "wrong-duplicates-break-straight"
CHECK = "test_a_pair_does_not_break_a_straight"

PASTE = """
import code, sys
console = code.InteractiveConsole()
for line in sys.argv[1].splitlines():
    console.push(line)
"""
"""What pastes a text into Python."""

Pages = dict[str, bytes]


def read(folder: Path) -> Pages:
    """Return the pages in a folder by their names."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> tuple[Pages, Pages]:
    """Give the pages of one submission that was graded twice."""
    folder = tmp_path_factory.mktemp("pages")
    submission = gather_one(WORK)
    with Pool(SUITE, workers=1) as pool:
        writer = PageWriter(pool.ready.assignment, pool.ready.checks, catalogues(SUITE))
        for name in ("first", "second"):
            grade = pool.grade(submission).grade
            wrong = {result.check for result in grade.results if result.verdict is not Verdict.PASSED}
            assert wrong == {CHECK}
            writer.write(grade, folder / name, submission.files)
    return read(folder / "first"), read(folder / "second")


@pytest.fixture(scope="module")
def page(twice: tuple[Pages, Pages]) -> str:
    """Give the page of the task that points were lost in."""
    return twice[0]["categories.html"].decode()


def transcript(page: str) -> str:
    """Return the lines that a student is to paste."""
    found = re.findall(rf'<code id="t-{CHECK}"[^>]*>(.*?)</code>', page, re.DOTALL)
    assert len(found) == 1
    return unescape(found[0])


def test_grading_twice_makes_the_same_pages(twice: tuple[Pages, Pages]) -> None:
    first, second = twice
    assert "categories.html" in first
    assert first == second


def test_seven_cards_are_drawn_of_which_five_are_marked(page: str) -> None:
    rows = re.findall(r'<figure class="cards">.*?</figure>', page, re.DOTALL)
    assert len(rows) == 1
    drawn = re.findall(r'<svg class="playing ([^"]*)"', rows[0])
    assert len(drawn) == 7
    assert sum("up" in style.split() for style in drawn) == 5
    assert sum("down" in style.split() for style in drawn) == 2
    assert 'aria-label="7 cards: ' in rows[0]
    assert "; marked: " in rows[0]


def test_the_page_says_what_was_expected_and_what_came(page: str) -> None:
    words = unescape(re.sub(r"<[^>]*>", "", page))
    assert "A straight is found when one of its ranks occurs twice or three times." in words
    assert "Nothing was found" in words
    assert "P8.1" in words
    assert "Kibitz ran these lines again and saw the same." in words


def test_pasted_into_python_the_lines_find_no_straight(page: str, tmp_path: Path) -> None:
    for path in (*WORK.iterdir(), COURSE / "student_template" / "poker" / "cards.py"):
        shutil.copy(path, tmp_path)
    lines = transcript(page)
    last = lines.splitlines()[-1]
    assert re.fullmatch(r"straight\(\[(Card\(\d+, \d\)(, )?){7}\]\)", last)
    done = subprocess.run(
        [sys.executable, "-c", PASTE, lines],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    assert done.stderr == ""
    # The prompt of `input` stands on the same line, as it was answered by the lines and not by a person.
    assert done.stdout.endswith("[]\n")
    assert "Traceback" not in done.stdout
