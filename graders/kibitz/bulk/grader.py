"""A grader: a warm process with a suite collected and its scenarios drawn, which forks for each submission.

It is started as ``python -m kibitz.bulk.grader ORDERS`` and lives inside one run of pytest, whose test
loop it takes over.  Where several are wanted, the first forks the others when the suite is ready.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import sys
import time
import traceback
from collections.abc import Generator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Final, NoReturn

import msgspec
import pytest

import kibitz
from kibitz.bulk.messages import MOST_SECONDS, Done, GraderGone, Job, Orders, Ready, Refused, receive, send
from kibitz.course.errors import CourseError
from kibitz.judge.interpreter import guest_python
from kibitz.judge.zygote import Zygote
from kibitz.model.result import Grade, Submission
from kibitz.model.verdict import Verdict
from kibitz.pytest_plugin.blame import refuse_unknown_fixtures, shown, tell
from kibitz.pytest_plugin.grading import GRADING
from kibitz.pytest_plugin.hooks import Hooks
from kibitz.pytest_plugin.prepare import Suite, Visit, conclude, for_guests, prepare_suite, rehearse_granted
from kibitz.pytest_plugin.prepare import receive as look_at
from kibitz.sandbox.ladder import choose
from kibitz.sandbox.strength import SandboxError

LEAN: Final = (
    "cacheprovider",
    "debugging",
    "doctest",
    "faulthandler",
    "junitxml",
    "logging",
    "pastebin",
    "setuponly",
    "setupplan",
    "stepwise",
    "threadexception",
    "unittest",
    "unraisableexception",
    "warnings",
)
"""Plugins of pytest that no check needs and every check would pay for."""


class Grader(Hooks):
    """Takes over pytest's test loop: says that it is ready, then grades one submission after another."""

    def __init__(self, config: pytest.Config, orders: Orders) -> None:
        """Obey ``orders``."""
        super().__init__(config)
        self.brief = True
        self._config = config
        self._orders = orders
        self._sockets = [socket.socket(fileno=descriptor) for descriptor in orders.sockets]
        self._socket = self._sockets[0]
        self._unreadable: list[str] = []
        self._made_with: dict[str, str] = {}

    def pytest_exception_interact(
        self,
        node: pytest.Item | pytest.Collector,
        call: pytest.CallInfo[object],
        report: pytest.CollectReport | pytest.TestReport,
    ) -> None:
        """Remember a file of the suite that cannot be collected."""
        if isinstance(report, pytest.CollectReport) and call.excinfo is not None:
            folder = Path(self._orders.folder)
            self._unreadable.append(tell(call.excinfo.value, folder, shown(node.path, folder)))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Grade until the other end hangs up."""
        try:
            self._suite = self._read_suite(session)
            self._python = guest_python(self._suite.assignment.python)
            self._suite = for_guests(self._suite, self._python)
            self._strength = choose(
                self._orders.sandbox, self._python, plain_will_do=self._orders.plain_will_do
            )
            others = self._multiply()
            self._zygote = Zygote(self._strength, self._python)
            rehearse_granted(self._suite, lambda: self._zygote)
        except (CourseError, SandboxError) as error:
            for sock in self._sockets:
                send(sock, Refused(str(error), of_course=isinstance(error, CourseError)))
            return True
        self._made_with = {
            "kibitz": kibitz.__version__,
            "python": self._zygote.python,
            "hypothesis": version("hypothesis"),
            "pytest": pytest.__version__,
        }
        suite, hidden = self._suite, len(session.items) - len(self._suite.items)
        strength, made_with = self._strength.name, self._made_with
        ready = Ready(os.getpid(), suite.assignment, suite.checks, strength, made_with, hidden)
        send(self._socket, ready)
        self._serve()
        self._zygote.close()
        for grader in others:
            os.waitpid(grader, 0)
        return True

    def _read_suite(self, session: pytest.Session) -> Suite:
        """Return the suite as it was collected; `CourseError` when not all of it can be read."""
        folder = Path(self._orders.folder)
        if self._unreadable:
            first, *others = self._unreadable
            more = f" (and {len(others)} more of its files cannot be read)" if others else ""
            raise CourseError(first + more)
        refuse_unknown_fixtures(session.items, folder)
        return prepare_suite(session.items, folder, public_only=self._orders.public_only)

    def _multiply(self) -> list[int]:
        """Fork a grader for each further socket; each keeps its own alone.  Return those of this process."""
        others: list[int] = []
        for sock in self._sockets[1:]:
            child = os.fork()
            if not child:
                self._socket, others = sock, []
                break
            others.append(child)
        for sock in self._sockets:
            if sock is not self._socket:
                sock.close()
        self._sockets = [self._socket]
        return others

    def _serve(self) -> None:
        while True:
            try:
                job = receive(self._socket)
            except GraderGone:
                return
            assert isinstance(job, Job)
            done = self._grade_apart(job.submission)
            if done.grade.verdict is Verdict.OUR_FAULT:  # a passing trouble must not cost a mark: once more
                self._zygote.close()
                self._zygote = Zygote(self._strength, self._python)
                again = self._grade_apart(job.submission)
                done = Done(again.grade, done.cpu + again.cpu)
            send(self._socket, done)

    def _grade_apart(self, submission: Submission) -> Done:
        """Grade in a fork, so that nothing of one submission is left for the next."""
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            os.close(reader)
            self._be_the_fork(submission, writer)
        os.close(writer)
        data = _read_all(reader, MOST_SECONDS, self._socket)
        if data is None:
            os.kill(child, signal.SIGKILL)
        usage = os.wait4(child, 0)[2]
        if not data:
            return Done(self._lost(submission, "the process that graded it was ended, or took too long"))
        try:
            done = msgspec.json.decode(data, type=Done)
        except (msgspec.MsgspecError, ValueError) as error:  # something of the suite's is of the wrong type
            return Done(self._lost(submission, f"the grade cannot be read: {error}"))
        return Done(done.grade, done.cpu + usage.ru_utime + usage.ru_stime)

    def _be_the_fork(self, submission: Submission, writer: int) -> NoReturn:
        try:
            try:
                data = msgspec.json.encode(self._grade(submission))
            except BaseException:  # whatever it is, staff must hear of it
                data = msgspec.json.encode(Done(self._lost(submission, traceback.format_exc())))
            with os.fdopen(writer, "wb") as file:
                file.write(data)
        finally:
            os._exit(0)

    def _grade(self, submission: Submission) -> Done:
        """Return the grade, and what the guests took for it."""
        items = self._suite.items
        visit = look_at(self._suite, submission, lambda: self._zygote, self._orders.freshness)
        if visit.grading is not None:
            self._config.stash[GRADING] = visit.grading
            for item, following in zip(items, [*items[1:], None], strict=True):
                item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            visit.grading.runner.retire()
        cpu = visit.grading.runner.cpu if visit.grading is not None else 0.0
        return Done(self._conclude(self._suite, visit), cpu)

    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Run one check; nobody reads pytest's own reports."""
        self.grading.run(item, nextitem)
        return True

    def _conclude(self, suite: Suite, visit: Visit) -> Grade:
        return conclude(suite, visit, strength=self._strength.name, made_with=self._made_with)

    def _lost(self, submission: Submission, why: str) -> Grade:
        """Return the grade of a submission whose grading has come to nothing."""
        suite = self._suite
        lost = msgspec.structs.replace(suite, faults={check.name: why for check in suite.checks})
        return self._conclude(lost, look_at(lost, submission, lambda: self._zygote))


