"""Grants: the modules of the course that a task lets a student's program import.

``[grants.default.cards]`` in ``assignment.toml`` says that there is a set of grants called ``default`` with a
module ``cards`` in it, whose ``file`` lies in the folder ``granted`` beside the suite.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

import msgspec

from kibitz.course.convert import convert, convert_each, read_text
from kibitz.course.errors import CourseError
from kibitz.course.nearest import did_you_mean
from kibitz.model.assignment import Task

DEFAULT = "default"
"""The set that a task has when it names none."""

FOLDER = "granted"


class Grant(msgspec.Struct, frozen=True, kw_only=True):
    """A granted module, as its author wrote it."""

    module: str
    """The name under which it is imported."""
    file: str
    """What messages call its file: its path inside the course."""
    source: str
    noted: tuple[str, ...] = ()
    """Functions and methods in it whose calls the judge hears of."""


GrantSets = Mapping[str, Mapping[str, Grant]]
"""By the name of the set and the name of the module."""


class _Grant(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    file: str
    noted: list[str] = []


def read_grants(raw: object, folder: Path, source: str) -> GrantSets:
    """Return the sets of grants that ``[grants]`` of an ``assignment.toml`` in ``folder`` lays down.

    Raises `CourseError`, in one line that names file and key, for whatever is wrong with it.
    """
    sets = convert(raw, dict[str, object], source, "grants")
    return {
        name: {
            module: _grant(module, grant, folder, f"{source}: grants.{name}.{module}")
            for module, grant in convert_each(modules, _Grant, source, f"grants.{name}").items()
        }
        for name, modules in sets.items()
    }


def _grant(module: str, grant: _Grant, folder: Path, where: str) -> Grant:
    path = folder / FOLDER / grant.file
    if "/" in grant.file or not path.is_file():
        raise CourseError(
            f"{where}.file: there is no {grant.file} in the folder {FOLDER}/ beside assignment.toml"
        )
    file = f"graders/{folder.name}/{FOLDER}/{grant.file}"
    text = read_text(path, file)
    try:
        defined = _defined(ast.parse(text, grant.file))
    except SyntaxError as error:
        raise CourseError(f"{where}: {grant.file}, line {error.lineno}: {error.msg}") from None
    for name in grant.noted:
        if name not in defined:
            raise CourseError(
                f"{where}.noted: {grant.file} defines no {name!r}: {did_you_mean(name, defined)}"
            )
    return Grant(module=module, file=file, source=text, noted=tuple(grant.noted))


def _defined(tree: ast.Module) -> list[str]:
    """Return the names of a module's functions and methods: ``deal``, ``Deck.deal``."""
    names = [part.name for part in tree.body if isinstance(part, ast.FunctionDef)]
    for part in tree.body:
        if isinstance(part, ast.ClassDef):
            names += [
                f"{part.name}.{inner.name}" for inner in part.body if isinstance(inner, ast.FunctionDef)
            ]
    return names


def check_tasks(tasks: tuple[Task, ...], sets: GrantSets, source: str) -> None:
    """Refuse a task that names a set of grants which is not there."""
    for task in tasks:
        if task.grants != DEFAULT and task.grants not in sets:
            raise CourseError(
                f"{source}: tasks.{task.name}.grants names no set {task.grants!r}: "
                f"{did_you_mean(task.grants, sets)}"
            )
