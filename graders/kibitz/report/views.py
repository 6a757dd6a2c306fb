"""What the templates show: grades sorted, shortened, and stripped of what is not to be seen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

import msgspec
from markupsafe import Markup

from kibitz.intake.entry import misnamed
from kibitz.model.assignment import Assignment, Check, Clause, ManualMark, Task
from kibitz.model.exhibit import CardRow, Measure, Trick
from kibitz.model.note import Note
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import GRAVITY, Verdict
from kibitz.report.dialogue import DialogueView, view_dialogue
from kibitz.report.difference import Difference, alone, difference
from kibitz.report.frames import FrameView, view_frames
from kibitz.report.letters import NextLetter, next_letter
from kibitz.report.pasting import needed, replaced
from kibitz.report.pieces import Side
from kibitz.report.room import Clipped, Room, clip, clip_lines, clip_middle
from kibitz.report.source import Sources
from kibitz.report.tricks import draw_trick, kit_wording
from kibitz.report.verdicts import LOOKS, Look
from kibitz.report.visibility import clauses_for_student, for_student, hint_for_student

LONG_OUTPUT: Final = 400
"""Characters of output from which it is folded."""

EXHIBITS: Final = 8
"""Rows of cards that are drawn for one check at most."""

MEASURES: Final = 12
"""Things that were counted that are shown for one check at most."""


TAKEN: Final = frozenset({"", "index", "spec", "code"})
"""Names of pages that are not those of tasks."""


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
    needed: Note | None = None
    """Which files of the course's must lie beside the student's where the transcript is pasted."""
    replaced: Note | None = None
    """In the place of which files of the student's the course's were used."""
    output: Clipped = Clipped("")
    """Empty where the dialogue says it all."""
    dialogue: DialogueView | None = None
    exhibits: tuple[CardRow, ...] = ()
    cards: int = 0
    """Cards of an exhibit that are drawn."""
    measures: tuple[Measure, ...] = ()
    needs: Check | None = None

    @staticmethod
    def table(trick: Trick, language: str) -> Markup:
        """Return a trick as it is drawn, with what there is to say of it."""
        return draw_trick(trick, kit_wording(language))

    @property
    def telling(self) -> bool:
        """Whether a check that passed has more to say than that."""
        return bool(self.result.note or self.measures)


class ManualView(msgspec.Struct, frozen=True):
    """Something that a person judges, with the clauses that it is about."""

    mark: ManualMark
    clauses: tuple[Clause, ...]


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
    manual: tuple[ManualView, ...] = ()

    @property
    def waiting(self) -> tuple[tuple[CheckView, ...], ...]:
        """The checks that were not run, those for one and the same reason together."""
        found: dict[tuple[str, str], list[CheckView]] = {}
        for view in self.not_run:
            found.setdefault((view.result.needs, str(view.result.note)), []).append(view)
        return tuple(tuple(views) for views in found.values())


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
    next_letter: NextLetter | None = None
    """What a better letter takes, where there is one."""

    @property
    def troubles(self) -> tuple[Look, ...]:
        """The kinds of trouble that there are, the gravest first."""
        found = {look.label.text: look for task in self.tasks for look, _ in task.counts}
        return tuple(look for look in found.values() if look.style == "bad")

    @property
    def complete(self) -> bool:
        """Whether every planned check has passed."""
        return self.passed == self.planned > 0


def page_name(task: str) -> str:
    """Return the file name of a task's page."""
    name = re.sub(r"[^\w-]", "-", task)
    return f"{name}-task.html" if name.lower() in TAKEN else f"{name}.html"


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
        self.modules = {path.removesuffix(".py") for path in files if path.endswith(".py")}
        self.sources = Sources(files, misnamed(grade.remarks))
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
            next_letter=next_letter(self.assignment, tuple(self.checks.values()), self.grade),
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
                group.append(self._brief(check, result, room, len(group)))
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
            manual=tuple(ManualView(one, self._clauses(one.clauses)) for one in task.manual),
        )

    def _brief(self, check: Check, result: CheckResult, room: Room, earlier: int) -> CheckView:
        """Return a check with its outcome and what was counted, as far as ``earlier`` ones leave room."""
        return CheckView(
            check=check,
            look=LOOKS[result.verdict],
            result=result,
            page=page_name(check.task),
            words=room.words,
            cards=room.cards,
            measures=result.measures[:MEASURES] if room.cards and earlier < room.detailed else (),
            needs=self.checks.get(result.needs),
        )

    def _failed(
        self, check: Check, result: CheckResult, room: Room, earlier: Sequence[CheckView]
    ) -> CheckView:
        """Return a failed check with all that helps to mend it, as far as there is room."""
        hint = hint_for_student(check, self.results[check.name])
        view = msgspec.structs.replace(self._brief(check, result, room, len(earlier)), hint=hint)
        if len(earlier) >= room.detailed:
            return view
        fault = result.fault
        twin = next((one.check for one in earlier if fault and one.result.fault == fault), None)
        ids = clauses_for_student(self.assignment, check, result)
        both = result.expected is not None and result.got is not None
        dialogue = view_dialogue(result.dialogue, room.dialogue)
        counted = [row for measure in view.measures for row in measure.example]
        return msgspec.structs.replace(
            view,
            detailed=True,
            clauses=self._clauses(ids),
            asked=clip(result.asked, room.value),
            difference=self._difference(result),
            expected=alone(result.expected) if result.expected is not None and not both else None,
            got=alone(result.got) if result.got is not None and not both else None,
            message=clip(fault.message, room.value) if fault else Clipped(""),
            frames=view_frames(fault.frames, self.sources, room) if fault and not twin else (),
            twin=twin,
            transcript=clip_lines(result.transcript.lines, room),
            needed=needed(result.transcript, self.modules),
            replaced=replaced(result.transcript, self.modules),
            output=Clipped("") if dialogue else clip_middle(result.output, room.output),
            dialogue=dialogue,
            exhibits=tuple(row for row in result.exhibits if row not in counted)[:EXHIBITS]
            if room.cards
            else (),
        )

    def _clauses(self, ids: Iterable[str]) -> tuple[Clause, ...]:
        """Return the clauses with those ids."""
        return tuple(self.clauses[id_] for id_ in ids if id_ in self.clauses)

    def _difference(self, result: CheckResult) -> Difference | None:
        """Return how expected and got differ, when both are known."""
        if result.expected is None or result.got is None:
            return None
        if result.check not in self._differences:
            self._differences[result.check] = difference(result.expected, result.got, result.relation)
        return self._differences[result.check]
