"""Finding the files of an assignment whose tasks each have files of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kibitz.intake.definitions import defines, text_of
from kibitz.intake.files import is_source
from kibitz.intake.found import EntryFound
from kibitz.intake.readable import short
from kibitz.model.assignment import Assignment, TaskEntry
from kibitz.model.note import Note, note
from kibitz.model.result import Submission
from kibitz.model.verdict import Verdict

ELSEWHERE: Final = "{found} is used for {modules}: it defines {name}"


def find_by_task(submission: Submission, assignment: Assignment) -> EntryFound:
    """Find the files that hold a submission's work, task by task; nothing raises."""
    home = _home_of(submission.files, assignment)
    moved = {
        name.removeprefix(home): data for name, data in submission.files.items() if name.startswith(home)
    }
    files = {name: data for name, data in submission.files.items() if not name.startswith(home)} | moved
    texts = {name: text_of(data) for name, data in files.items() if is_source(name)}
    modules, remarks = find_modules(texts, assignment)
    others = _find_others(texts, assignment, remarks)
    wanted = entries(assignment)
    if not modules:
        why = missing(next(iter(wanted.values())))
        return EntryFound(module="", files=files, problem=why, verdict=Verdict.MISSING)
    return EntryFound(
        module=next(iter(modules.values())),
        files=files,
        modules=modules,
        missing={task: missing(entry) for task, entry in wanted.items() if task not in modules},
        others=others,
        remarks=tuple(remarks),
    )


def _home_of(files: Mapping[str, bytes], assignment: Assignment) -> str:
    """Return the folder, with a slash at its end, that holds most of the files that are asked for."""
    wanted = {f"{module}.py" for entry in entries(assignment).values() for module in entry.modules}
    folders: dict[str, int] = {"": 0}
    for path in files:
        folder, _, name = path.rpartition("/")
        if name in wanted:
            home = f"{folder}/" if folder else ""
            folders[home] = folders.get(home, 0) + 1
    return max(folders, key=lambda home: (folders[home], -home.count("/")))


def entries(assignment: Assignment) -> dict[str, TaskEntry]:
    """Return by the name of a task where its work is looked for, of those tasks that say so."""
    return {task.name: task.entry for task in assignment.tasks if task.entry is not None}


def find_modules(texts: Mapping[str, str], assignment: Assignment) -> tuple[dict[str, str], list[Note]]:
    """Return the module that holds the work of each task, of those that have one, and remarks.

    The first of the task's modules that is there, or else the first file that defines what it must define.
    """
    remarks: list[Note] = []
    found = {task: _find(texts, entry, remarks) for task, entry in entries(assignment).items()}
    return {task: module for task, module in found.items() if module}, remarks


def _find(texts: Mapping[str, str], entry: TaskEntry, remarks: list[Note]) -> str:
    """Return the module that an entry means, or ``""``; say in the remarks where it has another name."""
    for module in entry.modules:
        if f"{module}.py" in texts:
            return module
    for path, name in _defining(texts, entry):
        remark = note(ELSEWHERE, found=short(path), modules=_files(entry), name=name)
        if remark not in remarks:
            remarks.append(remark)
        return path.removesuffix(".py")
    return ""


def _find_others(
    texts: Mapping[str, str], assignment: Assignment, remarks: list[Note]
) -> dict[str, dict[str, str]]:
    """Return by task what its further files are called in the submission, those that are there."""
    return {
        task.name: {
            name: module for name, entry in task.also.items() if (module := _find(texts, entry, remarks))
        }
        for task in assignment.tasks
        if task.also
    }


def _files(entry: TaskEntry) -> str:
    """Return the names of the files that may hold the work."""
    return " / ".join(f"{module}.py" for module in entry.modules)


def _defining(texts: Mapping[str, str], entry: TaskEntry) -> Iterator[tuple[str, str]]:
    """Yield each file that defines one of the names, with the name."""
    for name in entry.defines:
        for path in sorted(texts):
            if is_source(path) and path.removesuffix(".py").isidentifier() and defines(texts[path], name):
                yield path, name


def missing(entry: TaskEntry) -> Note:
    """Say which files were looked for in vain."""
    return note(
        "no file {files} was found: hand it in, or give your file that name",
        files=_files(entry),
    )
