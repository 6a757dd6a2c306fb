"""The pool: warm graders, one a core, behind the executor of the standard library."""

from __future__ import annotations

import os
import queue
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Final

import msgspec

from kibitz.bulk.messages import MOST_SECONDS, Done, GraderGone, Job, Orders, Ready, Refused, receive, send
from kibitz.judge.runner import Freshness
from kibitz.model.marks import mark
from kibitz.model.note import note
from kibitz.model.result import CheckResult, Grade, Submission
from kibitz.model.verdict import Verdict

WARM_UP: Final = 300.0
"""Seconds that a grader may take to read its suite and draw its scenarios."""

TRIES: Final = 2
"""Graders that may die over one submission before it is given up."""


ENVIRONMENT: Final = {
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    "PYTEST_ADDOPTS": "",
    "PYTHONHASHSEED": "0",
    "HYPOTHESIS_STORAGE_DIRECTORY": str(Path(tempfile.gettempdir()) / "kibitz-hypothesis"),
}
"""What a grader's environment has beside that of its user: nothing of it may change what is drawn."""


class PoolError(Exception):
    """No grader can be had: one line that says why."""


class CourseUnfit(PoolError):
    """Nobody can be graded, for a mistake in the course: one line that says where."""


class _Launch:
    """A start of some graders: one process, from which the others are forked when the suite is ready."""

    def __init__(self, orders: Orders, count: int) -> None:
        self._log: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 -- as long as the process
        pairs = [socket.socketpair() for _ in range(count)]
        theirs = [pair[1].fileno() for pair in pairs]
        orders = msgspec.structs.replace(orders, sockets=tuple(theirs))
        self._process = subprocess.Popen(  # noqa: S603 -- our own module under our own interpreter
            [sys.executable, "-X", "utf8", "-m", "kibitz.bulk.grader", msgspec.json.encode(orders).decode()],
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            pass_fds=theirs,
            env={**os.environ, **ENVIRONMENT},
            start_new_session=True,
        )
        for _, their in pairs:
            their.close()
        self.graders = [_Grader(ours, self) for ours, _ in pairs]

    def last_words(self) -> str:
        """Return the last line that the process printed."""
        self._log.seek(0)
        lines = self._log.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else "it said nothing"

    def kill(self) -> None:
        """End the process and all graders that it forked."""
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """Wait for the end of the process and all graders that it forked; hang up on them before."""
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()
        self._log.close()


class _Grader:
    """One warm grader."""

    def __init__(self, sock: socket.socket, launch: _Launch) -> None:
        self._socket = sock
        self._launch = launch
        self._pid = 0

    def ready(self) -> Ready:
        """Wait until the grader is warm; `PoolError` when it cannot grade."""
        try:
            message = receive(self._socket, WARM_UP)
        except GraderGone:
            raise PoolError(f"a grader did not come up: {self._launch.last_words()}") from None
        if isinstance(message, Refused):
            raise (CourseUnfit if message.of_course else PoolError)(self._told(message))
        if not isinstance(message, Ready):
            raise PoolError("a grader did not say that it is ready")
        self._pid = message.pid
        return message

    def grade(self, submission: Submission) -> Done:
        """Have a submission graded; `GraderGone` when the grader dies over it or answers something else."""
        send(self._socket, Job(submission))
        message = receive(self._socket, 2 * MOST_SECONDS + 60)
        if isinstance(message, Refused):
            raise GraderGone(self._told(message))
        if not isinstance(message, Done) or message.grade.submission != submission.id:
            raise GraderGone("the grader answered what it was not asked")
        return message

    def _told(self, refused: Refused) -> str:
        """Return why the grader refuses, with what it printed where that tells more."""
        return refused.why + (f": {self._launch.last_words()}" if refused.more_in_log else "")

    def hang_up(self) -> None:
        """Let the grader end."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)  # wakes a thread that waits for this grader
        self._socket.close()

    def kill(self) -> None:
        """End the grader, which may be stuck."""
        self.hang_up()
        with suppress(OSError):
            os.kill(self._pid, signal.SIGKILL)


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
        plain_will_do: bool = False,
    ) -> None:
        """Grade the assignment whose suite is in ``folder``, with ``workers`` graders (0: one a core)."""
        self._orders = Orders(
            sockets=(),
            folder=str(folder),
            sandbox=sandbox,
            freshness=freshness,
            public_only=public_only,
            plain_will_do=plain_will_do,
        )
        self._count = workers or len(os.sched_getaffinity(0))
        self._idle: queue.SimpleQueue[_Grader | PoolError] = queue.SimpleQueue()
        self._launches: list[_Launch] = []
        self._graders: list[_Grader] = []
        self._aborted = False
        self.ready: Ready

    def __enter__(self) -> Pool:
        """Start the graders; `PoolError` when they cannot grade."""
        try:
            for grader in self._start(self._count):
                self.ready = grader.ready()
                self._idle.put(grader)
        except PoolError:
            self._close()
            raise
        return self

    def _start(self, count: int) -> list[_Grader]:
        launch = _Launch(self._orders, count)
        self._launches.append(launch)
        self._graders += launch.graders
        return launch.graders

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the graders."""
        self._close()

    def _close(self) -> None:
        for grader in self._graders:
            grader.hang_up()
        for launch in self._launches:
            launch.close()
        self._graders.clear()
        self._launches.clear()

    def grade_all(
        self, submissions: Iterable[Submission], executor: Executor | None = None
    ) -> Iterator[Done]:
        """Yield the submissions' grades as they come, in no particular order."""
        hands = executor or ThreadPoolExecutor(self._count)
        try:
            futures = [hands.submit(self.grade, submission) for submission in submissions]
            for future in as_completed(futures):
                yield future.result()
        finally:
            hands.shutdown(wait=False, cancel_futures=True)

    def abort(self) -> None:
        """End all graders at once, whatever they are doing."""
        self._aborted = True
        for launch in self._launches:
            launch.kill()
        for grader in self._graders:
            grader.hang_up()

    def grade(self, submission: Submission) -> Done:
        """Grade one submission with the next grader that is free; a grader that dies is replaced."""
        why = ""
        for _ in range(TRIES):
            grader = self._idle.get()
            if isinstance(grader, PoolError):
                self._idle.put(grader)
                raise grader
            try:
                done = grader.grade(submission)
            except Exception as error:  # whatever it is: others wait for the grader to come back
                why = f"the grader ended: {error}"
                self._idle.put(self._replacement(grader))
            else:
                self._idle.put(grader)
                return done
        return Done(_given_up(submission, self.ready, why))

    def _replacement(self, dead: _Grader) -> _Grader | PoolError:
        """Return a grader in place of one that died; where none comes up, what ends the whole run."""
        try:
            dead.kill()
            self._graders.remove(dead)
            if self._aborted:
                return PoolError("the run was stopped")
            (fresh,) = self._start(1)
            fresh.ready()
        except PoolError as error:
            return error
        except (OSError, ValueError) as error:  # no process to be had, or a pool that is being closed
            return PoolError(f"no grader could be started: {error}")
        return fresh


def _given_up(submission: Submission, ready: Ready, staff: str) -> Grade:
    """Return the grade of a submission over which graders died: our fault, and no mark."""
    why = note("The grader stopped over this submission; that is not your fault. The staff have been told.")
    results = tuple(
        CheckResult(check=check.name, verdict=Verdict.OUR_FAULT, possible=check.points, note=why, staff=staff)
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
