"""What the templates show: grades sorted, shortened, and stripped of what is not to be seen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

import msgspec

from kibitz.intake.entry import misnamed
from kibitz.model.assignment import Assignment, Check, Clause, Task
from kibitz.model.exhibit import CardRow
from kibitz.model.note import Note, note
from kibitz.model.result import CheckResult, Frame, Grade
from kibitz.model.verdict import GRAVITY, Verdict
from kibitz.report.dialogue import DialogueView, view_dialogue
from kibitz.report.difference import Difference, alone, difference
from kibitz.report.pieces import Side
from kibitz.report.room import Clipped, Room, clip, clip_lines, clip_middle
from kibitz.report.verdicts import LOOKS, Look
from kibitz.report.visibility import clauses_for_student, for_student, hint_for_student

AROUND: Final = 2
"""Lines of a student's file that are shown before and after the one that raised."""

LONG_OUTPUT: Final = 400
"""Characters of output from which it is folded."""

EXHIBITS: Final = 8
"""Rows of cards that are drawn for one check at most."""


class Group(Enum):
    """The parts of a task's page, in order of use."""

    FAILED = auto()
    HELD = auto()
    NOT_RUN = auto()
    PASSED = auto()


GROUPS: Final = MappingProxyType(
    {
        Verdict.PASSED: Group.PASSED,
        Verdict.NOT_RUN: Group.NOT_RUN,
        Verdict.NOT_GRADABLE: Group.HELD,
        Verdict.OUR_FAULT: Group.HELD,
    }
)
"""Where a check stands on the page; whatever is not named here has failed."""


class SourceLine(msgspec.Struct, frozen=True):
    """One line of a student's file."""

    number: int
    text: str
    here: bool


class FrameView(msgspec.Struct, frozen=True):
    """A line of the student's own code that led to an exception, with the lines around it."""

    file: str
    function: str
    lines: tuple[SourceLine, ...]


class CheckView(msgspec.Struct, frozen=True, kw_only=True):
    """One check as a page shows it."""

    check: Check
    look: Look
    result: CheckResult
    """Only what a student may see."""
    page: str
    """The page of its task."""
    words: int
    """Characters that a value in a sentence may have."""
    hint: str = ""
    detailed: bool = False
    clauses: tuple[Clause, ...] = ()
    asked: Clipped = Clipped("")
    difference: Difference | None = None
    expected: Side | None = None
    """When only one of both values is known: the one that was expected."""
    got: Side | None = None
    message: Clipped = Clipped("")
    frames: tuple[FrameView, ...] = ()
    twin: Check | None = None
    """An earlier check that failed by the same exception, whose lines are not shown again."""
    transcript: Clipped = Clipped("")
    output: Clipped = Clipped("")
    """Empty where the dialogue says it all."""
    dialogue: DialogueView | None = None
    exhibits: tuple[CardRow, ...] = ()
    cards: int = 0
    """Cards of an exhibit that are drawn."""
    needs: Check | None = None


class TaskView(msgspec.Struct, frozen=True, kw_only=True):
    """One task as a page shows it."""

    task: Task
    page: str
    points: float | None
    possible: float
    counts: tuple[tuple[Look, int], ...]
    """How many checks came to each verdict, the gravest first."""
    failed: tuple[CheckView, ...]
    held: tuple[CheckView, ...]
    """Not graded: the files could not be, or something went wrong on our side."""
    not_run: tuple[CheckView, ...]
    passed: tuple[CheckView, ...]


class GradeView(msgspec.Struct, frozen=True, kw_only=True):
    """A submission as its pages show it."""

    grade: Grade
    look: Look
    tasks: tuple[TaskView, ...]
    first: CheckView | None
    """Where to start: the first check that failed."""
    planned: int
    passed: int
    ours: bool
    """Whether something went wrong on our side."""
    not_gradable: CheckView | None

    @property
    def complete(self) -> bool:
        """Whether every planned check has passed."""
        return self.passed == self.planned > 0


def renaming(remarks: Iterable[Note]) -> Note | None:
    """Return what must be done before a transcript can be pasted, where the file has a wrong name."""
    told = misnamed(remarks)
    if told is None:
        return None
    return note("First rename {found} to {name}: these lines look for it under that name.", **told.values)


def page_name(task: str) -> str:
    """Return the file name of a task's page."""
    name = re.sub(r"[^\w-]", "-", task)
    return f"{name}-task.html" if name.lower() in {"", "index"} else f"{name}.html"


def _frame(frame: Frame, files: Mapping[str, bytes], room: Room) -> FrameView:
    """Return a frame with the lines around it, or its own line alone when the file is not at hand."""
    source = files.get(frame.file, b"").decode("utf-8", "replace").splitlines()
    if not 0 < frame.line <= len(source):
        only = SourceLine(frame.line, frame.source[: room.line], here=True)
        return FrameView(frame.file, frame.function, (only,))
    first = max(0, frame.line - 1 - AROUND)
    lines = tuple(
        SourceLine(first + index + 1, text[: room.line], here=first + index + 1 == frame.line)
        for index, text in enumerate(source[first : frame.line + AROUND])
    )
    return FrameView(frame.file, frame.function, lines)


