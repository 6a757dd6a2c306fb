"""Submissions that fail the same way are found; others are kept apart."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.export.results import Results
from kibitz.model.note import note
from kibitz.model.result import CheckResult, Fault, Shown
from kibitz.model.verdict import Verdict
from kibitz.staff.clusters import Cluster, clusters, signature
from kibitz.staff.figures import weights

from .classes import a_class


def found(results: Results) -> tuple[tuple[Cluster, ...], dict[str, int]]:
    return clusters(results, results.grades, weights(results.assignment, results.checks))


def raised(kind: str, message: str) -> CheckResult:
    return CheckResult(check="c", verdict=Verdict.RAISED, fault=Fault(kind, message))


def gave(text: str) -> CheckResult:
    return CheckResult(check="c", verdict=Verdict.WRONG, got=Shown(text, type="str"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (raised("KeyError", "'♠9'"), raised("KeyError", '"♥10"')),
        (raised("ValueError", "3 is not in list"), raised("ValueError", "12.5 is  not in list")),
        (gave("<Card object at 0x7f00ab>"), gave("<Card object at 0x12>")),
        (gave("a" * 5000), gave("a" * 6000)),
        (
            CheckResult(check="c", verdict=Verdict.TIMEOUT, note=note("stopped after {s} s", s=1)),
            CheckResult(check="c", verdict=Verdict.TIMEOUT, note=note("stopped after {s} s", s=2)),
        ),
    ],
)
def test_what_differs_by_chance_is_the_same_way(one: CheckResult, other: CheckResult) -> None:
    assert signature(one) == signature(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (raised("KeyError", "'♠9'"), raised("IndexError", "'♠9'")),
        (raised("ValueError", "no such card"), raised("ValueError", "no such player")),
        (gave("['♠9', '♠5']"), gave("['♠9', '♠6']")),
        (gave("7"), gave("8")),
        (gave("None"), CheckResult(check="c", verdict=Verdict.TIMEOUT)),
    ],
)
def test_other_answers_are_other_ways(one: CheckResult, other: CheckResult) -> None:
    assert signature(one) != signature(other)


def test_the_largest_comes_first_with_the_example_in_which_least_else_fails() -> None:
    made = a_class(["a-t", "a++", "a+t", "b++", "b++", "+c+"])
    first, second, *_ = found(made)[0]
    assert first.members == ("s000", "s001", "s002")
    assert (first.example, first.lost, first.result.check) == ("s001", 3, "test_0")
    assert {one.members for one in found(made)[0]} == {first.members, second.members, ("s000", "s002")}
    assert found(made)[1] == {"test_1": 2}


def test_checks_that_the_same_submissions_fail_are_one_cluster() -> None:
    (one,), alone = found(a_class(["aA", "aA", "++"]))
    assert [failure.check for failure in one.failures] == ["test_0", "test_1"]
    assert (one.members, one.lost, alone) == (("s000", "s001"), 4, {})


def test_what_no_program_did_is_no_cluster() -> None:
    assert found(a_class(["x!o", "x!o", "+++"])) == ((), {})


@settings(max_examples=40, deadline=None)
@given(st.lists(st.text("+abAt", min_size=3, max_size=3), min_size=1, max_size=20))
def test_every_failure_is_in_one_cluster_or_alone(signs: list[str]) -> None:
    made = a_class(signs)
    groups, alone = found(made)
    counted = Counter(alone)
    for one in groups:
        assert len(one.members) == len(set(one.members)) >= 2
        assert one.example in one.members
        for failure in one.failures:
            counted[failure.check] += len(one.members)
    failing = Counter(
        result.check for grade in made.grades for result in grade.results if result.verdict != Verdict.PASSED
    )
    assert counted == failing
    assert len({one.members for one in groups}) == len(groups)
