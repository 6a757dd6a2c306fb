"""Preparing: from collected tests and an assignment to a plan, and from a submission to a grading of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
import pytest
from _pytest.outcomes import OutcomeException

from kibitz.course.errors import CourseError
from kibitz.course.load import LoadedAssignment, load_assignment
from kibitz.course.modules import known_modules
from kibitz.course.plan import plan_checks
from kibitz.intake.entry import find_entry
from kibitz.intake.found import EntryFound
from kibitz.intake.tasks import entries
from kibitz.judge.granted import Granted, compile_modules
from kibitz.judge.rehearsal import rehearse
from kibitz.judge.runner import Freshness, Runner
from kibitz.judge.scenarios import draw
from kibitz.judge.student import GrantedSets, Student
from kibitz.judge.zygote import Zygote
from kibitz.model.assignment import Assignment, Check
from kibitz.model.marks import gravest, letter, mark
from kibitz.model.note import Note, note
from kibitz.model.result import CheckResult, Grade, Submission
from kibitz.model.verdict import Verdict
from kibitz.pytest_plugin.blame import place, tell
from kibitz.pytest_plugin.grading import Banks, Grading, TaskPlan, python_2, refused
from kibitz.pytest_plugin.outcome import NOT_JUDGED
from kibitz.pytest_plugin.suite import declared, scenario_of
from kibitz.pytest_plugin.twins import refuse_twins


class Suite(msgspec.Struct, frozen=True):
    """An assignment with the checks that grade it, and their cases drawn."""

    loaded: LoadedAssignment
    checks: tuple[Check, ...]
    items: tuple[pytest.Item, ...]
    """pytest's tests, one for each check."""
    banks: Banks
    faults: dict[str, str] = {}
    """By the name of a check that came to nothing: why."""
    granted: GrantedSets = {}
    """The modules that a program may import of the course, ready for guests."""
    modules: frozenset[str] = frozenset()
    """The modules that a submission can have; none where that cannot be told."""

    @property
    def assignment(self) -> Assignment:
        """The assignment."""
        return self.loaded.assignment

    @property
    def plan(self) -> Mapping[str, Check]:
        """The checks by name."""
        return {check.name: check for check in self.checks}


def prepare_suite(
    items: Sequence[pytest.Item],
    folder: Path,
    *,
    public_only: bool = False,
) -> Suite:
    """Return the suite of the assignment in ``folder``, which is the collected tests.

    Raises:
        CourseError: the tests and ``assignment.toml`` do not fit together, or there are none.

    """
    loaded = load_assignment(folder.parents[1], folder.name)
    if not items:
        raise CourseError(f"graders/{folder.name}: there is no test_*.py with a check in it")
    refuse_twins(sorted({item.path for item in items}))
    where = {item.name: item.path.name for item in items}
    checks = plan_checks(
        loaded.assignment,
        loaded.overrides,
        [declared(item) for item in items],
        loaded.source,
        where,
    )
    if public_only:
        checks = tuple(check for check in checks if not check.hidden)
    names = {check.name for check in checks}
    chosen = tuple(item for item in items if item.name in names)
    banks = draw_banks(chosen, folder)
    return Suite(loaded, checks, chosen, banks, modules=known_modules(loaded))


def for_guests(suite: Suite, python: str) -> Suite:
    """Return the suite with its granted modules made ready for guests under the interpreter ``python``.

    Raises:
        SandboxError: one of them cannot be compiled there.

    """
    granted = {}
    for name, modules in suite.loaded.grants.items():
        code = compile_modules(python, {module: grant.source for module, grant in modules.items()})
        granted[name] = {module: Granted(code[module], grant.noted) for module, grant in modules.items()}
    return msgspec.structs.replace(suite, granted=granted)


def rehearse_granted(suite: Suite, zygote: Callable[[], Zygote]) -> None:
    """Raise `CourseError` when a granted module of a suite that is ready for guests cannot be imported."""
    rehearse(zygote, suite.assignment.limits, suite.granted, suite.loaded.grants)


def draw_banks(items: Sequence[pytest.Item], folder: Path) -> Banks:
    """Draw the cases of every scenario; `CourseError` where a strategy or an oracle raises."""
    banks = {}
    for item in items:
        scenario = scenario_of(item)
        if scenario is None:
            continue
        try:
            banks[item.name] = draw(scenario)
        except (Exception, OutcomeException) as error:
            told = tell(error, folder, place(item, folder))
            raise CourseError(f"{told} (in drawing the cases of {item.name})") from error
    return banks


