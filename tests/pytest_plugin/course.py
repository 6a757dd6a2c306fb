"""A mini course: one assignment, whose suite and submission the test writes."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import hypothesis
import pytest

import kibitz.pytest_plugin.single

LOADED = (hypothesis.strategies, kibitz.pytest_plugin.single)
"""What every run would load anew, at a second each, were it not loaded before the first."""

TOML = """
[assignment]
title = { en = "Mini" }

[entry]
module = "mini"

[limits]
cpu = 0.3
wall = 2.0
timeouts = 2

[tasks.work]
title = { en = "Work" }
"""

SPEC = "# Mini\n\n- **M1** It works.\n- **M2** It works well.\n"

HEAD = """
import pytest
from kibitz import Student, check, exactly, scenarios
from hypothesis import strategies as st

"""

SUITE = """
    @check(task="work", points=2, clauses=["M1"])
    def test_it(student):
        "It works."
        assert student.load().one() == 1

    @check(task="work", clauses=["M2"], needs=["test_it"])
    def test_that(student):
        "It works well."
        assert student.load().two("x", by=3) == "2"
"""

USAGE = pytest.ExitCode.USAGE_ERROR
FAILED = pytest.ExitCode.TESTS_FAILED


@dataclass
class MiniCourse:
    """A course in a folder, graded by an ordinary run of pytest."""

    pytester: pytest.Pytester

    @property
    def root(self) -> Path:
        """The folder."""
        return self.pytester.path

    def write(self, files: Mapping[str, str]) -> None:
        """Write files."""
        for name, text in files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(textwrap.dedent(text), encoding="utf-8")

    def suite(self, checks: str, *, toml: str = TOML, **others: str) -> None:
        """Write the suite: ``checks`` after the usual imports, and other test files likewise."""
        self.write({"graders/mini/assignment.toml": toml, "graders/mini/spec.en.md": SPEC})
        for name, text in {"test_a": checks, **others}.items():
            self.write({f"graders/mini/{name}.py": HEAD + textwrap.dedent(text)})

    def grade(self, program: str, *options: str) -> pytest.RunResult:
        """Grade a program."""
        self.write({"submission/mini.py": program})
        return self.submitted(*options)

    def submitted(self, *options: str) -> pytest.RunResult:
        """Grade the submission that has been written."""
        return self.pytester.runpytest_inprocess(
            "graders/mini", "--submission", "submission", "-p", "no:cacheprovider", *options
        )


def told(result: pytest.RunResult) -> str:
    return f"{result.stdout.str()}\n{result.stderr.str()}"


def report_of_each(result: pytest.RunResult) -> dict[str, str]:
    """Return the report of each failed check, by the check's name."""
    parts = re.split(r"^_+ (test_\w+) _+$", result.stdout.str(), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))
