"""The declared checks held against the assignment."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kibitz.course.errors import CourseError
from kibitz.course.load import Override
from kibitz.course.plan import plan_checks, uncovered
from kibitz.model.assignment import Assignment, Check, Clause, Entry, Task

SOURCE = "graders/snap/assignment.toml"
ASSIGNMENT = Assignment(
    name="snap",
    title={"en": "Snap"},
    entry=Entry(module="snap"),
    tasks=(Task(name="deal", title={"en": "Dealing"}, points=6), Task(name="play", title={"en": "Play"})),
    clauses=tuple(Clause(id=key, text={"en": key}) for key in ("S1", "S2", "S3")),
)
DEAL = Check(name="test_deal", title="Deals.", task="deal", points=1, clauses=("S1",))
PLAY = Check(name="test_play", title="Plays.", task="play", points=2, clauses=("S2",), needs=("test_deal",))


def plan(*checks: Check, **overrides: Override) -> tuple[Check, ...]:
    return plan_checks(ASSIGNMENT, overrides, checks, SOURCE)


def but(check: Check, **changes: Any) -> Check:
    return msgspec.structs.replace(check, **changes)


def test_what_fits_is_kept_as_it_is() -> None:
    assert plan(DEAL, PLAY) == (DEAL, PLAY)


def test_overrides_are_applied() -> None:
    deal, play = plan(DEAL, but(PLAY, hidden=True), test_deal=Override(points=4, visibility="hidden"))
    assert (deal.points, deal.hidden) == (4, True)
    assert (play.points, play.hidden) == (2, True)
    assert plan(but(DEAL, hidden=True), PLAY, test_deal=Override(visibility="public"))[0].hidden is False


CASES: list[tuple[list[Check], str]] = [
    (
        [DEAL, but(PLAY, task="plya")],
        "test_play: task 'plya' is not in assignment.toml: did you mean 'play'?",
    ),
    ([but(DEAL, points="1"), PLAY], "test_deal: points must be a number"),
    ([but(DEAL, points=True), PLAY], "test_deal: points must be a number"),
    ([but(DEAL, points=float("nan")), PLAY], "test_deal: points must be a number"),
    ([but(DEAL, points=-1), PLAY], "points must be a number of at least 0"),
    ([but(DEAL, clauses=()), PLAY], "test_deal: no clauses"),
    ([but(DEAL, clauses=("S9",)), PLAY], "clause 'S9' is not in the spec"),
    ([DEAL, but(PLAY, needs=("test_dael",))], "needs names no check 'test_dael': did you mean 'test_deal'?"),
    ([DEAL, but(PLAY, needs=("test_play",))], "needs names the check itself"),
    ([PLAY, DEAL], "test_play: needs 'test_deal', which stands later"),
    ([DEAL, PLAY, DEAL], "test_deal: two checks have this name"),
    ([DEAL], "graders/snap/assignment.toml: tasks.play has no checks"),
    ([but(DEAL, points=0), PLAY], "tasks.deal.points is 6, but its checks give 0"),
    ([but(DEAL, title=" "), PLAY], "test_deal: no title"),
]


@pytest.mark.parametrize(("checks", "said"), CASES, ids=[case[1] for case in CASES])
def test_what_does_not_fit_is_told_in_one_line(checks: list[Check], said: str) -> None:
    with pytest.raises(CourseError) as caught:
        plan(*checks)
    assert said in str(caught.value)
    assert str(caught.value).startswith("graders/snap")


def test_an_override_of_no_check_is_refused() -> None:
    with pytest.raises(
        CourseError, match=r"assignment\.toml: checks\.test_paly: no such check: did you mean"
    ):
        plan(DEAL, PLAY, test_paly=Override(points=1))


def test_the_file_of_a_check_is_named_where_it_is_known() -> None:
    where = {"test_deal": "graders/snap/test_deal.py"}
    with pytest.raises(CourseError, match=r"^graders/snap/test_deal\.py: test_deal: no clauses"):
        plan_checks(ASSIGNMENT, {}, [but(DEAL, clauses=()), PLAY], SOURCE, where)


def test_clauses_that_no_check_covers() -> None:
    assert [clause.id for clause in uncovered(ASSIGNMENT, [DEAL, PLAY])] == ["S3"]
