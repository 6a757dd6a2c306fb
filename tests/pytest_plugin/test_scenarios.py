"""Scenarios in an ordinary run of pytest: their cases, and the smallest that fails."""

from __future__ import annotations

from typing import Any

import pytest

from kibitz.judge.scenarios import Drawn, Scenario, shrink
from kibitz.pytest_plugin import grading, scenario

from .course import MiniCourse, told

pytest_plugins = ["pytester"]

SCENARIO = """
    @check(task="work", clauses=["M1"])
    @scenarios(st.lists(st.integers(0, 1000)), expected=sum, count=50)
    def test_it(student, case, expected):
        "It adds up."
        assert student.load().total(case) == expected
"""


def test_a_scenario_passes_when_all_its_cases_do(mini: MiniCourse) -> None:
    mini.suite(SCENARIO)
    mini.grade("def total(numbers): return sum(numbers)").assert_outcomes(passed=1)


def test_a_failing_scenario_shows_the_smallest_case(mini: MiniCourse) -> None:
    mini.suite(SCENARIO)
    result = mini.grade("def total(numbers): return sum(n for n in numbers if n != 7 and n < 100)")
    result.assert_outcomes(failed=1)
    output = told(result)
    assert "verdict: wrong" in output
    assert "mini.total([7])" in output or "mini.total([100])" in output


@pytest.mark.parametrize(
    "leak",
    [
        (
            "class Table:\n"
            "    seen = []\n"
            "def total(numbers):\n"
            "    Table.seen.append(1)\n"
            "    return sum(numbers) if len(Table.seen) < 3 else -1"
        ),
        (
            "import math\n"
            "def total(numbers):\n"
            "    math.count = getattr(math, 'count', 0) + 1\n"
            "    return sum(numbers) if math.count < 3 else -1"
        ),
    ],
    ids=["in a class", "in the library"],
)
def test_what_one_case_leaves_for_the_next_does_not_fail_a_scenario(mini: MiniCourse, leak: str) -> None:
    mini.suite(SCENARIO)
    mini.grade(leak).assert_outcomes(passed=1)


def test_all_searches_for_smaller_cases_share_their_draws(
    mini: MiniCourse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hopeless program must not cost as much as ten others."""
    asked: list[tuple[int, int]] = []

    def counted(which: Scenario, start: Drawn, fails: Any, most: int) -> tuple[Drawn, int]:
        found, draws = shrink(which, start, fails, most)
        asked.append((most, draws))
        return found, draws

    monkeypatch.setattr(scenario, "shrink", counted)
    monkeypatch.setattr(grading, "MOST_DRAWS_IN_ALL", 30)
    mini.suite("".join(SCENARIO.replace("test_it", f"test_{n}") for n in range(4)))
    mini.grade("def total(numbers): return sum(numbers) + (sum(numbers) > 500)").assert_outcomes(failed=4)
    assert len(asked) == 4
    left = 30
    for most, draws in asked:
        assert draws <= most == left
        left -= draws
    assert left == 0


def test_a_scenario_without_cases_is_a_file_that_cannot_be_read(mini: MiniCourse) -> None:
    mini.suite(SCENARIO.replace("count=50", "count=0"))
    result = mini.grade("def total(numbers): return 0")
    assert result.ret != pytest.ExitCode.OK
    assert "scenarios() needs a count of at least 1" in told(result)
    assert "INTERNALERROR" not in told(result)
