"""Programs of made-up students, and what is left of their guests."""

from __future__ import annotations

import os
import tempfile
import textwrap
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from kibitz.judge.failures import StudentFailure
from kibitz.judge.granted import Granted
from kibitz.judge.runner import Freshness, Runner
from kibitz.judge.student import Student
from kibitz.judge.zygote import Zygote
from kibitz.model.assignment import Limits
from kibitz.model.verdict import Verdict
from kibitz.sandbox.plain import Plain

MARGIN = 1.0
"""Seconds that a stopped program may take beyond its limit."""


class PlainIn(Plain):
    """The plain process, with its scratch folders in a place that a test can look at."""

    def __init__(self, place: Path) -> None:
        """Keep scratch folders in ``place``."""
        self.place = place

    def open_scratch(self) -> Path:
        """Make a folder in the test's own place."""
        return Path(tempfile.mkdtemp(dir=self.place))


@dataclass
class Program:
    """A student's program with what runs it."""

    student: Student
    runner: Runner

    def begin(self) -> Student:
        """Start the next check."""
        self.student.start_over()
        return self.student

    def call(self, name: str, *args: object) -> object:
        """Call a function of the entry module."""
        return self.student.call(self.student.load(), name, args, {})

    def failure(self, name: str, *args: object) -> StudentFailure:
        """Return the failure that a call comes to."""
        with pytest.raises(StudentFailure) as caught:
            self.call(name, *args)
        return caught.value

    def verdict(self, name: str, *args: object) -> Verdict:
        """Return the verdict that a call which must fail comes to."""
        return self.failure(name, *args).verdict


class Lab:
    """Starts programs on one zygote, and ends them."""

    def __init__(self, zygote: Zygote, place: Path) -> None:
        """Keep the programs' folders in ``place``."""
        self.zygote = zygote
        self.place = place
        self._runners: list[Runner] = []

    def program(
        self,
        source: str = "",
        *,
        files: Mapping[str, str | bytes] | None = None,
        freshness: Freshness = Freshness.IMPORT,
        limits: Limits | None = None,
        vocabulary: Mapping[str, str] | None = None,
        granted: Mapping[str, Mapping[str, Granted]] | None = None,
    ) -> Program:
        """Return a program whose first check has begun; ``source`` is its entry module, ``program.py``."""
        contents = {name: as_bytes(content) for name, content in (files or {}).items()}
        contents.setdefault("program.py", as_bytes(source))
        runner = Runner(
            lambda: self.zygote, contents, limits or Limits(), freshness=freshness, entry="program"
        )
        self._runners.append(runner)
        student = Student(runner, contents, entry="program", vocabulary=vocabulary, granted=granted)
        program = Program(student, runner)
        program.begin()
        return program

    def close(self) -> None:
        """End what still runs."""
        for runner in self._runners:
            runner.retire()


def as_bytes(content: str | bytes) -> bytes:
    """Return a file's content, a common indentation taken out of text."""
    return (
        content if isinstance(content, bytes) else textwrap.dedent(content).encode("utf-8", "surrogatepass")
    )


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Hold a block to a limit and the margin that goes with it."""
    start = time.monotonic()
    yield
    assert time.monotonic() - start < seconds + MARGIN


def comes_true(condition: Callable[[], bool], patience: float = 2.0) -> bool:
    """Return whether a condition becomes true before patience is at an end."""
    deadline = time.monotonic() + patience
    while not condition():
        if time.monotonic() > deadline:
            return False
        os.sched_yield()
    return True


def living(group: int) -> list[int]:
    """Return the processes of a process group that have not ended."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = status.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == group and state != "Z":
            found.append(int(status.parent.name))
    return found
