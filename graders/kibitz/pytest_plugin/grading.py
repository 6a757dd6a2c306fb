"""Grading one submission: pytest runs each check, and every planned check gets a result."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from kibitz.intake.python2 import python2_note
from kibitz.judge.failures import OurFault, StudentFailure, Untested
from kibitz.judge.runner import CHECK_SECONDS, Runner
from kibitz.judge.scenarios import Drawn
from kibitz.judge.student import Student
from kibitz.model.assignment import Check
from kibitz.model.note import Note, note
from kibitz.model.result import CheckResult, Fault
from kibitz.model.verdict import MATTER, Matter, Verdict
from kibitz.pytest_plugin.outcome import Comparison, Ending, judge, reproduce
from kibitz.pytest_plugin.scenario import run_scenario
from kibitz.pytest_plugin.suite import function_arguments, scenario_of

Banks = Mapping[str, tuple[Drawn, ...]]
"""The cases of each scenario, by the name of its check."""

MOST_DRAWS_IN_ALL: Final = 600
"""Cases that all searches for smaller ones together may draw: hopeless programs must not cost ten others."""

TOO_MANY_TIMEOUTS: Final = note("Too many checks ran out of time: the rest was not run.")
UNREADABLE: Final = frozenset({"SyntaxError", "IndentationError", "TabError", "ModuleNotFoundError"})
"""Exceptions by which a program ends before it has begun."""

COSTLY: Final = frozenset({Verdict.TIMEOUT, Verdict.MEMORY, Verdict.OUTPUT, Verdict.CRASHED})
"""Verdicts that cost a guest, and perhaps all the time that it has."""

NOT_LOADED: Final = note("The program could not be loaded.")


class TaskPlan(msgspec.Struct, frozen=True):
    """How the checks of a task meet a submission."""

    module: str
    """The module of the submission that is meant where none is named."""
    grants: str = ""
    """Which set of the course's modules a program may import."""
    defines: tuple[str, ...] = ()
    """What the module must define, which most checks ask for."""
    scope: str = ""
    """What is not run any more when nothing can be learnt: tasks with the same scope."""
    missing: Note | None = None
    """What was looked for in vain, where its module is not there."""
    others: dict[str, str] = {}
    """What further modules are called in the submission."""


