"""Finding the file that holds a student's work, under the right name or another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kibitz.course.nearest import nearest
from kibitz.intake.candidates import (
    Candidate,
    Wanted,
    candidates_among,
    is_module,
    is_text,
    languages_of,
)
from kibitz.intake.definitions import binds, defined, defines, mentions, text_of
from kibitz.intake.files import is_source
from kibitz.intake.found import EntryFound
from kibitz.intake.names import likeness, stem
from kibitz.intake.readable import short, unreadable, unreadable_file
from kibitz.intake.tasks import entries, find_by_task
from kibitz.model.assignment import Assignment
from kibitz.model.note import Note, note
from kibitz.model.result import Submission
from kibitz.model.verdict import Verdict

MOVED: Final = "found {found}, used as {name}"
MISNAMED: Final = "found {found}, used as {name}: rename {found} to {name}"


def find_entry(submission: Submission, assignment: Assignment) -> EntryFound:
    """Find the file that holds a submission's work.

    The first that there is: the right name and the class; nearly the right name and the class; the
    class; the right name; nearly the right name; the only Python file. Nothing raises.
    """
    texts = {name: text_of(data) for name, data in submission.files.items() if is_text(name)}
    languages = languages_of(assignment)
    if entries(assignment) and not unreadable(submission.files):
        return find_by_task(submission, assignment)
    candidates = sorted(candidates_among(texts, languages), key=Candidate.key)
    if not candidates:
        return _nothing(submission, texts, languages)
    best = candidates[0]
    if why := unreadable_file(best.path, submission.files[best.path]):
        return _refused(submission, best.wanted, why, Verdict.NOT_GRADABLE)
    files, remarks = _named_right(submission.files, texts, best)
    remarks += _others(texts, best)
    remarks += _not_defined(texts, best)
    return EntryFound(
        module=best.wanted.module, files=files, language=best.wanted.language, remarks=tuple(remarks)
    )


def _named_right(
    files: dict[str, bytes], texts: dict[str, str], best: Candidate
) -> tuple[dict[str, bytes], list[Note]]:
    """Give the entry file the name that it is imported by, and bring its folder to the top."""
    module, path = best.wanted.module, best.path
    if path in {f"{module}.py", f"{module}/__init__.py"}:
        return dict(files), []
    if is_module(path, module):
        home = path.removesuffix(f"{module}.py").removesuffix(f"{module}/__init__.py")
    else:
        home = path[: path.rfind("/") + 1]
    # What stands beside the entry file goes with it: its imports must still find their modules.
    moved = {name.removeprefix(home): data for name, data in files.items() if name.startswith(home)}
    named = {name: data for name, data in files.items() if not name.startswith(home)} | moved
    inside = path.removeprefix(home)
    right = inside if is_module(path, module) else f"{module}.py"
    named[right] = files[path]
    if inside != right and not _is_imported(stem(inside), path, texts):
        del named[inside]
    text = MOVED if inside == right else MISNAMED
    return named, [note(text, found=short(path), name=right)]


def misnamed(remarks: Iterable[Note]) -> Note | None:
    """Return the remark that the entry file has another name than it must have, if it is among these."""
    return next((remark for remark in remarks if remark.text == MISNAMED), None)


def _is_imported(module: str, path: str, texts: dict[str, str]) -> bool:
    """Tell whether another file seems to import the entry file by the name it was found under."""
    others = (text for name, text in texts.items() if name != path and is_source(name))
    return module.isidentifier() and any(mentions(text, module) for text in others)


def _others(texts: dict[str, str], best: Candidate) -> list[Note]:
    """Name the other files that define what was looked for."""
    name = best.wanted.name
    others = [path for path, text in texts.items() if path != best.path and name and defines(text, name)]
    if not others:
        return []
    return [
        note(
            "{others} too defines {name}; {used} was used",
            others=short(", ".join(sorted(others))),
            name=name,
            used=short(best.path),
        )
    ]


def _not_defined(texts: dict[str, str], best: Candidate) -> list[Note]:
    """Say so when the file that is used does not seem to hold the class or function."""
    name = best.wanted.name
    if not name or binds(texts[best.path], name):
        return []
    if close := nearest(name, defined(texts[best.path])):
        text = "{file} does not seem to define {name}; {found} is the nearest in it: rename that to {name}"
        return [note(text, file=short(best.path), name=name, found=close)]
    return [note("{file} does not seem to define {name}: define it there", file=short(best.path), name=name)]


def _nothing(submission: Submission, texts: dict[str, str], languages: list[Wanted]) -> EntryFound:
    """Say what was looked for in vain, and what was found that is most like it."""
    if why := unreadable(submission.files):
        return _refused(submission, languages[0], why, Verdict.NOT_GRADABLE)
    for wanted in languages:
        for path, text in texts.items():
            if wanted.name and (close := nearest(wanted.name, defined(text))):
                why = note(
                    "no file {file} was found, nor another that defines {name}; the nearest is {found} in "
                    "{where}: rename it to {name}, and the file to {file}",
                    file=f"{wanted.module}.py",
                    name=wanted.name,
                    found=close,
                    where=short(path),
                )
                return _refused(submission, wanted, why, Verdict.MISSING)
    wanted = languages[0]
    why = note(
        "no file {file} was found, only {files}: give the file with your program that name",
        file=f"{wanted.module}.py",
        files=short(
            ", ".join(sorted(filter(is_source, texts), key=lambda path: -likeness(path, wanted.module)))
        ),
    )
    return _refused(submission, wanted, why, Verdict.MISSING)


def _refused(submission: Submission, wanted: Wanted, why: Note, verdict: Verdict) -> EntryFound:
    return EntryFound(
        module=wanted.module,
        files=dict(submission.files),
        language=wanted.language,
        problem=why,
        verdict=verdict,
    )
