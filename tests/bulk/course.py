"""A mini course for the pool."""

from __future__ import annotations

import textwrap
from pathlib import Path

from kibitz.model.result import Grade, Submission

TOML = """
[assignment]
title = { en = "Mini" }
points = 10

[entry]
module = "mini"

[limits]
cpu = 0.3
wall = 2.0
timeouts = 2

[tasks.work]
title = { en = "Work" }
"""

CHECKS = """
from kibitz import Student, check, exactly, scenarios
from hypothesis import strategies as st

@check(task="work", points=1, clauses=["M1"])
def test_one(student):
    "It gives one."
    assert student.load().one() == 1

@check(task="work", points=3, clauses=["M2"])
@scenarios(st.integers(0, 100), count=10)
def test_double(student, case):
    "It doubles."
    answer = student.load().double(case)
    if answer == "a bug of the suite":
        raise KeyError(case)
    assert answer == 2 * case

@check(task="work", points=1, clauses=["M2"])
def test_third(student):
    "It is called once more."
    assert student.load().one() == 1
"""

GOOD = "def one(): return 1\ndef double(n): return 2 * n\n"


def mini_course(root: Path, checks: str = CHECKS, *, toml: str = TOML, **others: str) -> Path:
    """Write the course and return the folder of its suite."""
    folder = root / "graders" / "mini"
    folder.mkdir(parents=True)
    (root / "reference" / "mini").mkdir(parents=True)
    texts = {"assignment.toml": toml, "spec.en.md": "- **M1** One.\n- **M2** Two.\n", "test_a.py": checks}
    for name, text in {**texts, **{f"{name}.py": text for name, text in others.items()}}.items():
        (folder / name).write_text(textwrap.dedent(text), encoding="utf-8")
    return folder


def submission(name: str, program: str = GOOD) -> Submission:
    """Make a submission of one file."""
    return Submission(id=name, files={"mini.py": program.encode("utf-8", "surrogatepass")})


def verdicts(grade: Grade) -> dict[str, str]:
    """Return the verdict of each check."""
    return {result.check: result.verdict.value for result in grade.results}
