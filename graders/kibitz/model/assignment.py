"""What an author has laid down: assignments, their tasks, clauses, checks and limits."""

from __future__ import annotations

from typing import Annotated

import msgspec

Localised = dict[str, str]
"""The same text by language code: ``{"en": ..., "nl": ...}``."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a guest may use.  The bounds are ceilings that an author cannot exceed."""

    cpu: Annotated[float, msgspec.Meta(gt=0, le=120)] = 2.0
    """Seconds of processor time for one call."""
    wall: Annotated[float, msgspec.Meta(gt=0, le=360)] = 8.0
    """Seconds by the clock for one call; generous, so that a busy machine costs no student a mark."""
    memory: Annotated[int, msgspec.Meta(ge=32, le=4096)] = 512
    """MiB of address space."""
    output: Annotated[int, msgspec.Meta(ge=1, le=4096)] = 256
    """KiB that a check may print."""
    file_size: Annotated[int, msgspec.Meta(ge=1, le=256)] = 16
    """MiB that one file may hold."""
    processes: Annotated[int, msgspec.Meta(ge=1, le=256)] = 32
    """Processes and threads beside those that the user already has."""
    open_files: Annotated[int, msgspec.Meta(ge=16, le=1024)] = 64
    """Files open at the same time."""
    reply: Annotated[int, msgspec.Meta(ge=1, le=4096)] = 1024
    """KiB of one value on its way from guest to judge."""
    items: Annotated[int, msgspec.Meta(ge=16, le=1_000_000)] = 100_000
    """Elements in one value, those of its parts included."""
    depth: Annotated[int, msgspec.Meta(ge=2, le=200)] = 40
    """Levels of nesting in one value."""
    timeouts: Annotated[int, msgspec.Meta(ge=1, le=100)] = 3
    """Checks that may run out of time before the rest is not run."""


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """One numbered statement of the spec: a sentence that can be kept or broken."""

    id: str
    text: Localised


class TaskEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the work of one task is looked for, in an assignment whose tasks have files of their own."""

    modules: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    """The modules that may hold it, without ``.py``: the first that is there does."""
    defines: tuple[str, ...] = ()
    """Classes or functions, by one of which a file under another name is recognised."""


class ManualMark(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a person judges; it has a place on the page, and no part in the mark."""

    title: Localised
    points: Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]
    clauses: tuple[str, ...] = ()


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A part of an assignment with its own marks and its own feedback page."""

    name: str
    title: Localised
    points: float | None = None
    """What the whole task counts for; ``None``: the sum of its checks."""
    grants: str = "default"
    """Which set of the course's modules its checks let a program import."""
    entry: TaskEntry | None = None
    """Where its work is looked for; ``None``: where that of the assignment is."""
    also: dict[str, TaskEntry] = {}
    """Further files that its checks load, by the name that the suite has for each."""
    manual: tuple[ManualMark, ...] = ()
    """What a person is to judge of it."""


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One graded pytest test."""

    name: str
    """The name of the test function; unique in the assignment."""
    title: str
    """The first sentence of its docstring, in English: the message id of its translations."""
    task: str
    points: float
    clauses: tuple[str, ...]
    hidden: bool = False
    needs: tuple[str, ...] = ()
    """Checks that must have passed for this one to be run."""
    hint: str = ""
    """A sentence that a failing check adds to its feedback."""
    cases: int = 1
    """How many cases a scenario asks for."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a student's work is looked for."""

    module: str
    """The module that holds it, without ``.py``."""
    defines: str = ""
    """A class or function that it defines; by it a file under another name is recognised."""


class Letter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A letter that a mark can be given as, with what it takes: all that is said here."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    """``A``."""
    tasks: tuple[str, ...] = ()
    """Tasks of which every check must have passed."""
    points: Annotated[float, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    """Points that are needed of the whole assignment."""


class Assignment(msgspec.Struct, frozen=True, kw_only=True):
    """An assignment as its author laid it down in ``assignment.toml`` and the specs."""

    name: str
    title: Localised
    entry: Entry
    tasks: tuple[Task, ...]
    clauses: tuple[Clause, ...]
    limits: Limits = Limits()
    python: str = ""
    """The interpreter for guests, ``"3.13"``; empty: the one that Kibitz runs on."""
    points: float | None = None
    """What the whole assignment counts for; ``None``: the sum of its tasks."""
    full_feedback: bool = False
    """Whether a hidden check's page shows its transcript too."""
    language: str = ""
    """What pages speak where a submission's own words do not tell; empty: English."""
    vocabularies: dict[str, dict[str, str]] = {}
    """By language: the names that a submission in it uses, keyed by the names in the suite."""
    letters: tuple[Letter, ...] = ()
    """The best first; empty where marks are points alone."""

    def task(self, name: str) -> Task:
        """Return the task of that name; ``KeyError`` when there is none."""
        for task in self.tasks:
            if task.name == name:
                return task
        raise KeyError(name)

    def clause(self, clause_id: str) -> Clause:
        """Return the clause with that id; ``KeyError`` when there is none."""
        for clause in self.clauses:
            if clause.id == clause_id:
                return clause
        raise KeyError(clause_id)
