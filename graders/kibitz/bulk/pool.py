"""The pool: warm graders, one a core, behind the executor of the standard library."""

from __future__ import annotations

import os
import queue
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor, as_completed
from pathlib import Path
from types import TracebackType
from typing import IO, Final

import msgspec

from kibitz.bulk.grader import MOST_SECONDS, Orders
from kibitz.bulk.messages import Done, GraderGone, Job, Ready, Refused, receive, send
from kibitz.judge.runner import Freshness
from kibitz.model.marks import mark
from kibitz.model.note import note
from kibitz.model.result import CheckResult, Grade, Submission
from kibitz.model.verdict import Verdict

WARM_UP: Final = 300.0
"""Seconds that a grader may take to read its suite and draw its scenarios."""

TRIES: Final = 2
"""Graders that may die over one submission before it is given up."""


class PoolError(Exception):
    """No grader can be had: one line that says why."""


class _Process:
    """One warm grader."""

    def __init__(self, orders: Orders) -> None:
        self._log: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 -- as long as the process
        self.socket, theirs = socket.socketpair()
        orders = msgspec.structs.replace(orders, socket=theirs.fileno())
        command = [sys.executable, "-X", "utf8", "-m", "kibitz.bulk.grader"]
        environment = {
            **os.environ,
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONHASHSEED": "0",
            "PYTEST_ADDOPTS": "",
            "HYPOTHESIS_STORAGE_DIRECTORY": tempfile.gettempdir(),
        }
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603 -- our own module under our own interpreter
                [*command, msgspec.json.encode(orders).decode()],
                stdin=subprocess.DEVNULL,
                stdout=self._log,
                stderr=subprocess.STDOUT,
                pass_fds=(theirs.fileno(),),
                env=environment,
                start_new_session=True,
            )

    def ready(self) -> Ready:
        """Wait until the grader is warm; `PoolError` when it cannot grade."""
        try:
            message = receive(self.socket, WARM_UP)
        except GraderGone:
            raise PoolError(f"a grader did not come up: {self._last_words()}") from None
        if isinstance(message, Refused):
            raise PoolError(message.why)
        assert isinstance(message, Ready)
        return message

    def grade(self, submission: Submission) -> Done:
        """Have a submission graded; `GraderGone` when the grader dies over it."""
        send(self.socket, Job(submission))
        message = receive(self.socket, 2 * MOST_SECONDS + 60)
        assert isinstance(message, Done)
        return message

    def _last_words(self) -> str:
        self._log.seek(0)
        lines = self._log.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else "it said nothing"

    def close(self) -> None:
        """End the grader."""
        self.socket.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


class Pool:
    """Grades submissions with some warm graders; a context manager."""

    def __init__(
        self,
        folder: Path,
        *,
        workers: int = 0,
        sandbox: str = "auto",
        freshness: Freshness = Freshness.IMPORT,
        public_only: bool = False,
    ) -> None:
        """Grade the assignment whose suite is in ``folder``, with ``workers`` graders (0: one a core)."""
        orders = Orders(
            socket=-1, folder=str(folder), sandbox=sandbox, freshness=freshness, public_only=public_only
        )
        self._start: Callable[[], _Process] = lambda: _Process(orders)
        self._count = workers or len(os.sched_getaffinity(0))
        self._idle: queue.SimpleQueue[_Process] = queue.SimpleQueue()
        self._all: list[_Process] = []
        self.ready: Ready

    def __enter__(self) -> Pool:
        """Start the graders; `PoolError` when they cannot grade."""
        self._all = [self._start() for _ in range(self._count)]
        try:
            for process in self._all:
                self.ready = process.ready()
                self._idle.put(process)
        except PoolError:
            self._close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the graders."""
        self._close()

    def _close(self) -> None:
        for process in self._all:
            process.close()
        self._all.clear()

    def grade_all(
        self, submissions: Iterable[Submission], executor: Executor | None = None
    ) -> Iterator[Done]:
        """Yield the submissions' grades as they come, in no particular order."""
        with executor or ThreadPoolExecutor(self._count) as hands:
            futures = [hands.submit(self.grade, submission) for submission in submissions]
            for future in as_completed(futures):
                yield future.result()

    def grade(self, submission: Submission) -> Done:
        """Grade one submission with the next grader that is free; a grader that dies is replaced."""
        for _ in range(TRIES):
            process = self._idle.get()
            try:
                done = process.grade(submission)
            except GraderGone:
                process = self._replace(process)
            else:
                self._idle.put(process)
                return done
            self._idle.put(process)
        return Done(_given_up(submission, self.ready))

    def _replace(self, dead: _Process) -> _Process:
        dead.close()
        fresh = self._start()
        self._all[self._all.index(dead)] = fresh
        fresh.ready()
        return fresh


def _given_up(submission: Submission, ready: Ready) -> Grade:
    """Return the grade of a submission over which graders died: our fault, and no mark."""
    why = note("The grader stopped over this submission; that is not your fault. The staff have been told.")
    results = tuple(
        CheckResult(
            check=check.name, verdict=Verdict.OUR_FAULT, possible=check.points, note=why, staff="grader died"
        )
        for check in ready.checks
    )
    tasks, points, possible = mark(ready.assignment, ready.checks, results)
    return Grade(
        submission=submission.id,
        assignment=ready.assignment.name,
        verdict=Verdict.OUR_FAULT,
        points=points,
        possible=possible,
        tasks=tasks,
        results=results,
        remarks=submission.remarks,
        strength=ready.strength,
        made_with=ready.made_with,
    )
