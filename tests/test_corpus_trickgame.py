"""Every sample submission of the trick game gets the mark and the verdicts that were declared for it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kibitz.bulk.pool import Pool
from kibitz.intake.folder import gather, gather_one
from kibitz.judge.runner import Freshness
from kibitz.model.result import Grade, Submission
from kibitz.model.verdict import Verdict
from tests.corpus_table import as_toml, differences, read_table, verdicts

COURSE = Path(__file__).parents[1]
CORPUS = Path(__file__).parent / "corpus" / "trickgame"
DECLARED = read_table(CORPUS / "expected.toml")

REFERENCES = {"trickgame": "reference/trickgame", "trickgame-nl": "reference/trickgame-nl"}
TEMPLATES = {
    "template": "student_template/trickgame",
    "template-nl": "student_template/trickgame-nl",
}

SLOW = {"waits-for-ever", "endless-trick", "endless-at-import", "takes-all-memory"}
"""Submissions that run into limits of time: graded first, and only once."""

NEVER_LOST: dict[str, str] = {}
"""Checks that no submission need lose, each with the reason why it stays."""

NEARLY_RIGHT = 15
"""Points from which a program is nearly right."""

LOST_WITH_ALL_ELSE: dict[str, str] = {
    "test_a_game_can_be_made": "every other check needs a game",
    "test_the_dealer_gets_the_first_card": "whoever deals this wrong has the wrong hands in every check",
    "test_the_deal_goes_round": "the same",
}
"""Checks that no nearly right program loses, each with the reason why it stays."""

pytestmark = pytest.mark.timeout(600)


def _grade(submissions: list[Submission], freshness: Freshness = Freshness.IMPORT) -> dict[str, Grade]:
    sandbox = "plain" if freshness is Freshness.FORK else "auto"  # nothing can fork behind walls
    with Pool(COURSE / "graders" / "trickgame", workers=3, freshness=freshness, sandbox=sandbox) as pool:
        return {done.grade.submission: done.grade for done in pool.grade_all(submissions)}


def _elsewhere(folders: dict[str, str]) -> list[Submission]:
    return [
        msgspec.structs.replace(gather_one(COURSE / folder), id=f"not in the corpus: {name}")
        for name, folder in folders.items()
    ]


def _as_text(grade: Grade) -> str:
    return msgspec.json.format(msgspec.json.encode(grade)).decode()


@pytest.fixture(scope="session")
def corpus() -> tuple[Submission, ...]:
    return gather(CORPUS).submissions


@pytest.fixture(scope="session")
def grades(corpus: tuple[Submission, ...]) -> dict[str, Grade]:
    slow_first = sorted(corpus, key=lambda submission: submission.id not in SLOW)
    return _grade([*slow_first, *_elsewhere(REFERENCES | TEMPLATES)])


def test_every_submission_is_declared(corpus: tuple[Submission, ...]) -> None:
    assert sorted(DECLARED) == sorted(submission.id for submission in corpus)


@pytest.mark.parametrize("name", sorted(DECLARED))
def test_a_submission_gets_what_it_deserves(name: str, grades: dict[str, Grade]) -> None:
    grade = grades[name]
    lines = differences(DECLARED[name], grade)
    assert not lines, "\n".join(
        [
            f"{name} ({DECLARED[name].what}) does not get what was declared:",
            *lines,
            "",
            "If the suite is right, expected.toml should say:",
            as_toml(name, DECLARED[name], grade),
        ]
    )


@pytest.mark.parametrize("name", sorted(DECLARED))
def test_nothing_is_our_fault(name: str, grades: dict[str, Grade]) -> None:
    faults = [result for result in grades[name].results if result.verdict is Verdict.OUR_FAULT]
    assert not faults, "\n".join(f"{result.check}: {result.staff}" for result in faults)


@pytest.mark.parametrize("name", sorted(name for name in DECLARED if name.startswith("correct-")))
def test_a_correct_program_gets_full_marks(name: str) -> None:
    declared = DECLARED[name]
    assert (declared.points, declared.verdict) == (20, Verdict.PASSED), "what is called correct must be so"


@pytest.mark.parametrize("name", sorted(REFERENCES))
def test_a_reference_gets_full_marks(name: str, grades: dict[str, Grade]) -> None:
    grade = grades[f"not in the corpus: {name}"]
    lost = {check: verdict for check, verdict in verdicts(grade).items() if verdict != Verdict.PASSED}
    assert grade.points == grade.possible, lost


@pytest.mark.parametrize("name", sorted(TEMPLATES))
def test_a_template_gets_nothing(name: str, grades: dict[str, Grade]) -> None:
    grade = grades[f"not in the corpus: {name}"]
    passed = [check for check, verdict in verdicts(grade).items() if verdict == Verdict.PASSED]
    assert grade.points == 0, passed


def test_patching_python_earns_what_the_same_answers_earn(grades: dict[str, Grade]) -> None:
    honest, patched = grades["answers-none"], grades["patches-builtins"]
    assert patched.points == honest.points
    passed = [
        {check for check, verdict in verdicts(grade).items() if verdict == Verdict.PASSED}
        for grade in (honest, patched)
    ]
    assert passed[1] == passed[0]


def test_every_check_is_lost_by_some_submission(grades: dict[str, Grade]) -> None:
    ungraded = {Verdict.NOT_RUN, Verdict.NOT_GRADABLE}
    lost = {
        result.check
        for name in DECLARED
        for result in grades[name].results
        if result.verdict is not Verdict.PASSED and result.verdict not in ungraded
    }
    checks = [result.check for result in grades["correct-terse"].results]
    dead = [check for check in checks if check not in lost and check not in NEVER_LOST]
    assert not dead, "no submission loses these checks: " + ", ".join(dead)
    revived = [check for check in NEVER_LOST if check in lost]
    assert not revived, "these are lost after all: " + ", ".join(revived)


def test_every_check_is_lost_by_a_program_that_is_nearly_right(grades: dict[str, Grade]) -> None:
    """A check that only hopeless programs lose may as well not be there."""
    lost = {
        result.check
        for name in DECLARED
        if (grades[name].points or 0) >= NEARLY_RIGHT
        for result in grades[name].results
        if result.verdict is not Verdict.PASSED
    }
    checks = [result.check for result in grades["correct-terse"].results]
    dead = [check for check in checks if check not in lost and check not in LOST_WITH_ALL_ELSE]
    assert not dead, f"only programs with less than {NEARLY_RIGHT} points lose these checks: " + ", ".join(
        dead
    )


def test_grading_twice_gives_the_same_grades(
    corpus: tuple[Submission, ...], grades: dict[str, Grade]
) -> None:
    chosen = [submission for submission in corpus if submission.id not in SLOW][::4]
    for name, again in _grade(chosen).items():
        assert _as_text(again) == _as_text(grades[name]), name


@pytest.mark.slow
def test_forks_and_fresh_imports_give_the_same_verdicts(
    corpus: tuple[Submission, ...], grades: dict[str, Grade]
) -> None:
    forked = _grade(list(corpus), Freshness.FORK)
    differing = {
        f"{name}: {check}": (verdict, verdicts(grades[name])[check])
        for name in DECLARED
        for check, verdict in verdicts(forked[name]).items()
        if verdict != verdicts(grades[name])[check]
    }
    assert not differing, f"verdicts (forked, imported afresh) that differ: {differing}"
