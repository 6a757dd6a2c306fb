"""Made-up records for the tests of the pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from kibitz.model.assignment import Assignment, Check, Clause, Entry, Task
from kibitz.model.marks import gravest, mark
from kibitz.model.note import Note, note
from kibitz.model.result import CheckResult, Fault, Frame, Grade, Shown, Transcript
from kibitz.model.verdict import Verdict
from kibitz.report.material import NOTHING, Material
from kibitz.report.pages import PageWriter

CLAUSE = Clause(id="T12", text={"en": "A trump wins over `other` suits.", "nl": "Een troef wint altijd."})


def text(value: str) -> Shown:
    """Make a shown text."""
    return Shown(value, is_text=True, type="str")


def python(value: str, kind: str = "list") -> Shown:
    """Make a shown value, written as Python."""
    return Shown(value, type=kind)


def assignment(*, full_feedback: bool = False) -> Assignment:
    """Make an assignment of two tasks."""
    return Assignment(
        name="trickgame",
        title={"en": "Trick game", "nl": "Slagenspel"},
        entry=Entry(module="trickgame"),
        tasks=(
            Task(name="dealing", title={"en": "Dealing", "nl": "Delen"}),
            Task(name="play", title={"en": "Playing", "nl": "Spelen"}),
        ),
        clauses=(CLAUSE,),
        full_feedback=full_feedback,
    )


def check(name: str, task: str = "play", *, hidden: bool = False, hint: str = "", cases: int = 1) -> Check:
    """Make a check of one point."""
    title = f"Title of {name}."
    return Check(
        name=name, title=title, task=task, points=1, clauses=("T12",), hidden=hidden, hint=hint, cases=cases
    )


def wrong(name: str, expected: Shown, got: Shown, said: Note | None = None) -> CheckResult:
    """Make a result with everything filled in, all of it told apart by its words."""
    return CheckResult(
        check=name,
        verdict=Verdict.WRONG,
        possible=1,
        note=said or note("Words of the note about {call}.", call="game.hand('N')"),
        advice=note("Words of the advice."),
        asked="game.words_of_the_question()",
        expected=expected,
        got=got,
        relation="==",
        transcript=Transcript(("words_of_the_transcript()",), reproduced=True),
        output="words of the output\n",
        staff="words for staff",
    )


def raised(name: str, message: str = "words of the exception") -> CheckResult:
    """Make a result of a program that raised an exception."""
    frames = (Frame(file="trickgame.py", line=3, function="hand", source="    return self.hands[name]"),)
    return CheckResult(
        check=name, verdict=Verdict.RAISED, possible=1, fault=Fault("KeyError", message, frames)
    )


def outcome(name: str, verdict: Verdict) -> CheckResult:
    """Make a result with no more than a verdict."""
    points = 1.0 if verdict is Verdict.PASSED else 0.0
    return CheckResult(check=name, verdict=verdict, points=points, possible=1, staff="words for staff")


def grade(
    of: Assignment,
    checks: Sequence[Check],
    results: Sequence[CheckResult],
    *,
    language: str = "en",
    remarks: tuple[Note, ...] = (),
    submission: str = "s-1",
) -> Grade:
    """Make the grade that those results come to."""
    tasks, points, possible = mark(of, checks, results)
    return Grade(
        submission=submission,
        assignment=of.name,
        verdict=gravest(result.verdict for result in results),
        points=points,
        possible=possible,
        tasks=tasks,
        results=tuple(results),
        language=language,
        remarks=remarks,
        strength="namespaces",
        made_with={"kibitz": "0.1.0"},
    )


def pages(
    folder: Path,
    checks: Sequence[Check],
    results: Sequence[CheckResult],
    *,
    language: str = "en",
    full_feedback: bool = False,
    remarks: tuple[Note, ...] = (),
    files: Mapping[str, bytes] | None = None,
    catalogues: Mapping[str, Path] | None = None,
    material: Material = NOTHING,
) -> dict[str, str]:
    """Write the pages of a grade with those results, and return them by file name."""
    of = assignment(full_feedback=full_feedback)
    writer = PageWriter(of, checks, catalogues, material=material)
    writer.write(grade(of, checks, results, language=language, remarks=remarks), folder, files)
    return {path.name: path.read_text("utf-8") for path in sorted(folder.iterdir())}
