"""Finding the files of an assignment whose tasks each have files of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from kibitz.intake.candidates import SUITE_LANGUAGE
from kibitz.intake.definitions import binds, defines, text_of
from kibitz.intake.files import is_source
from kibitz.intake.found import EntryFound
from kibitz.intake.readable import short
from kibitz.model.assignment import Assignment, TaskEntry
from kibitz.model.note import Note, note
from kibitz.model.result import Submission
from kibitz.model.verdict import Verdict

ELSEWHERE: Final = "{found} is used for {modules}: it defines {name}"


class _Reading(msgspec.Struct, frozen=True):
    """What a submission's files hold, read in one language."""

    language: str
    entries: dict[str, TaskEntry]
    files: dict[str, bytes]
    texts: dict[str, str]
    modules: dict[str, str]
    others: dict[str, dict[str, str]]
    remarks: tuple[Note, ...]

    def fits(self) -> tuple[int, int, int]:
        """Return how well the language fits: tasks whose file defines what it must, may have it, is there."""
        found = [(self.texts[f"{module}.py"], self.entries[task]) for task, module in self.modules.items()]
        return (
            sum(any(defines(text, name) for name in entry.defines) for text, entry in found),
            sum(any(binds(text, name) for name in entry.defines) for text, entry in found),
            len(found),
        )


def find_by_task(submission: Submission, assignment: Assignment) -> EntryFound:
    """Find the files that hold a submission's work, task by task; nothing raises."""
    vocabularies = {SUITE_LANGUAGE: {}, **assignment.vocabularies}
    readings = [_read(submission, assignment, *language) for language in vocabularies.items()]
    best = max(readings, key=_Reading.fits)  # of equals, the first
    if not best.modules:
        why = missing(next(iter(best.entries.values())))
        return EntryFound(module="", files=best.files, problem=why, verdict=Verdict.MISSING)
    return EntryFound(
        module=next(iter(best.modules.values())),
        files=best.files,
        language=best.language,
        modules=best.modules,
        missing={task: missing(entry) for task, entry in best.entries.items() if task not in best.modules},
        others=best.others,
        remarks=best.remarks,
    )


def _read(
    submission: Submission, assignment: Assignment, language: str, words: Mapping[str, str]
) -> _Reading:
    """Look for the files of each task under the names of one language."""
    wanted = entries(assignment, words)
    home = _home_of(submission.files, wanted.values())
    moved = {
        name.removeprefix(home): data for name, data in submission.files.items() if name.startswith(home)
    }
    files = {name: data for name, data in submission.files.items() if not name.startswith(home)} | moved
    texts = {name: text_of(data) for name, data in files.items() if is_source(name)}
    remarks: list[Note] = []
    modules = find_modules(texts, wanted, remarks)
    others = {
        task.name: find_modules(texts, _translated(task.also, words), remarks)
        for task in assignment.tasks
        if task.also
    }
    return _Reading(language, wanted, files, texts, modules, others, tuple(remarks))


def _home_of(files: Mapping[str, bytes], asked: Iterable[TaskEntry]) -> str:
    """Return the folder, with a slash at its end, that holds most of the files that are asked for."""
    wanted = {f"{module}.py" for entry in asked for module in entry.modules}
    folders: dict[str, int] = {"": 0}
    for path in files:
        folder, _, name = path.rpartition("/")
        if name in wanted:
            home = f"{folder}/" if folder else ""
            folders[home] = folders.get(home, 0) + 1
    return max(folders, key=lambda home: (folders[home], -home.count("/")))


def entries(assignment: Assignment, words: Mapping[str, str] | None = None) -> dict[str, TaskEntry]:
    """Return by the name of a task where its work is looked for; nothing where no task has files of its own.

    A task that does not say it has the entry of the assignment.  ``words`` are those of a vocabulary.
    """
    if not any(task.entry or task.also for task in assignment.tasks):
        return {}
    name = assignment.entry.defines
    whole = TaskEntry(modules=(assignment.entry.module,), defines=(name,) if name else ())
    return _translated({task.name: task.entry or whole for task in assignment.tasks}, words or {})


def _translated(wanted: Mapping[str, TaskEntry], words: Mapping[str, str]) -> dict[str, TaskEntry]:
    """Return entries with the names that a submission in a vocabulary's language has."""
    return {
        key: TaskEntry(
            modules=tuple(words.get(module, module) for module in entry.modules),
            defines=tuple(words.get(name, name) for name in entry.defines),
        )
        for key, entry in wanted.items()
    }


def find_modules(
    texts: Mapping[str, str], wanted: Mapping[str, TaskEntry], remarks: list[Note]
) -> dict[str, str]:
    """Return the module that each entry means, of those that have one, and add to the remarks.

    The first of the entry's modules that is there, or else the first file that defines what it must define.
    """
    return {key: module for key, entry in wanted.items() if (module := _find(texts, entry, remarks))}


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
