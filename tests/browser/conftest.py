"""A browser, and pages to open in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, sync_playwright

from kibitz.model.dialogue import Dialogue, Turn
from kibitz.model.exhibit import CardRow, Trick
from kibitz.model.note import note
from kibitz.model.result import CheckResult
from kibitz.model.verdict import Verdict
from tests.report.records import check, outcome, pages, python, raised, text, wrong
from tests.site import DUTCH, build

LANGUAGES = ("en", "nl")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Give the system's Chromium; tests are skipped where there is none."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("chromium is not installed (`make needs` does that where it can)")
    with sync_playwright() as playwright:
        options = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium, args=[*options, "--disable-gpu"])
        yield browser
        browser.close()


def _results() -> list[CheckResult]:
    """Return results with everything in them that a page can show."""
    long = "\n".join(f"line {number} " + "of what was printed " * 8 for number in range(60))
    talk = Dialogue(
        (Turn("Player 1 wins!\n", "Another hand? ", "y"), Turn(long, "Another hand? ", "n")), True
    )
    drawn = (
        CardRow(note("The seven cards"), ("2s", "10h", "JD", "joker", "Ks"), ("10h", "JD"), note("a pair")),
        Trick(tuple("NESW"), ("♠10", "♠K", "♦J", "♥7"), "♥", winner="W", said="♠K").row,
    )
    first = wrong("test_one", python("['♠A', '♥10']"), text("a\tb  "))
    return [
        msgspec.structs.replace(first, exhibits=drawn, output=long),
        msgspec.structs.replace(wrong("test_two", text("x" * 500), text("y" * 500)), dialogue=talk),
        raised("test_three", "word" * 200),
        outcome("test_four", Verdict.TIMEOUT),
        msgspec.structs.replace(outcome("test_five", Verdict.NOT_RUN), needs="test_one"),
        outcome("test_six", Verdict.PASSED),
        outcome("test_seven", Verdict.WRONG),
    ]


@pytest.fixture(scope="session")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Path]]:
    """Give pages of made-up results by language: the index, a full task and one that passed."""
    folder = tmp_path_factory.mktemp("made-up")
    results = [*_results(), outcome("test_eight", Verdict.PASSED)]
    checks = [check(one.check, hidden=one.check == "test_seven", hint="A hint.") for one in results[:-1]]
    checks.append(check("test_eight", "dealing"))
    source = b"class TrickGame:\n    def hand(self, name):\n        return self.hands[name]\n"
    for language in LANGUAGES:
        pages(folder / language, checks, results, language=language, files={"trickgame.py": source})
    return {language: sorted((folder / language).glob("*.html")) for language in LANGUAGES}


@pytest.fixture(scope="session")
def real(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Path]]:
    """Give pages of real submissions by language, and the overview of their teachers."""
    folder = tmp_path_factory.mktemp("site")
    trickgame = ("suit-led-beats-trump", "endless-recursion", "method-misspelt", "web-page")
    poker = ("wrong-duplicates-break-straight", "wrong-asks-again-until-y-or-n")
    build(folder, {"trickgame": trickgame, "poker": poker})
    overviews = [folder / "trickgame" / "index.html", folder / "poker" / "index.html"]
    written = sorted(folder.glob("*/*/*.html"))
    dutch = [path for path in written if path.parent.name.endswith(DUTCH)]
    english = [path for path in written if path not in dutch]
    return {"en": [*overviews, *_largest(english)], "nl": _largest(dutch)}


def _largest(paths: list[Path]) -> list[Path]:
    """Return the largest page of each name."""
    return list({path.name: path for path in sorted(paths, key=lambda path: path.stat().st_size)}.values())
