"""The checks of Tasks 1 to 3 pass what the spec allows, and find each mistake where it belongs.

Each program is made of the reference by replacing text, and graded by a course that has its task alone.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from kibitz.bulk.pool import Pool
from kibitz.model.result import Grade
from kibitz.model.verdict import Verdict

from .programs import ROOT
from .variants import Change, changed
from .variants_1_3 import BASIC, CARDS, ROUND

pytestmark = [pytest.mark.timeout(300), pytest.mark.slow]

TASKS = {"cards": CARDS, "basic": BASIC, "round": ROUND}
PROGRAMS = {
    f"{task}: {name}": change
    for task, variants in TASKS.items()
    for name, change in ({"reference": Change()} | variants).items()
}


def _course(place: Path, task: str) -> Path:
    """Make a course of which the assignment has one task, and return the folder of its suite."""
    suite = place / "graders" / "hearts"
    shutil.copytree(ROOT / "graders" / "hearts", suite, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "fixtures" / "hearts", place / "fixtures" / "hearts")
    for file in suite.glob("test_*.py"):
        if not file.stem.endswith(task):
            file.unlink()
    settings = suite / "assignment.toml"
    head, *tasks = re.split(r"(?=\[tasks\.)", settings.read_text("utf-8"))
    own = [part for part in tasks if part.startswith(f"[tasks.{task}]")]
    settings.write_text("".join([head.replace("points = 25", ""), *own]), encoding="utf-8")
    return suite


@pytest.fixture(scope="module")
def grades(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Grade]:
    """Give the grades of all programs."""
    found: dict[str, Grade] = {}
    for task in TASKS:
        programs = [changed(name, change) for name, change in PROGRAMS.items() if name.startswith(f"{task}:")]
        with Pool(_course(tmp_path_factory.mktemp(task), task), workers=2) as pool:
            found |= {done.grade.submission: done.grade for done in pool.grade_all(programs)}
    return found


def _lost(grade: Grade) -> set[str]:
    return {result.check for result in grade.results if result.verdict is not Verdict.PASSED}


def _told(grade: Grade) -> str:
    """Return what is said about each check that was lost."""
    lines = []
    for result in grade.results:
        if result.verdict is not Verdict.PASSED:
            said = result.note.say() if result.note else ""
            lines.append(f"{result.check}: {result.verdict}: {said} {result.got} {result.staff}")
    return "\n".join(lines)


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_loses_what_it_should(grades: dict[str, Grade], name: str) -> None:
    grade = grades[name]
    assert _lost(grade) == PROGRAMS[name].lost, _told(grade)
    assert grade.points is not None


@pytest.mark.parametrize("name", PROGRAMS)
def test_transcripts_show_what_is_wrong(grades: dict[str, Grade], name: str) -> None:
    results = grades[name].results
    silent = [one.check for one in results if one.transcript.lines and one.transcript.reproduced is False]
    assert PROGRAMS[name].fleeting or not silent
