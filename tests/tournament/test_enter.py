"""Who takes part."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from kibitz.course.errors import CourseError
from kibitz.course.load import load_assignment
from kibitz.model.assignment import Check
from kibitz.model.note import note
from kibitz.model.result import CheckResult, Grade, Submission
from kibitz.model.verdict import Verdict
from kibitz.tournament.enter import digest, entered, graded, programs, tried_out
from kibitz.tournament.records import Absent, Entry
from kibitz.tournament.suite import load_tournament
from tests.bulk.course import mini_course

from .fakes import Fakes

ROOT = Path(__file__).parents[2]
CHECKS = {
    name: Check(name=name, title=name, task=task, points=1, clauses=())
    for name, task in (("test_one", "player"), ("test_two", "player"), ("test_plan", "strategy"))
}


def a_grade(submission: str = "ann", **verdicts: Verdict) -> Grade:
    """Return a grade with such verdicts by check; *passed* where none is named."""
    results = tuple(
        CheckResult(
            check=name,
            verdict=verdicts.get(name, Verdict.PASSED),
            note=note("Not a program."),
            staff="Traceback\nKeyError: 3" if verdicts.get(name) is Verdict.OUR_FAULT else "",
        )
        for name in CHECKS
    )
    return Grade(
        submission=submission,
        assignment="whist",
        verdict=Verdict.PASSED,
        points=None,
        possible=3,
        tasks=(),
        results=results,
    )


def absent(grade: Grade) -> Absent | None:
    """Return why a submission may not take part."""
    return entered(grade, CHECKS, ["player"])


def test_who_passed_the_task_takes_part_whatever_the_others_say() -> None:
    assert absent(a_grade()) is None
    assert absent(a_grade(test_plan=Verdict.WRONG)) is None


def test_one_failed_check_is_enough_to_stay_out() -> None:
    out = absent(a_grade(test_two=Verdict.WRONG, test_plan=Verdict.WRONG))
    assert out is not None
    assert out.why.say() == "It has not passed all checks that it needs: 1 of 2 failed."
    assert not out.fault


def test_a_check_that_was_not_run_was_not_passed() -> None:
    assert absent(a_grade(test_one=Verdict.NOT_RUN)) is not None


def test_our_fault_is_told_to_staff() -> None:
    out = absent(a_grade(test_one=Verdict.WRONG, test_two=Verdict.OUR_FAULT))
    assert out is not None
    assert out.fault == "KeyError: 3"


def test_an_upload_that_is_no_program_is_told_as_it_was() -> None:
    out = absent(a_grade(test_one=Verdict.NOT_GRADABLE))
    assert out is not None
    assert out.why == note("Not a program.")


def test_without_checks_nothing_was_passed() -> None:
    grade = msgspec.structs.replace(a_grade(), results=())
    out = absent(grade)
    assert out is not None
    assert out.fault


@dataclass
class Done:
    """What a grader gives."""

    grade: Grade


class Graders:
    """Grades as it is told to."""

    def grade_all(self, submissions: Sequence[Submission]) -> Iterator[Done]:
        """Yield grades: whoever is called bad has failed."""
        for one in submissions:
            failed = {"test_one": Verdict.WRONG} if one.id == "bad" else {}
            yield Done(a_grade(one.id, **failed))


def test_all_submissions_are_graded() -> None:
    submissions = [Submission(id=name, files={}) for name in ("ann", "bad")]
    found = dict(graded(Graders(), submissions, list(CHECKS.values()), ["player"]))
    assert found["ann"] is None
    assert found["bad"] is not None


def test_programs_are_found_and_what_is_none_is_told() -> None:
    loaded = load_assignment(ROOT, "whist")
    submissions = [
        Submission(id="ann", files={"my_player.py": b"class Player: pass"}),
        Submission(id="nobody", files={"notes.txt": b"nothing"}),
    ]
    found, none = programs(loaded, submissions)
    assert list(found) == ["ann"]
    assert (found["ann"].module, found["ann"].defines) == ("Player", "Player")
    assert [one.id for one in none] == ["nobody"]


def test_players_are_tried_out() -> None:
    answers = {one.id: type(one) for one in tried_out(Fakes({"ann": 1.0}), ["ann", "bob"])}
    assert answers == {"ann": Entry, "bob": Absent}


def test_a_digest_tells_files_apart() -> None:
    files = [{"a": b"1"}, {"a": b"2"}, {"b": b"1"}, {"a": b"1", "b": b""}, {"a1": b""}, {}]
    assert len({digest(Submission(id="x", files=one)) for one in files}) == len(files)
    first, second = {"a": b"1", "b": b"2"}, {"b": b"2", "a": b"1"}
    assert digest(Submission(id="x", files=first)) == digest(Submission(id="y", files=second))


def test_the_first_task_is_needed_where_nothing_is_said() -> None:
    assert load_tournament(ROOT / "graders" / "whist").needs == ("player",)


def test_an_assignment_without_a_tournament_says_so() -> None:
    with pytest.raises(CourseError, match=r"no tournament\.py"):
        load_tournament(ROOT / "graders" / "trickgame")


def test_a_tournament_that_cannot_be_imported_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = mini_course(tmp_path, tournament="x = 1\nx = y\n")
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "mini", raising=False)
    with pytest.raises(CourseError) as caught:
        load_tournament(folder)
    sys.modules.pop("mini", None)
    assert str(caught.value) == "graders/mini/tournament.py, line 2: NameError: name 'y' is not defined"