def _read_all(descriptor: int, patience: float, pool: socket.socket) -> bytes | None:
    """Return all that comes through a pipe; ``None`` when it takes too long, or nobody waits for it."""
    deadline = time.monotonic() + patience
    parts: list[bytes] = []
    try:
        while True:
            left = deadline - time.monotonic()
            readable = select.select([descriptor, pool.fileno()], [], [], max(left, 0))[0]
            if left <= 0 or readable != [descriptor]:  # the pool says nothing now, but that it is gone
                return None
            part = os.read(descriptor, 1 << 16)
            if not part:
                return b"".join(parts)
            parts.append(part)
    finally:
        os.close(descriptor)


class _Entrance:
    """Brings the grader into pytest once there is a configuration."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders
        self.error: BaseException | None = None
        """What ended pytest."""

    @pytest.hookimpl(wrapper=True)
    def pytest_load_initial_conftests(self) -> Generator[None, object, object]:
        """Remember why a ``conftest.py`` cannot be imported, which pytest prints and does not pass on."""
        try:
            return (yield)
        except BaseException as error:
            self.error = error
            raise

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Remember what came through pytest."""
        self.error = excinfo.value

    def pytest_configure(self, config: pytest.Config) -> None:
        """Register the grader."""
        config.pluginmanager.register(Grader(config, self._orders), "kibitz-grader")


def main(orders: Orders) -> None:
    """Run pytest with a grader inside."""
    path = Path(orders.folder)
    options = ["-q", "-s", "-p", "kibitz.pytest_plugin", "--rootdir", str(path.parent), "-c", os.devnull]
    options += [option for name in LEAN for option in ("-p", f"no:{name}")]
    entrance = _Entrance(orders)
    code = pytest.main([*options, str(path)], plugins=[entrance])
    if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        why = f"pytest ended with code {int(code)} over the suite in {path}"
        refused = Refused(why, more_in_log=True)
        if entrance.error is not None:
            refused = Refused(tell(entrance.error, path, why), of_course=True)
        for descriptor in orders.sockets:
            with suppress(GraderGone, OSError):
                send(socket.socket(fileno=descriptor), refused)


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Orders))
