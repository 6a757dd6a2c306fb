"""Letters: the best that was reached, and none where a person has to look first."""

from __future__ import annotations

import pytest

from kibitz.model.assignment import Assignment, Check, Entry, Letter, Task
from kibitz.model.marks import letter, mark
from kibitz.model.result import CheckResult
from kibitz.model.verdict import Verdict

PLAN = tuple(
    Check(name=name, title="C", task=name[0], points=2, clauses=()) for name in ("p1", "p2", "s1", "s2")
)
BOTH = Letter(name="A", tasks=("p", "s"))
FIRST = Letter(name="B", tasks=("p",))
SIX = Letter(name="C", points=6)


def given(*passed: str, letters: tuple[Letter, ...] = (BOTH, FIRST), other: Verdict = Verdict.WRONG) -> str:
    """Return the letter of a submission of which these checks passed."""
    assignment = Assignment(
        name="a",
        title={"en": "A"},
        entry=Entry(module="a"),
        tasks=tuple(Task(name=name, title={"en": "T"}) for name in "psx"),
        clauses=(),
        letters=letters,
    )
    results = [
        CheckResult(
            check=check.name,
            verdict=Verdict.PASSED if check.name in passed else other,
            points=2 if check.name in passed else 0,
            possible=2,
        )
        for check in PLAN
    ]
    return letter(assignment, PLAN, results, mark(assignment, PLAN, results)[1])


def test_the_best_letter_that_is_reached_is_given() -> None:
    assert given("p1", "p2", "s1", "s2") == "A"
    assert given("p1", "p2", "s1") == "B"
    assert given("p1", "s1", "s2") == ""


def test_points_are_enough_from_the_number_on() -> None:
    assert given("p1", "s1", "s2", letters=(BOTH, SIX)) == "C"
    assert given("p1", "s1", letters=(BOTH, SIX)) == ""


def test_points_and_tasks_are_both_needed() -> None:
    letters = (Letter(name="A", tasks=("s",), points=6), Letter(name="B", tasks=("s",)))
    assert given("s1", "s2", letters=letters) == "B"
    assert given("s1", "s2", "p1", letters=letters) == "A"


@pytest.mark.parametrize("verdict", [Verdict.NOT_GRADABLE, Verdict.OUR_FAULT])
def test_without_a_mark_there_is_no_letter(verdict: Verdict) -> None:
    assert given("p1", "p2", other=verdict) == ""


def test_a_check_that_was_not_run_has_not_passed() -> None:
    assert given("p1", other=Verdict.NOT_RUN) == ""


def test_a_task_without_checks_is_never_done() -> None:
    assert given("p1", "p2", "s1", "s2", letters=(Letter(name="A", tasks=("x",)),)) == ""


def test_without_letters_there_is_none() -> None:
    assert given("p1", "p2", "s1", "s2", letters=()) == ""
