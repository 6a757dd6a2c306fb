"""Grading one submission in an ordinary run of pytest: ``pytest graders/NAME --submission DIR``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.course.errors import CourseError
from kibitz.intake.folder import gather_one
from kibitz.judge.interpreter import guest_python
from kibitz.judge.zygote import Zygote
from kibitz.model.result import CheckResult
from kibitz.model.verdict import Verdict
from kibitz.pytest_plugin.grading import GRADING, Grading
from kibitz.pytest_plugin.hooks import Hooks
from kibitz.pytest_plugin.prepare import Suite, for_guests, prepare_suite, receive, rehearse_granted
from kibitz.sandbox.ladder import choose
from kibitz.sandbox.strength import SandboxError


class SinglePlugin(Hooks):
    """Prepares the suite when it has been collected, and runs each check against the submission."""

    def __init__(self, config: pytest.Config) -> None:
        """Grade the submission that the options of ``config`` name."""
        super().__init__(config)
        self._config = config
        self._zygote: Zygote | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Make the plan, and get the submission ready."""
        if not items:
            return
        try:
            suite = prepare_suite(items, _folder(items))
            self._config.stash[GRADING] = self._receive(suite)
        except (CourseError, SandboxError) as error:
            raise pytest.UsageError(str(error)) from None

    def _receive(self, suite: Suite) -> Grading:
        folder = Path(self._config.getoption("--submission"))
        if not folder.exists():
            raise pytest.UsageError(f"--submission: there is nothing at {folder}")
        python = guest_python(suite.assignment.python)
        strength = choose(self._config.getoption("--sandbox"), python, plain_will_do=True)
        zygote = self._zygote = Zygote(strength, python)
        suite = for_guests(suite, python)
        rehearse_granted(suite, lambda: zygote)
        visit = receive(suite, gather_one(folder), lambda: zygote)
        if visit.grading is None:
            assert visit.found.problem is not None
            raise pytest.UsageError(visit.found.problem.say())
        return visit.grading

    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Run one check, and report what came of it."""
        hook = item.ihook
        hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports = self.grading.run(item, nextitem)
        result = self.grading.results[item.name]
        told_before = result.verdict is Verdict.NOT_RUN and any(report.failed for report in reports)
        for report in [_skipped(item, result)] if told_before or not reports else reports:
            _agree(report, result)
            hook.pytest_runtest_logreport(report=report)
        hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        """End the guests."""
        if GRADING in self._config.stash:
            self.grading.runner.retire()
        if self._zygote is not None:
            self._zygote.close()


def _folder(items: list[pytest.Item]) -> Path:
    folders = {item.path.parent for item in items}
    if len(folders) != 1:
        raise CourseError("name the folder of one assignment: pytest graders/<assignment> --submission DIR")
    return folders.pop()


def _skipped(item: pytest.Item, result: CheckResult) -> pytest.TestReport:
    why = result.note.say() if result.note else "not run"
    needs = f" ({result.needs})" if result.needs else ""
    return pytest.TestReport(
        nodeid=item.nodeid,
        location=item.location,
        keywords={},
        outcome="skipped",
        longrepr=(str(item.path), 0, f"not run: {why}{needs}"),
        when="call",
    )


def _agree(report: pytest.TestReport, result: CheckResult) -> None:
    """Add the verdict, what happened and the transcript to a failing report."""
    if report.failed:
        report.sections.append(("Kibitz", "\n".join(tell(result))))


def tell(result: CheckResult) -> Iterator[str]:
    """Tell a result in a few lines of plain text."""
    yield f"verdict: {result.verdict.value}"
    for sentence in (result.note, result.advice):
        if sentence is not None:
            yield sentence.say()
    if result.fault is not None:
        for frame in result.fault.frames:
            yield f"  {frame.file}:{frame.line} {frame.source.strip()}"
    if result.verdict is Verdict.OUR_FAULT:
        yield result.staff
    if result.transcript.lines:
        yield "transcript:"
        yield from (f"  {line}" for text in result.transcript.lines for line in text.split("\n"))
