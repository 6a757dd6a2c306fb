"""Programs of made-up students, asked as a check asks them."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

import pytest

from kibitz.judge.failures import StudentFailure
from kibitz.judge.runner import Runner
from kibitz.judge.student import Student
from kibitz.judge.zygote import Zygote
from kibitz.model.assignment import Limits


@dataclass
class Program:
    """A program whose first check has begun."""

    student: Student

    def call(self, name: str, *args: object) -> object:
        """Call a function of the entry module."""
        return self.student.call(self.student.load(), name, args, {})

    def failure(self, name: str, *args: object) -> StudentFailure:
        """Return the failure that a call comes to."""
        with pytest.raises(StudentFailure) as caught:
            self.call(name, *args)
        return caught.value


class Start(Protocol):
    """Starts a program."""

    def __call__(self, source: str = "", *, files: Mapping[str, str | bytes] | None = None) -> Program:
        """Start the program of ``files``, with ``source`` as its entry module, ``program.py``."""


def starter(zygote: Zygote, ends: list[Callable[[], None]]) -> Start:
    """Return what starts programs; how to end them is added to ``ends``."""

    def start(source: str = "", *, files: Mapping[str, str | bytes] | None = None) -> Program:
        contents = {name: as_bytes(content) for name, content in (files or {}).items()}
        contents.setdefault("program.py", as_bytes(source))
        runner = Runner(lambda: zygote, contents, Limits(cpu=0.4, wall=2))
        ends.append(runner.retire)
        student = Student(runner, contents, entry="program")
        student.start_over()
        return Program(student)

    return start


def as_bytes(content: str | bytes) -> bytes:
    """Return a file's content, a common indentation taken out of text."""
    return content if isinstance(content, bytes) else textwrap.dedent(content).encode()
