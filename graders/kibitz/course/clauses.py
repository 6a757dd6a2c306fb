"""The clauses of an assignment, read from its specs: one file a language, the same ids in each."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from kibitz.course.convert import read_text
from kibitz.course.errors import CourseError
from kibitz.model.assignment import Clause

_FILE = re.compile(r"spec\.([A-Za-z0-9_-]+)\.md")
_OPENS = re.compile(r"- +\*\*")
_CLAUSE = re.compile(r"- +\*\*([^*]*)\*\*(.*)")
_ID = re.compile(r"[A-Za-z]+[0-9]+(?:\.[0-9]+)*")
_FENCE = re.compile(r"\s*(?:```|~~~)")
_ITEM = re.compile(r"(?:[-*+]|[0-9]+[.)])\s")
_CODE_OR_BOLD = re.compile(r"(`[^`]*`)|\*\*")
_FIRST_LANGUAGE = "en"


class _Found(msgspec.Struct):
    """A clause as it stands in one file."""

    id: str
    line: int
    lines: list[str]


def read_clauses(folder: Path, source: str) -> tuple[Clause, ...]:
    """Return the clauses of the specs in a folder, in the order of the English spec if there is one.

    Raises `CourseError` for a spec without clauses, an id that is malformed or occurs twice, and a
    clause that is not in every language. ``source`` is what messages call the folder.
    """
    specs: dict[str, dict[str, _Found]] = {}
    for path in sorted(folder.glob("spec.*.md")):
        if name := _FILE.fullmatch(path.name):
            label = f"{source}/{path.name}"
            specs[name[1]] = _by_id(_parse(read_text(path, label), label), label)
    if not specs:
        raise CourseError(f"{source}: no spec; write spec.en.md, with clauses such as '- **T1** ...'")
    first = _FIRST_LANGUAGE if _FIRST_LANGUAGE in specs else next(iter(specs))
    for language in specs:
        _same_ids(specs, first, language, source)
    return tuple(
        Clause(id=key, text={language: _text(found[key].lines) for language, found in specs.items()})
        for key in specs[first]
    )


def _parse(text: str, label: str) -> list[_Found]:
    """Find the clauses of one file: a line ``- **ID** ...`` and the indented lines that follow it."""
    found: list[_Found] = []
    inside = False
    fenced = 0  # the line on which a block of code began
    for number, line in enumerate(text.splitlines(), start=1):
        if not fenced and _OPENS.match(line):
            found.append(_opened(line, number, label))
            inside = True
            continue
        if _FENCE.match(line):
            fenced = 0 if fenced else number
        if line.strip() and not line[0].isspace():
            inside = False
        if inside:
            found[-1].lines.append(line)
    if fenced:
        # Or every clause after it would be lost without a word.
        raise CourseError(
            f"{label}: line {fenced}: the block of code that begins here does not end; close it"
        )
    return found


def _opened(line: str, number: int, label: str) -> _Found:
    match = _CLAUSE.match(line)
    if match is None or not _ID.fullmatch(match[1]):
        raise CourseError(
            f"{label}: line {number}: no clause id in {line[:40]!r}; an id is letters and a number, "
            "such as T7 or H3.4 (begin a list that is explanation with '*')"
        )
    return _Found(match[1], number, [match[2]])


def _by_id(found: list[_Found], label: str) -> dict[str, _Found]:
    if not found:
        raise CourseError(f"{label}: no clauses; write them as '- **T1** ...'")
    clauses: dict[str, _Found] = {}
    for one in found:
        if one.id in clauses:
            first = clauses[one.id].line
            raise CourseError(f"{label}: line {one.line}: clause {one.id} is also on line {first}; renumber")
        if not "".join(one.lines).strip():
            raise CourseError(f"{label}: line {one.line}: clause {one.id} has no text; write its sentence")
        clauses[one.id] = one
    return clauses


def _same_ids(specs: dict[str, dict[str, _Found]], first: str, second: str, source: str) -> None:
    for there, lacking in ((first, second), (second, first)):
        for key, found in specs[there].items():
            if key not in specs[lacking]:
                raise CourseError(
                    f"{source}/spec.{lacking}.md: clause {key} is missing, which is on line "
                    f"{found.line} of spec.{there}.md; add it, or take it out there"
                )


def _text(lines: list[str]) -> str:
    """Join a clause's lines: soft ends become spaces, lists and code keep their lines, bold goes."""
    text = ""
    fenced = False
    for line in lines:
        stripped = line.strip()
        fence = bool(_FENCE.match(line))
        keeps_line = fenced or fence or bool(_ITEM.match(stripped))
        if stripped:
            text += ("\n" if keeps_line else " ") + (line.rstrip() if fenced and not fence else stripped)
        fenced ^= fence
    return _CODE_OR_BOLD.sub(lambda match: match[1] or "", text).strip()
