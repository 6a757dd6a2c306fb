"""Every sample submission of every assignment gets the mark and the verdicts that were declared for it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from kibitz.judge.runner import Freshness
from kibitz.model.result import Grade
from kibitz.model.verdict import Verdict
from tests.corpora import CORPORA, Corpus, beside
from tests.corpus_table import as_toml, differences, verdicts

pytestmark = pytest.mark.timeout(900)

Grades = dict[str, Grade]

SAMPLE = (pytest.mark.slow, pytest.mark.sample)
"""The submissions that CI grades beside those that are graded each time the tests are run."""

EACH = pytest.mark.parametrize(
    "graded",
    [
        pytest.param((corpus.name, True), id=corpus.name, marks=() if corpus.quick else SAMPLE)
        for corpus in CORPORA.values()
    ],
    indirect=True,
)


def pairs() -> Iterator[object]:
    """Yield each assignment with each of its submissions; most of a large corpus are slow tests."""
    for corpus in CORPORA.values():
        for name in sorted(corpus.declared):
            fast = name in corpus.fast
            marks = () if fast and corpus.quick else SAMPLE if fast else (pytest.mark.slow,)
            yield pytest.param((corpus.name, fast), name, id=f"{corpus.name}-{name}", marks=marks)


# Beside a parameter that is no fixture, pytest makes a fixture anew for each test, unless the scope is given.
EACH_SUBMISSION = pytest.mark.parametrize(
    ("graded", "name"), list(pairs()), indirect=["graded"], scope="session"
)


@pytest.fixture(scope="session")
def graded(request: pytest.FixtureRequest) -> tuple[Corpus, Grades]:
    """Give a corpus with the grades of a part of its submissions, its references and its templates."""
    name, fast = request.param
    corpus = CORPORA[name]
    chosen = [one for one in corpus.submissions if (one.id in corpus.fast) is fast]
    return corpus, corpus.grade([*chosen, *corpus.elsewhere()])


def as_text(grade: Grade) -> str:
    return msgspec.json.format(msgspec.json.encode(grade)).decode()


@pytest.mark.parametrize("corpus", list(CORPORA.values()), ids=list(CORPORA))
def test_every_submission_is_declared(corpus: Corpus) -> None:
    assert sorted(corpus.declared) == sorted(submission.id for submission in corpus.submissions)


@EACH_SUBMISSION
def test_a_submission_gets_what_it_deserves(graded: tuple[Corpus, Grades], name: str) -> None:
    corpus, grades = graded
    declared, grade = corpus.declared[name], grades[name]
    lines = differences(declared, grade)
    assert not lines, "\n".join(
        [
            f"{name} ({declared.what}) does not get what was declared:",
            *lines,
            "",
            "If the suite is right, expected.toml should say:",
            as_toml(name, declared, grade),
        ]
    )


@EACH_SUBMISSION
def test_nothing_is_our_fault(graded: tuple[Corpus, Grades], name: str) -> None:
    _, grades = graded
    faults = [result for result in grades[name].results if result.verdict is Verdict.OUR_FAULT]
    assert not faults, "\n".join(f"{result.check}: {result.staff}" for result in faults)


@pytest.mark.parametrize("corpus", list(CORPORA.values()), ids=list(CORPORA))
def test_a_correct_program_gets_full_marks(corpus: Corpus) -> None:
    wrong = {
        name: (declared.points, declared.verdict)
        for name, declared in corpus.declared.items()
        if name.startswith("correct-")
        and (declared.points, declared.verdict) != (corpus.full, Verdict.PASSED)
    }
    assert not wrong, "what is called correct must be so"


@EACH
def test_a_reference_gets_full_marks(graded: tuple[Corpus, Grades]) -> None:
    corpus, grades = graded
    for name in corpus.references:
        grade = grades[beside(name)]
        lost = {check: verdict for check, verdict in verdicts(grade).items() if verdict != Verdict.PASSED}
        assert grade.points == grade.possible == corpus.full, lost


@EACH
def test_a_template_gets_next_to_nothing(graded: tuple[Corpus, Grades]) -> None:
    corpus, grades = graded
    for name in corpus.templates:
        grade = grades[beside(name)]
        passed = [check for check, verdict in verdicts(grade).items() if verdict == Verdict.PASSED]
        assert grade.points == corpus.template_points, passed


@EACH
def test_a_trick_earns_what_the_same_answers_earn(graded: tuple[Corpus, Grades]) -> None:
    corpus, grades = graded
    for names in corpus.alike:
        assert corpus.fast.issuperset(names)
        honest, trick = (grades[name] for name in names)
        assert trick.points == honest.points
        passed = [
            {check for check, verdict in verdicts(grade).items() if verdict == Verdict.PASSED}
            for grade in (honest, trick)
        ]
        assert passed[1] == passed[0]


@EACH
def test_every_check_is_lost_by_some_submission(graded: tuple[Corpus, Grades]) -> None:
    corpus, _ = graded
    ungraded = {Verdict.PASSED, Verdict.NOT_RUN, Verdict.NOT_GRADABLE}
    lost = {
        check
        for declared in corpus.declared.values()
        for check, verdict in declared.verdicts(checks(graded)).items()
        if verdict not in ungraded
    }
    dead = [check for check in checks(graded) if check not in lost and check not in corpus.never_lost]
    assert not dead, "no submission loses these checks: " + ", ".join(dead)
    revived = [check for check in corpus.never_lost if check in lost]
    assert not revived, "these are lost after all: " + ", ".join(revived)


@EACH
def test_every_check_is_lost_by_a_program_that_is_nearly_right(graded: tuple[Corpus, Grades]) -> None:
    """A check that only hopeless programs lose may as well not be there."""
    corpus, _ = graded
    lost = {
        check
        for declared in corpus.declared.values()
        if (declared.points or 0) >= corpus.nearly_right
        for check, verdict in declared.verdicts(checks(graded)).items()
        if verdict != Verdict.PASSED
    }
    excused = corpus.lost_with_all_else | corpus.never_lost
    dead = [check for check in checks(graded) if check not in lost and check not in excused]
    assert not dead, f"only programs with less than {corpus.nearly_right} points lose: " + ", ".join(dead)


def checks(graded: tuple[Corpus, Grades]) -> list[str]:
    """Return the names of all checks."""
    corpus, grades = graded
    return [result.check for result in grades[beside(next(iter(corpus.references)))].results]


@EACH
def test_grading_twice_gives_the_same_grades(graded: tuple[Corpus, Grades]) -> None:
    corpus, grades = graded
    chosen = [one for one in corpus.submissions if one.id in corpus.fast - corpus.slow][::6]
    for name, again in corpus.grade(chosen).items():
        assert as_text(again) == as_text(grades[name]), name


@pytest.mark.slow
@EACH
def test_forks_and_fresh_imports_give_the_same_verdicts(graded: tuple[Corpus, Grades]) -> None:
    corpus, grades = graded
    forked = corpus.grade([one for one in corpus.submissions if one.id in corpus.fast], Freshness.FORK)
    differing = {
        f"{name}: {check}": (verdict, verdicts(grades[name])[check])
        for name in forked
        for check, verdict in verdicts(forked[name]).items()
        if verdict != verdicts(grades[name])[check]
    }
    assert not differing, f"verdicts (forked, imported afresh) that differ: {differing}"
