"""What a student is told in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from kibitz.intake.entry import misnamed
from kibitz.model.assignment import Assignment, Check
from kibitz.model.note import Note, note
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import Verdict
from kibitz.report.characters import visible
from kibitz.report.difference import alone, difference
from kibitz.report.pasting import renaming
from kibitz.report.pieces import Kind, Side
from kibitz.report.verdicts import LOOKS
from kibitz.report.visibility import for_student, hint_for_student
from kibitz.report.wording import Wording

ASKED: Final = note("asked")
EXPECTED: Final = note("expected")
GOT: Final = note("got")

MOST_LINES: Final = 12
"""Lines of one value that are shown; a page has room for more."""

MOST_OTHERS: Final = 10
"""Checks beside the first that are named; first things first."""

STYLES: Final = {Kind.SAME: "", Kind.MARK: "bold reverse", Kind.GAP: "reverse", Kind.CUT: "dim"}


def as_text(side: Side) -> Text:
    """Return one side of a difference for a terminal, the marked parts in reverse."""
    text = Text()
    for place, line in enumerate(side.lines[:MOST_LINES]):
        text.append("\n    " if place else "")
        for piece in line.pieces:
            shown = f"(… {piece.count})" if piece.kind is Kind.CUT else visible(piece.text)
            text.append(shown or (" " if piece.kind is Kind.GAP else ""), style=STYLES[piece.kind])
    if len(side.lines) > MOST_LINES:
        text.append(f"\n    (… {len(side.lines) - MOST_LINES})", style="dim")
    return text


class Teller:
    """Tells a student what came out, in the terminal."""

    def __init__(
        self, console: Console, wording: Wording, assignment: Assignment, checks: Sequence[Check]
    ) -> None:
        """Tell on ``console`` in the language of ``wording``."""
        self._console = console
        self._wording = wording
        self._assignment = assignment
        self._checks = {one.name: one for one in checks}
        self._rename: Note | None = None

    def tell(self, grade: Grade, hidden: int) -> None:
        """Tell the first failing check in full, the rest in a line each, and how many passed."""
        self._rename = renaming(grade.remarks)
        wrong_name = misnamed(grade.remarks)
        for remark in grade.remarks:
            self._print(self._wording.say(remark), style="bold yellow" if remark is wrong_name else "dim")
        if grade.verdict is Verdict.NOT_GRADABLE:
            self._print(self._wording.say(grade.results[0].note))
            return
        failed = [one for one in grade.results if one.verdict not in {Verdict.PASSED, Verdict.NOT_RUN}]
        if failed:
            self._first(for_student(self._assignment, self._checks[failed[0].check], failed[0]))
        for one in failed[1 : MOST_OTHERS + 1]:
            self._print(f"  {self._verdict(one)}: {self._title(one)}")
        if len(failed) > MOST_OTHERS + 1:
            self._print(self._say(note("  … and {count} more.", count=len(failed) - MOST_OTHERS - 1)))
        self._summary(grade, len(failed), hidden)

    def _first(self, result: CheckResult) -> None:
        check = self._checks[result.check]
        heading = self._say(note("Fix this first: {title}", title=self._title(result)))
        self._console.print(
            Text.assemble("\n", (heading, "bold"), "  ", (self._verdict(result), "yellow")), soft_wrap=True
        )
        for clause in check.clauses:
            text = self._wording.localised(self._assignment.clause(clause).text)
            self._print(f"{clause}  {text}", style="dim")
        for sentence in (result.note, result.advice):
            if sentence is not None:
                self._print(self._wording.say(sentence))
        if hint := hint_for_student(check, result):
            self._print(self._wording.text(hint))
        self._values(result)
        self._where(result)
        self._transcript(result)
        self._console.print()

    def _values(self, result: CheckResult) -> None:
        if result.asked:
            self._print(f"  {self._say(ASKED)}:    {result.asked}")
        if result.expected is not None and result.got is not None:
            pair = difference(result.expected, result.got, result.relation or "==")
            self._side(self._say(EXPECTED), pair.expected)
            self._side(self._say(GOT), pair.got)
            return
        for label, value in ((EXPECTED, result.expected), (GOT, result.got)):
            if value is not None:
                self._side(self._say(label), alone(value))

    def _side(self, label: str, side: Side) -> None:
        text = Text(f"  {label}:")
        text.append("\n    " if len(side.lines) > 1 else " ")
        text.append_text(as_text(side))
        self._console.print(text, soft_wrap=True)

    def _where(self, result: CheckResult) -> None:
        for frame in result.fault.frames if result.fault else ():
            self._print(f"  {frame.file}:{frame.line}  {frame.source.strip()}")

    def _transcript(self, result: CheckResult) -> None:
        if not result.transcript.lines:
            return
        self._print(
            self._say(note("To see it yourself, paste this into Python, started in the folder of your file:"))
        )
        if self._rename is not None:
            self._print(self._say(self._rename))
        for line in result.transcript.lines:
            self._print("    " + line.replace("\n", "\n    "), style="cyan")

    def _summary(self, grade: Grade, failed: int, hidden: int) -> None:
        passed = sum(one.verdict is Verdict.PASSED for one in grade.results)
        not_run = len(grade.results) - passed - failed
        if not failed and not not_run:
            self._print(self._say(note("All {passed} public checks passed.", passed=passed)), style="green")
        else:
            self._print(
                self._say(
                    note(
                        "{passed} of {all} public checks passed, {failed} failed, {not_run} not run.",
                        passed=passed,
                        all=len(grade.results),
                        failed=failed,
                        not_run=not_run,
                    )
                )
            )
        if hidden:
            self._print(self._say(note("{hidden} more run at grading.", hidden=hidden)))

    def _verdict(self, result: CheckResult) -> str:
        return self._wording.say(LOOKS[result.verdict].label)

    def _title(self, result: CheckResult) -> str:
        return self._wording.text(self._checks[result.check].title)

    def _say(self, sentence: Note) -> str:
        return self._wording.say(sentence)

    def _print(self, text: str, style: str | None = None) -> None:
        self._console.print(Text(visible(text), style=style or ""), soft_wrap=True)
