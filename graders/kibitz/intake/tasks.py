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
    wanted = entries(assignment)
    if not modules:
        why = missing(next(iter(wanted.values())))
        return EntryFound(module="", files=files, problem=why, verdict=Verdict.MISSING)
    return EntryFound(
        module=next(iter(modules.values())),
        files=files,
        modules=modules,
        missing={task: missing(entry) for task, entry in wanted.items() if task not in modules},
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
    found: dict[str, str] = {}
    remarks: list[Note] = []
    for task, entry in entries(assignment).items():
        module = next((name for name in entry.modules if f"{name}.py" in texts), "")
        if not module:
            for path, name in _defining(texts, entry):
                module = path.removesuffix(".py").replace("/", ".")
                names = " / ".join(f"{one}.py" for one in entry.modules)
                remarks.append(note(ELSEWHERE, found=short(path), modules=names, name=name))
                break
        if module:
            found[task] = module
    return found, remarks


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
        files=" / ".join(f"{module}.py" for module in entry.modules),
    )