class Grading:
    """Grades one submission with the checks of a suite, one after another."""

    def __init__(
        self,
        plan: Mapping[str, Check],
        banks: Banks,
        runner: Runner,
        student: Student,
        tasks: Mapping[str, TaskPlan],
    ) -> None:
        """Run the checks of ``plan``, each as its task among ``tasks`` wants it."""
        self._tasks = tasks
        self.plan = plan
        self.banks = banks
        self.runner = runner
        self.student = student
        self.results: dict[str, CheckResult] = {}
        self.ending = Ending()
        self.stopped: dict[str, tuple[Note, str]] = {}
        """By scope, where the rest is not run: why, and the check that showed it."""
        self.draws_left = MOST_DRAWS_IN_ALL
        self._task = TaskPlan("")
        """That of the check under way."""
        self._timeouts: Counter[str] = Counter()
        self._told: dict[tuple[str, str], str] = {}
        """By module and, where it can be loaded, by what it lacks: the check that showed that."""
        self._because: dict[str, tuple[Note, str]] = {}
        """By check that ended by such a thing: what is said of others, and the check that showed it."""

    def run(self, item: pytest.Item, nextitem: pytest.Item | None) -> list[pytest.TestReport]:
        """Run one check, note its result, and return pytest's reports of the attempt that counts."""
        check = self.plan[item.name]
        blocked = self._blocked(check)
        if blocked is not None:
            self.results[check.name] = blocked
            # pytest takes down after each test what the next one does not need: else the first check of the
            # next file would find something of this one still up.
            item.session._setupstate.teardown_exact(nextitem)
            return []
        task = self._task = self._tasks[check.task]
        self.student.enter(task.module, task.others)
        self.student.grant(task.grants)
        reports = self._attempt(item, nextitem, cautious=False)
        again = self._deserves_another()
        if again:
            self.runner.retire()
            reports = self._attempt(item, nextitem, cautious=True)
        result = judge(check, self.ending, self.student)
        if again and result.verdict is Verdict.PASSED:
            result = msgspec.structs.replace(result, repeated=True)
        told = self._told_before(task, check, result)
        self._draw_conclusions(task, result)
        result = told
        self._count_timeouts(task, result)
        self.runner.deadline = time.monotonic() + CHECK_SECONDS
        self.results[check.name] = reproduce(result, self.student)
        return reports

    def _attempt(
        self, item: pytest.Item, nextitem: pytest.Item | None, *, cautious: bool
    ) -> list[pytest.TestReport]:
        self.ending = Ending()
        self.student.cautious, self.student.batched = cautious, False
        self.student.measures.clear()
        self.runner.deadline = time.monotonic() + CHECK_SECONDS
        return runtestprotocol(item, log=False, nextitem=nextitem)

    def _deserves_another(self) -> bool:
        """Return whether a failure might come from what earlier checks left behind in the guest.

        Questions that were asked together are asked again one by one.  A scenario sees to both itself.
        """
        error = self.ending.error
        if error is None or self.ending.case or isinstance(error, OurFault | Untested):
            return False
        if self.is_told(error):
            return False
        return self.student.batched or not self.runner.pristine

    def _blocked(self, check: Check) -> CheckResult | None:
        """Return the result of a check that is not to be run."""
        task = self._tasks[check.task]
        if task.scope in self.stopped:
            return not_run(check, *self.stopped[task.scope])
        if task.missing is not None:
            self.stopped[task.scope] = (NOT_LOADED, check.name)
            return CheckResult(
                check=check.name, verdict=Verdict.MISSING, possible=check.points, note=task.missing
            )
        for needed in check.needs:
            if needed in self._because:
                self._because[check.name] = self._because[needed]
                return not_run(check, *self._because[needed])
            if needed in self.results and self.results[needed].verdict is not Verdict.PASSED:
                return not_run(check, note("It needs a check that did not pass."), needed)
        return None

    def _count_timeouts(self, task: TaskPlan, result: CheckResult) -> None:
        """Stop where everything runs out of time."""
        self._timeouts[task.scope] += result.verdict is Verdict.TIMEOUT
        if self._timeouts[task.scope] >= self.runner.limits.timeouts:
            self.stopped.setdefault(task.scope, (TOO_MANY_TIMEOUTS, ""))

    def is_told(self, error: BaseException) -> bool:
        """Return whether a check just met what an earlier one has shown, so that no more need be tried."""
        if not isinstance(error, StudentFailure):
            return False
        cause = self._cause(self._task, error.fault)
        return cause is not None and cause[0] in self._told

    def _cause(self, task: TaskPlan, fault: Fault | None) -> tuple[tuple[str, str], Note] | None:
        """Return what is told once, if the last question came to that, and what is said of other checks."""
        steps = self.student.transcript.steps
        if not steps or not steps[-1].failed:
            return None
        last = steps[-1]
        if last.kind == "load":
            return (last.name, ""), NOT_LOADED
        if task.scope:
            return None
        if last.kind == "find" and last.name in task.defines:
            return (last.module, last.name), note(
                "{name} was not found, and this check asks for it.", name=last.name
            )
        if last.kind == "run" and fault is not None and fault.type in UNREADABLE:
            return (last.name.removesuffix(".py"), ""), NOT_LOADED
        return None

    def _told_before(self, task: TaskPlan, check: Check, result: CheckResult) -> CheckResult:
        """Return *not run* where a check came no further than an earlier one that has told why.

        All checks are tried: one that runs the program, or asks for other names, may well pass.
        """
        cause = self._cause(task, result.fault) if MATTER[result.verdict] is Matter.STUDENT else None
        if cause is None:
            return result
        key, why = cause
        before = self._told.setdefault(key, check.name)
        self._because[check.name] = (why, before)
        return result if before == check.name else not_run(check, why, before)

    def _draw_conclusions(self, task: TaskPlan, result: CheckResult) -> None:
        """Stop where to load the program takes all its time or room, or ends it: each try would cost that."""
        steps = self.student.transcript.steps
        if result.verdict not in COSTLY or not steps or task.scope:
            return
        if steps[-1].failed and (steps[-1].kind, steps[-1].name) == ("load", task.module):
            self.stopped[task.scope] = (NOT_LOADED, result.check)

    # Hooks of pytest, called while a check runs.

    def run_function(self, item: pytest.Function) -> None:
        """Call the test function: once, or for each case of its scenario."""
        arguments = function_arguments(item)
        scenario = scenario_of(item)
        if scenario is None:
            item.obj(**arguments)
        else:
            run_scenario(item.obj, arguments, scenario, self.banks[item.name], self)

    def note_error(self, call: pytest.CallInfo[None]) -> None:
        """Remember the first exception of an attempt."""
        if call.excinfo is not None and self.ending.error is None:
            self.ending.error = call.excinfo.value
            self.ending.phase = call.when

    def note_comparison(self, relation: str, left: object, right: object) -> None:
        """Remember the comparison that an assert is about to fail by."""
        self.ending.comparison = Comparison(relation, left, right)


GRADING: Final = pytest.StashKey[Grading]()
"""Where a pytest session keeps the grading that is under way."""


def not_run(check: Check, why: Note, needs: str = "") -> CheckResult:
    """Return the result of a check that was not run."""
    return CheckResult(
        check=check.name, verdict=Verdict.NOT_RUN, possible=check.points, note=why, needs=needs
    )


def refused(checks: Sequence[Check], verdict: Verdict, why: Note) -> list[CheckResult]:
    """Return the results of a submission that cannot be run at all.

    When the upload is to blame every check says so; when something is missing, the first does.
    """
    if verdict is not Verdict.MISSING:
        return [
            CheckResult(check=check.name, verdict=verdict, possible=check.points, note=why)
            for check in checks
        ]
    first, *rest = checks
    return [
        CheckResult(check=first.name, verdict=verdict, possible=first.points, note=why),
        *(not_run(check, NOT_LOADED, first.name) for check in rest),
    ]


def python_2(results: Sequence[CheckResult], files: Mapping[str, bytes]) -> Note | None:
    """Return what to say of a program that cannot be loaded because it is one for Python 2."""
    for result in results:
        fault = result.fault
        if (
            fault is not None
            and fault.frames
            and fault.type in {"SyntaxError", "TabError", "IndentationError"}
        ):
            file = fault.frames[-1].file
            return python2_note(file, files.get(file, b""))
    return None