class Visit(msgspec.Struct, frozen=True):
    """A submission that has been looked at, and how it is to be graded where it can be."""

    submission: Submission
    found: EntryFound
    grading: Grading | None
    remarks: tuple[Note, ...] = ()


def receive(
    suite: Suite,
    submission: Submission,
    zygote: Callable[[], Zygote],
    freshness: Freshness = Freshness.IMPORT,
) -> Visit:
    """Look at a submission, and get ready to grade it where it can be run."""
    assignment = suite.assignment
    found = find_entry(submission, assignment)
    if found.problem is not None:
        return Visit(submission, found, None)
    runner = Runner(zygote, found.files, assignment.limits, freshness=freshness, entry=found.module)
    student = Student(
        runner,
        found.files,
        entry=found.module,
        language=found.language,
        vocabulary=assignment.vocabularies.get(found.language),
        granted=suite.granted,
        modules=suite.modules,
    )
    grading = Grading(suite.plan, suite.banks, runner, student, _tasks(assignment, found))
    return Visit(submission, found, grading, tuple(_shadowed(suite, found)))


def _tasks(assignment: Assignment, found: EntryFound) -> dict[str, TaskPlan]:
    """Return how the checks of each task meet the submission."""
    words = assignment.vocabularies.get(found.language, {})
    defines = assignment.entry.defines
    own = entries(assignment, words)
    plans = {}
    for task in assignment.tasks:
        if task.name not in own:
            plans[task.name] = TaskPlan(found.module, task.grants, (words.get(defines, defines),))
            continue
        plans[task.name] = TaskPlan(
            found.modules.get(task.name, own[task.name].modules[0]),
            task.grants,
            own[task.name].defines,
            task.name,
            found.missing.get(task.name),
            found.others.get(task.name, {}),
        )
    return plans


def _shadowed(suite: Suite, found: EntryFound) -> Iterator[Note]:
    """Say of each file of the submission that the course's own version is used instead."""
    sets = [suite.loaded.grants.get(task.grants, {}) for task in suite.assignment.tasks]
    for module in sorted(set.intersection(*(set(modules) for modules in sets))):
        file = f"{module}.py"
        same = (grants[module].source.encode() for grants in sets if module in grants)
        if file in found.files and found.files[file].replace(b"\r\n", b"\n") not in same:
            yield note("{file} is the course's: the course's own version is used, not this one.", file=file)


def conclude(suite: Suite, visit: Visit, *, strength: str, made_with: Mapping[str, str]) -> Grade:
    """Return the grade of a submission whose checks have been run."""
    results = _results(suite, visit)
    tasks, points, possible = mark(suite.assignment, suite.checks, results)
    return Grade(
        submission=visit.submission.id,
        assignment=suite.assignment.name,
        verdict=gravest(result.verdict for result in results),
        points=points,
        possible=possible,
        letter=letter(suite.assignment, suite.checks, results, points),
        tasks=tasks,
        results=tuple(results),
        language=visit.found.language,
        remarks=(*visit.submission.remarks, *visit.found.remarks, *visit.remarks, *_remarked(visit)),
        strength=strength,
        made_with=dict(made_with),
    )


def _results(suite: Suite, visit: Visit) -> list[CheckResult]:
    """Return a result for every planned check, in the order of the plan."""
    found = visit.found
    if visit.grading is None:
        assert found.problem is not None
        return refused(suite.checks, found.verdict or Verdict.MISSING, found.problem)
    results = [visit.grading.results.get(check.name) or _lost(check, suite.faults) for check in suite.checks]
    if told := python_2(results, found.files):
        return refused(suite.checks, Verdict.NOT_GRADABLE, told)
    return results


def _remarked(visit: Visit) -> list[Note]:
    """Return what the checks had to say of the submission as a whole."""
    return visit.grading.student.remarks if visit.grading else []


def _lost(check: Check, faults: Mapping[str, str]) -> CheckResult:
    return CheckResult(
        check=check.name,
        verdict=Verdict.OUR_FAULT,
        possible=check.points,
        note=NOT_JUDGED,
        staff=faults.get(check.name, "the check gave no result"),
    )