class Views:
    """Makes the views of one grade."""

    def __init__(
        self, assignment: Assignment, checks: Sequence[Check], grade: Grade, files: Mapping[str, bytes]
    ) -> None:
        """Sort the results of a grade by the checks of its assignment."""
        self.assignment = assignment
        self.checks = {check.name: check for check in checks}
        self.clauses = {clause.id: clause for clause in assignment.clauses}
        self.grade = grade
        self.files = files
        self._made: dict[Room, GradeView] = {}
        self._differences: dict[str, Difference] = {}
        self.results = {result.check: result for result in grade.results if result.check in self.checks}

    def grade_view(self, room: Room) -> GradeView:
        """Return the whole submission as it fits in the room that a page has."""
        if room not in self._made:
            self._made[room] = self._grade(room)
        return self._made[room]

    def _grade(self, room: Room) -> GradeView:
        """Make the view of the whole submission."""
        tasks = tuple(self._task(task, room) for task in self.assignment.tasks)
        verdicts = [result.verdict for result in self.results.values()]
        return GradeView(
            grade=self.grade,
            look=LOOKS[self.grade.verdict],
            tasks=tasks,
            first=next((view for task in tasks for view in task.failed), None),
            planned=len(self.checks),
            passed=verdicts.count(Verdict.PASSED),
            ours=Verdict.OUR_FAULT in {self.grade.verdict, *verdicts},
            not_gradable=next(
                (view for task in tasks for view in task.held if view.result.verdict is Verdict.NOT_GRADABLE),
                None,
            ),
        )

    def _task(self, task: Task, room: Room) -> TaskView:
        """Return one task with its checks in the order of the suite."""
        mark = next((mark for mark in self.grade.tasks if mark.task == task.name), None)
        ours = [
            (check, for_student(self.assignment, check, self.results[check.name]))
            for check in self.checks.values()
            if check.task == task.name and check.name in self.results
        ]
        verdicts = [result.verdict for _, result in ours]
        groups: dict[Group, list[CheckView]] = {group: [] for group in Group}
        for check, result in ours:
            group = groups[GROUPS.get(result.verdict, Group.FAILED)]
            if group is groups[Group.FAILED]:
                group.append(self._failed(check, result, room, group))
            else:
                group.append(self._brief(check, result, room))
        return TaskView(
            task=task,
            page=page_name(task.name),
            points=mark.points if mark else None,
            possible=mark.possible if mark else sum(check.points for check, _ in ours),
            counts=tuple((LOOKS[v], verdicts.count(v)) for v in GRAVITY if v in verdicts),
            failed=tuple(groups[Group.FAILED]),
            held=tuple(groups[Group.HELD]),
            not_run=tuple(groups[Group.NOT_RUN]),
            passed=tuple(groups[Group.PASSED]),
        )

    def _brief(self, check: Check, result: CheckResult, room: Room) -> CheckView:
        """Return a check that has no more to say than its outcome."""
        return CheckView(
            check=check,
            look=LOOKS[result.verdict],
            result=result,
            page=page_name(check.task),
            words=room.words,
            needs=self.checks.get(result.needs),
        )

    def _failed(
        self, check: Check, result: CheckResult, room: Room, earlier: Sequence[CheckView]
    ) -> CheckView:
        """Return a failed check with all that helps to mend it, as far as there is room."""
        hint = hint_for_student(check, self.results[check.name])
        view = msgspec.structs.replace(self._brief(check, result, room), hint=hint)
        if len(earlier) >= room.detailed:
            return view
        fault = result.fault
        twin = next((one.check for one in earlier if fault and one.result.fault == fault), None)
        ids = clauses_for_student(self.assignment, check, result)
        both = result.expected is not None and result.got is not None
        dialogue = view_dialogue(result.dialogue, room.dialogue)
        return msgspec.structs.replace(
            view,
            detailed=True,
            clauses=tuple(self.clauses[id_] for id_ in ids if id_ in self.clauses),
            asked=clip(result.asked, room.value),
            difference=self._difference(result),
            expected=alone(result.expected) if result.expected is not None and not both else None,
            got=alone(result.got) if result.got is not None and not both else None,
            message=clip(fault.message, room.value) if fault else Clipped(""),
            frames=tuple(
                _frame(frame, self.files, room)
                for frame in fault.frames[len(fault.frames) - min(len(fault.frames), room.frames) :]
            )
            if fault and not twin
            else (),
            twin=twin,
            transcript=clip_lines(result.transcript.lines, room),
            output=Clipped("") if dialogue else clip_middle(result.output, room.output),
            dialogue=dialogue,
            exhibits=result.exhibits[:EXHIBITS] if room.cards else (),
            cards=room.cards,
        )

    def _difference(self, result: CheckResult) -> Difference | None:
        """Return how expected and got differ, when both are known."""
        if result.expected is None or result.got is None:
            return None
        if result.check not in self._differences:
            self._differences[result.check] = difference(result.expected, result.got, result.relation)
        return self._differences[result.check]
