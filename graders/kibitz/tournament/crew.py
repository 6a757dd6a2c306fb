"""The crew: workers at the same time, each a process; one that dies is replaced, and its job done again."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from types import TracebackType
from typing import IO, Final

from kibitz.model.note import note
from kibitz.tournament.orders import ANSWER, Answer, Job, Orders, TryOut
from kibitz.tournament.records import Absent, Match, Twice, encode

TRIES: Final = 2
"""Workers that may die over one job before it is given up."""

LAST_WORDS_SECONDS: Final = 5.0
"""How long a worker that hung up may take to say why."""

ENVIRONMENT: Final = {"PYTHONHASHSEED": "0"}


class CrewGone(Exception):
    """There is no worker to be had, or the crew was told to stop: one line that says why."""


class _Dead(Exception):
    """A worker has ended in the midst of a job."""


class _Worker:
    """One worker process."""

    def __init__(self, orders: Orders) -> None:
        self._log: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 -- as long as the process
        self._process = subprocess.Popen(
            [sys.executable, "-X", "utf8", "-m", "kibitz.tournament.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, **ENVIRONMENT},
            start_new_session=True,
        )
        with suppress(_Dead):  # the first job will say so
            self._say(encode(orders))

    def _say(self, data: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(data)
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise _Dead from error

    def do(self, job: Job) -> Answer:
        """Have a job done."""
        assert self._process.stdout is not None
        self._say(encode(job))
        try:
            said = self._process.stdout.readline()
        except (OSError, ValueError) as error:
            raise _Dead from error
        if not said.endswith(b"\n"):
            raise _Dead
        return ANSWER.decode(said)

    def last_words(self) -> str:
        """End the process, and return the last line that it printed; one that is ending may first say why."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS_SECONDS)
        self.kill()
        self._log.seek(0)
        lines = self._log.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else "it said nothing"

    def kill(self) -> None:
        """End the process and all that it started, whatever they are doing."""
        if self._process.poll() is None:
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """Hang up, and wait for the end."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._log.close()


class Crew:
    """Some workers that are started when they are needed; a context manager."""

    def __init__(self, orders: Orders, workers: int = 0) -> None:
        """Have ``workers`` at the same time (0: one a core), all with the same orders."""
        self._orders = orders
        self._count = workers or len(os.sched_getaffinity(0))
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        self._all: list[_Worker] = []
        self._aborted = False

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.abort()
        for worker in self._all:
            worker.close()

    def abort(self) -> None:
        """End all workers at once."""
        self._aborted = True
        for worker in self._all:
            worker.kill()

    def do_all(self, jobs: Iterable[Job]) -> Iterator[Answer]:
        """Yield the answers to some jobs as they come, in any order."""
        hands = ThreadPoolExecutor(self._count)
        try:
            for future in as_completed([hands.submit(self._do, job) for job in jobs]):
                yield future.result()
        finally:
            hands.shutdown(wait=False, cancel_futures=True)

    def _do(self, job: Job) -> Answer:
        """Have a job done by the next worker that is free."""
        words = ""
        for _ in range(TRIES):
            if self._aborted:
                raise CrewGone("the tournament was stopped")
            worker = self._free()
            try:
                answer = worker.do(job)
            except _Dead:
                words = worker.last_words()
            else:
                self._idle.put(worker)
                return answer
        return given_up(job, words)

    def _free(self) -> _Worker:
        """Return a worker that has nothing to do; there are never more threads than workers may be."""
        try:
            return self._idle.get_nowait()
        except queue.Empty:
            worker = _Worker(self._orders)
            self._all.append(worker)
            return worker


def given_up(job: Job, words: str) -> Answer:
    """Return what comes of a job over which workers died: our fault, and nobody's loss."""
    why = f"the worker ended: {words}"
    if isinstance(job, TryOut):
        return Absent(job.entry, note("It could not be tried out; that is not your fault."), why)
    return Match(job.pairing, tuple(Twice((), why) for _ in range(job.games)))
