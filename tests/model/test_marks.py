"""Marks: exact, stretched as the author said, and withheld where a person has to look first."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.model.assignment import Assignment, Check, Entry, Task
from kibitz.model.marks import exact, gravest, hundredths, mark, rounded
from kibitz.model.result import CheckResult
from kibitz.model.verdict import GRAVITY, MATTER, NO_MARK, Matter, Verdict


def assignment(*tasks: float | None, points: float | None = None) -> Assignment:
    return Assignment(
        name="a",
        title={"en": "A"},
        entry=Entry(module="a"),
        tasks=tuple(Task(name=f"t{n}", title={"en": "T"}, points=part) for n, part in enumerate(tasks)),
        clauses=(),
        points=points,
    )


def checks(*worth: tuple[int, float]) -> list[Check]:
    return [
        Check(name=f"c{n}", title="C", task=f"t{task}", points=points, clauses=())
        for n, (task, points) in enumerate(worth)
    ]


def results(plan: list[Check], *passed: int, other: Verdict = Verdict.WRONG) -> list[CheckResult]:
    return [
        CheckResult(
            check=check.name,
            verdict=Verdict.PASSED if n in passed else other,
            points=check.points if n in passed else 0,
            possible=check.points,
        )
        for n, check in enumerate(plan)
    ]


def test_without_points_of_its_own_a_task_counts_for_its_checks() -> None:
    plan = checks((0, 1), (0, 2), (1, 4))
    tasks, points, possible = mark(assignment(None, None), plan, results(plan, 0, 2))
    assert [(task.points, task.possible) for task in tasks] == [(1, 3), (4, 4)]
    assert (points, possible) == (5, 7)


def test_a_tasks_checks_are_stretched_to_its_points() -> None:
    plan = checks((0, 1), (0, 2), (1, 4))
    tasks, points, possible = mark(assignment(6, None), plan, results(plan, 0))
    assert [(task.points, task.possible) for task in tasks] == [(2, 6), (0, 4)]
    assert (points, possible) == (2, 10)


def test_the_tasks_are_stretched_to_the_points_of_the_assignment() -> None:
    plan = checks((0, 1), (1, 3))
    tasks, points, possible = mark(assignment(2, 2, points=20), plan, results(plan, 0))
    assert [(task.points, task.possible) for task in tasks] == [(2, 2), (0, 2)]
    assert (points, possible) == (10, 20)


def test_only_the_last_number_is_rounded() -> None:
    plan = checks((0, 1), (0, 2), (1, 1), (1, 2))
    _, points, _ = mark(assignment(1, 1), plan, results(plan, 0, 2))
    assert points == 0.67


@pytest.mark.parametrize(
    ("points", "shown"), [("0.125", 0.13), ("0.005", 0.01), ("2.675", 2.68), ("1.004", 1.0), ("0", 0.0)]
)
def test_a_half_is_rounded_up(points: str, shown: float) -> None:
    assert rounded(Fraction(points)) == shown


def test_points_are_the_number_that_was_written() -> None:
    assert exact(0.1) == Fraction(1, 10)
    plan = checks(*[(0, 0.1)] * 10)
    assert mark(assignment(None), plan, results(plan, *range(10)))[1] == 1.0


@pytest.mark.parametrize("verdict", sorted(NO_MARK))
def test_one_verdict_that_forbids_a_mark_withholds_all_points(verdict: Verdict) -> None:
    plan = checks((0, 1), (1, 1))
    tasks, points, possible = mark(assignment(None, None), plan, results(plan, 0, other=verdict))
    assert [task.points for task in tasks] == [None, None]
    assert (points, possible) == (None, 2)


@pytest.mark.parametrize("verdict", [verdict for verdict in Verdict if verdict not in NO_MARK])
def test_no_other_verdict_withholds_them(verdict: Verdict) -> None:
    plan = checks((0, 1), (0, 1))
    assert mark(assignment(None), plan, results(plan, 0, other=verdict))[1] == 1


def test_a_check_without_a_result_earns_nothing() -> None:
    plan = checks((0, 1), (0, 1))
    assert mark(assignment(None), plan, results(plan[:1], 0))[1:] == (1, 2)


def test_checks_worth_nothing_cannot_be_stretched() -> None:
    plan = checks((0, 0))
    assert mark(assignment(None, points=10), plan, results(plan, 0))[1:] == (0, 0)


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(1, 50)), min_size=1), st.integers(1, 100), st.data())
def test_all_passed_is_all_points_and_no_more(
    worth: list[tuple[int, int]], whole: int, data: st.DataObject
) -> None:
    plan = checks(*worth)
    passed = data.draw(st.sets(st.sampled_from(range(len(plan)))))
    _, points, possible = mark(assignment(None, 3, None, points=whole), plan, results(plan, *passed))
    assert points is not None
    assert 0 <= points <= possible == whole
    assert (points == whole) == (len(passed) == len(plan)) or abs(points - whole) < 0.01


def test_every_verdict_has_its_gravity_and_its_matter() -> None:
    assert sorted(GRAVITY) == sorted(Verdict)
    assert set(MATTER) == set(Verdict)


@pytest.mark.parametrize("place", range(len(GRAVITY)))
def test_the_gravest_of_some_verdicts_is_the_first_in_the_order(place: int) -> None:
    assert gravest(reversed(GRAVITY[place:])) is GRAVITY[place]


def test_our_fault_is_the_gravest_and_nothing_is_passed() -> None:
    assert gravest(Verdict) is Verdict.OUR_FAULT
    assert gravest([]) is Verdict.PASSED


def test_what_is_not_the_students_matter_never_costs_points() -> None:
    assert {verdict for verdict in Verdict if MATTER[verdict] in {Matter.KIT, Matter.UPLOAD}} == NO_MARK


@pytest.mark.parametrize("share", [10 / 16, 0.625 + 1e-16, 0.625 - 1e-16, 6.25 / 10, sum([0.0625] * 10)])
def test_a_share_is_the_same_number_of_hundredths_however_it_was_reckoned(share: float) -> None:
    assert hundredths(share) == 63
    assert hundredths(share, 1) == 62.5


def test_a_share_is_rounded_to_the_nearest() -> None:
    assert [hundredths(share) for share in (0, 0.004, 0.005, 0.0149, 0.995, 1)] == [0, 0, 1, 1, 100, 100]
    assert hundredths(1 / 3, 1) == 33.3
