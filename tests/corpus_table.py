"""The table of what each submission of a corpus must get, and how a grade is held against it."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path

import msgspec

from kibitz.model.result import Grade
from kibitz.model.verdict import Verdict

LONG_LIST = 40
"""So many checks with one verdict are declared by ``rest``."""


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one submission is, and what it must get."""

    what: str
    """What its author did, in a line."""
    verdict: Verdict = Verdict.PASSED
    points: float | None = None
    """Left out: no mark is given."""
    rest: Verdict = Verdict.PASSED
    """The verdict of every check that ``checks`` does not name."""
    says: str = ""
    """Words that its student must be told, in a remark, a note or an advice."""
    checks: dict[str, Verdict] = {}

    def verdicts(self, names: list[str]) -> dict[str, str]:
        """Return the verdict of every check."""
        return {name: str(self.checks.get(name, self.rest)) for name in names}


def read_table(path: Path) -> dict[str, Declared]:
    """Read an ``expected.toml``."""
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), dict[str, Declared])


def verdicts(grade: Grade) -> dict[str, str]:
    """Return the verdict of every check in a grade."""
    return {result.check: str(result.verdict) for result in grade.results}


def told(grade: Grade) -> str:
    """Return all that the student is told in words."""
    notes = list(grade.remarks)
    for result in grade.results:
        notes += [note for note in (result.note, result.advice) if note is not None]
    return "\n".join(note.say() for note in notes)


def differences(declared: Declared, grade: Grade) -> list[str]:
    """Return in what a grade is not what was declared, a line for each thing."""
    got = verdicts(grade)
    wanted = declared.verdicts(list(got))
    lines = [
        f"{name}: {wanted[name]} was declared, the suite says {got[name]}"
        for name in got
        if wanted[name] != got[name]
    ]
    lines += [f"{name}: declared, and no check of the suite" for name in declared.checks if name not in got]
    if declared.points != grade.points:
        lines.append(f"points: {declared.points} were declared, the suite gives {grade.points}")
    if declared.verdict != grade.verdict:
        lines.append(f"verdict: {declared.verdict} was declared, the suite says {grade.verdict}")
    if declared.says not in told(grade):
        lines.append(f"its student is not told {declared.says!r}, but:\n{told(grade)}")
    return lines


def as_toml(name: str, declared: Declared | None, grade: Grade) -> str:
    """Return what the table would have to say for a grade to be as declared."""
    got = verdicts(grade)
    common, count = Counter(verdict for verdict in got.values()).most_common(1)[0]
    rest = common if common != Verdict.PASSED and count > LONG_LIST else str(Verdict.PASSED)
    lines = [f"[{name}]", f"what = {_text(declared.what if declared else '')}"]
    lines += [f"points = {grade.points:g}"] if grade.points is not None else []
    lines.append(f"verdict = {_text(grade.verdict)}")
    lines += [f"rest = {_text(rest)}"] if rest != Verdict.PASSED else []
    lines += [f"says = {_text(declared.says)}"] if declared and declared.says else []
    others = {check: verdict for check, verdict in got.items() if verdict != rest}
    if others:
        lines.append(f"[{name}.checks]")
        lines += [f"{check} = {_text(verdict)}" for check, verdict in others.items()]
    return "\n".join(lines) + "\n"


def _text(text: str) -> str:
    return json.dumps(str(text), ensure_ascii=False)
