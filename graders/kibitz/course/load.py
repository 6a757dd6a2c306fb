"""Reading ``assignment.toml`` and the specs beside it into the model's records."""

from __future__ import annotations

import keyword
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from kibitz.course.clauses import read_clauses
from kibitz.course.convert import convert, convert_each, read_toml
from kibitz.course.errors import CourseError
from kibitz.course.find import SETTINGS, Course, require_assignment
from kibitz.course.grants import DEFAULT, GrantSets, check_tasks, read_grants
from kibitz.course.letters import read_letters
from kibitz.course.nearest import did_you_mean
from kibitz.model.assignment import (
    Assignment,
    Clause,
    Entry,
    Limits,
    Localised,
    ManualMark,
    Task,
    TaskEntry,
)

Points = Annotated[float, msgspec.Meta(ge=0, le=1_000_000)]

_PYTHON = re.compile(r"3\.\d{1,2}")


class Override(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What ``[checks.NAME]`` says instead of the check itself; ``None``: what the check says."""

    points: Points | None = None
    visibility: Literal["public", "hidden"] | None = None


class LoadedAssignment(msgspec.Struct, frozen=True, kw_only=True):
    """An assignment with what its file says of checks, which are only known once pytest has them."""

    assignment: Assignment
    overrides: dict[str, Override]
    grants: GrantSets
    """The modules that a program may import of the course."""
    path: Path
    """The ``assignment.toml``."""
    source: str
    """What messages call that file: its path inside the course."""


class _File(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    assignment: object
    entry: object
    tasks: object
    limits: object = msgspec.field(default_factory=dict)
    checks: object = msgspec.field(default_factory=dict)
    vocabulary: object = msgspec.field(default_factory=dict)
    grants: object = msgspec.field(default_factory=dict)
    tournament: object = msgspec.field(default_factory=dict)
    """For `kibitz.tournament.suite`, which reads it itself."""
    letters: object = ()


class _About(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    title: Localised
    points: Points | None = None
    python: str = ""
    feedback: Literal["brief", "full"] = "brief"
    language: Literal["", "en", "nl"] = ""


class _Task(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    title: Localised
    points: Points | None = None
    grants: str = DEFAULT
    entry: TaskEntry | None = None
    also: dict[str, TaskEntry] = {}
    manual: tuple[ManualMark, ...] = ()


def load_assignment(course: Path, name: str) -> LoadedAssignment:
    """Read an assignment of a course.

    Raises `CourseError`, in one line that names file and key, for whatever is wrong with it.
    """
    require_assignment(course, name)
    folder = Course(course).graders(name)
    source = f"graders/{name}/{SETTINGS}"
    file = convert(read_toml(folder / SETTINGS, source), _File, source, "")
    about = convert(file.assignment, _About, source, "assignment")
    _check_title(about.title, source, "assignment.title")
    if about.python and not _PYTHON.fullmatch(about.python):
        raise CourseError(f'{source}: assignment.python must be a version such as "3.13"')
    entry = _entry(file.entry, source)
    tasks = _tasks(file.tasks, source)
    vocabularies = _vocabularies(file.vocabulary, _looked_for(entry, tasks), source)
    clauses = read_clauses(folder, f"graders/{name}")
    _every_vocabulary_has_a_spec(vocabularies, clauses, source)
    _manual_marks_have_clauses(tasks, clauses, source)
    assignment = Assignment(
        name=name,
        title=about.title,
        entry=entry,
        tasks=tasks,
        clauses=clauses,
        limits=convert(file.limits, Limits, source, "limits"),
        python=about.python,
        points=about.points,
        full_feedback=about.feedback == "full",
        language=about.language,
        vocabularies=vocabularies,
        letters=read_letters(file.letters, tasks, about.points, source),
    )
    grants = read_grants(file.grants, folder, source)
    check_tasks(assignment.tasks, grants, source)
    return LoadedAssignment(
        assignment=assignment,
        overrides=convert_each(file.checks, Override, source, "checks"),
        grants=grants,
        path=folder / SETTINGS,
        source=source,
    )


def _tasks(raw: object, source: str) -> tuple[Task, ...]:
    tasks = convert_each(raw, _Task, source, "tasks")
    if not tasks:
        raise CourseError(f"{source}: tasks is empty; add a table such as [tasks.play] with a title")
    for name, task in tasks.items():
        _check_title(task.title, source, f"tasks.{name}.title")
        for entry in ([task.entry] if task.entry else []) + list(task.also.values()):
            for module in entry.modules:
                _check_name(module, source, f"tasks.{name}: modules")
        for number, mark in enumerate(task.manual):
            _check_title(mark.title, source, f"tasks.{name}.manual[{number}].title")
    return tuple(
        Task(
            name=name,
            title=task.title,
            points=task.points,
            grants=task.grants,
            entry=task.entry,
            also=task.also,
            manual=task.manual,
        )
        for name, task in tasks.items()
    )


def _manual_marks_have_clauses(tasks: Sequence[Task], clauses: Sequence[Clause], source: str) -> None:
    """Refuse a manual mark that names a clause which is not in the spec."""
    known = [clause.id for clause in clauses]
    for task in tasks:
        for number, mark in enumerate(task.manual):
            for clause in mark.clauses:
                if clause not in known:
                    raise CourseError(
                        f"{source}: tasks.{task.name}.manual[{number}].clauses: clause {clause!r} is not in "
                        f"the spec: {did_you_mean(clause, known)}"
                    )


def _entry(raw: object, source: str) -> Entry:
    entry = convert(raw, Entry, source, "entry")
    _check_name(entry.module, source, "entry.module")
    if entry.defines:
        _check_name(entry.defines, source, "entry.defines")
    return entry


def _looked_for(entry: Entry, tasks: Sequence[Task]) -> list[str]:
    """Return the names of the files that are looked for, and of what is looked for in them."""
    own = [one for task in tasks for one in (task.entry, *task.also.values()) if one is not None]
    return [
        entry.module,
        entry.defines,
        *(name for one in own for name in (*one.modules, *one.defines)),
    ]


def _vocabularies(raw: object, looked_for: Sequence[str], source: str) -> dict[str, dict[str, str]]:
    languages = convert(raw, dict[str, object], source, "vocabulary")
    vocabularies = {
        language: convert_each(words, str, source, f"vocabulary.{language}")
        for language, words in languages.items()
    }
    for language, words in vocabularies.items():
        for name in looked_for:
            if name in words:
                _check_name(words[name], source, f"vocabulary.{language}.{name}")
    return vocabularies


def _every_vocabulary_has_a_spec(
    vocabularies: Mapping[str, object], clauses: Sequence[Clause], source: str
) -> None:
    """Refuse a language in which a program can be handed in, and what is asked cannot be read."""
    specs = clauses[0].text  # every clause is in every language that has a spec
    for language in vocabularies:
        if language not in specs:
            raise CourseError(
                f"{source}: vocabulary.{language} is there, and spec.{language}.md is not: write it beside "
                f"spec.{next(iter(specs))}.md, with the same clauses, or take the vocabulary out"
            )


def _check_title(title: Localised, source: str, key: str) -> None:
    if not title.get("en", "").strip():
        raise CourseError(f'{source}: {key}.en is missing; write title = {{ en = "…" }}')


def _check_name(name: str, source: str, key: str) -> None:
    if not name.isidentifier() or keyword.iskeyword(name):
        raise CourseError(f"{source}: {key} must be a name in Python (a module without '.py'), not {name!r}")
