"""From how a test ended to the result of a check."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from _pytest.outcomes import Failed, Skipped

from kibitz.judge.exactly import same
from kibitz.judge.failures import (
    Broken,
    OurFault,
    StudentFailure,
    UnmetExpectation,
    Untested,
)
from kibitz.judge.given import again
from kibitz.judge.handle import Handle, Kin, type_name
from kibitz.judge.show import shorten, show, show_code
from kibitz.judge.student import Student
from kibitz.judge.transcript import Step
from kibitz.model.assignment import Check
from kibitz.model.dialogue import Dialogue
from kibitz.model.note import Note, note
from kibitz.model.result import CheckResult, Transcript
from kibitz.model.verdict import MATTER, Matter, Verdict

MOST_LINES: Final = 400
"""Lines of a transcript that a result keeps, the last ones."""


NOT_JUDGED: Final = note("This check could not be judged; that is not your fault. The staff have been told.")


@dataclass(slots=True)
class Comparison:
    """The comparison that an assert was about, as pytest saw it."""

    relation: str
    left: object
    right: object


@dataclass(slots=True)
class Ending:
    """How an attempt at a check ended: with which exception, if any, and in which phase."""

    error: BaseException | None = None
    phase: str = "call"
    comparison: Comparison | None = None
    case: int = 0


def judge(check: Check, ending: Ending, student: Student) -> CheckResult:
    """Return the result of a check from how it ended; points are given for *passed* alone.

    What a suite has put into it may be of any type: a result that cannot be made or read is our fault.
    """
    try:
        result = _result(check, ending, student)
        again(result)
    except Exception as error:
        error.__cause__ = error.__cause__ or ending.error  # by which the suite's own line is told
        return CheckResult(check=check.name, possible=check.points, **_our_fault(error))
    return result


def _result(check: Check, ending: Ending, student: Student) -> CheckResult:
    details = _details(ending, student)
    verdict = details.pop("verdict")
    details["measures"] = tuple(student.measures)
    if MATTER[verdict] is Matter.STUDENT:
        details["asked"] = student.transcript.asked()
        details["output"] = "" if student.dialogue else shorten(student.printed())
        details["dialogue"] = student.dialogue
        details["exhibits"] = tuple(student.exhibits)
        details["transcript"] = Transcript(student.transcript.lines()[-MOST_LINES:], granted=student.granted)
    return CheckResult(
        check=check.name,
        verdict=verdict,
        points=check.points if verdict is Verdict.PASSED else 0.0,
        possible=check.points,
        case=ending.case,
        **details,
    )


def _details(ending: Ending, student: Student) -> dict[str, Any]:
    error = ending.error
    if error is None:
        return {"verdict": Verdict.PASSED}
    if isinstance(error, StudentFailure):
        return _of_failure(error)
    if isinstance(error, Untested):
        return {"verdict": Verdict.PASSED, "note": error.why}
    if isinstance(error, Skipped):
        return {"verdict": Verdict.NOT_RUN, "note": Note(str(error.msg))}
    if ending.phase == "call":
        for kind, describe in _IN_CALL:
            if isinstance(error, kind):
                return describe(error, ending, student)
    return _our_fault(error)


def _our_fault(error: BaseException) -> dict[str, Any]:
    told = "".join(traceback.format_exception(error))
    return {
        "verdict": Verdict.OUR_FAULT,
        "note": NOT_JUDGED,
        "staff": shorten(told),
    }


def _of_failure(error: StudentFailure) -> dict[str, Any]:
    return {"verdict": error.verdict, "note": error.sentence, "advice": error.advice, "fault": error.fault}


def _of_unmet(error: UnmetExpectation, ending: Ending, student: Student) -> dict[str, Any]:
    details: dict[str, Any] = {"verdict": Verdict.WRONG, "expected": show_code(error.expected)}
    if error.got:
        return {**details, "got": show_code(error.got), "note": note("The exception has another message.")}
    return {
        **details,
        "got": show(student.last),
        "note": note("An exception was expected, and none was raised."),
    }


def _of_assert(error: AssertionError, ending: Ending, student: Student) -> dict[str, Any]:
    first = str(error).split("\n", 1)[0]
    details: dict[str, Any] = {"verdict": Verdict.WRONG}
    if first and not first.startswith("assert "):
        details["note"] = Note(first)
    comparison = ending.comparison
    if comparison is None:
        return {**details, "got": show(student.last)} if student.transcript.steps else details
    got, expected = comparison.left, comparison.right
    if expected is student.last and got is not student.last and expected is not None:
        got, expected = expected, got
    return {**details, "got": show(got), "expected": show(expected), "relation": comparison.relation}


def _of_broken(error: Broken, ending: Ending, student: Student) -> dict[str, Any]:
    details: dict[str, Any] = {"verdict": Verdict.WRONG, "note": error.sentence, "advice": error.advice}
    if error.expected:
        details["expected"] = show_code(error.expected)
    if error.got:
        details["got"] = show_code(error.got)
    return details


def _of_fail(error: Failed, ending: Ending, student: Student) -> dict[str, Any]:
    if str(error.msg).startswith("Timeout"):  # pytest-timeout, which guards the judge's side
        return _our_fault(error)
    return {"verdict": Verdict.WRONG, "note": Note(str(error.msg))}


_IN_CALL: Final[tuple[tuple[type[BaseException], Callable[..., dict[str, Any]]], ...]] = (
    (Broken, _of_broken),
    (UnmetExpectation, _of_unmet),
    (AssertionError, _of_assert),
    (Failed, _of_fail),
)
"""What a check's own code may raise to say that the program is wrong; all else is a fault of the suite."""


def way(ending: Ending) -> tuple[object, ...]:
    """Return in which way an attempt failed: two of the same way most likely have the same cause."""
    error = ending.error
    if isinstance(error, StudentFailure):
        return error.verdict, error.fault.type if error.fault else ""
    if isinstance(error, Broken):
        return type(error), error.sentence.text
    return (type(error),)


def shrinkable(ending: Ending) -> bool:
    """Return whether it is worth to look for a smaller case: not where each try takes the time limit."""
    error = ending.error
    if isinstance(error, StudentFailure):
        return error.verdict in {Verdict.WRONG, Verdict.RAISED}
    return isinstance(error, AssertionError)


def reproduce(result: CheckResult, student: Student) -> CheckResult:
    """Run the result's transcript in a fresh guest, and note whether it shows the same."""
    if result.verdict not in {Verdict.WRONG, Verdict.RAISED} or not result.transcript.lines:
        return result
    steps = student.transcript.steps
    lines = student.transcript.lines()
    try:
        student.start_over()
        shown = _same_again(steps[-1], lines, student)
    except OurFault:
        shown = None
    transcript = msgspec.structs.replace(result.transcript, reproduced=shown)
    return msgspec.structs.replace(result, transcript=transcript)


def _same_again(last: Step, lines: tuple[str, ...], student: Student) -> bool:
    if last.kind == "run":
        return _runs_again(last, lines, student)
    try:
        value = student.replay(lines)
    except StudentFailure as failure:
        if failure.fault is None:  # a program that asks for input has an outcome, and no exception
            return last.failed and not last.raised and failure.verdict is Verdict.RAISED
        return not last.expected and last.raised != "" and failure.fault.type == last.raised
    if last.expected or last.raised:
        return last.expected != ""
    return last.kind in {"file", "exec"} or _alike(value, last.value)


def _runs_again(last: Step, lines: tuple[str, ...], student: Student) -> bool:
    """Return whether a pasted run prints the same, and ends in the same way."""
    before, raised, rest = last.value, "", ""
    if not isinstance(before, Dialogue):
        return False
    try:
        student.replay(lines)
    except StudentFailure as failure:
        raised = failure.fault.type if failure.fault else ""
        if raised == "SystemExit" and failure.fault and failure.fault.message:
            rest = f"{failure.fault.message}\n"  # Python prints it when the program has ended
        if not failure.fault and before.asked_more:  # it waits at its first question
            raised, rest = "EOFError", before.turns[-1].prompt
    if student.printed() + rest != before.output():
        return False
    return raised == "EOFError" if before.asked_more else raised in {last.raised, "SystemExit"}


def _alike(value: object, other: object) -> bool:
    """Return whether two answers look the same: objects by their class, since none of them is there twice."""
    if isinstance(value, Kin) or isinstance(other, Kin):
        return same(value, other)
    if isinstance(value, Handle):
        return isinstance(other, Handle) and type_name(value) == type_name(other)
    if isinstance(value, list | tuple):
        return (
            type(value) is type(other)
            and isinstance(other, list | tuple)
            and len(value) == len(other)
            and all(map(_alike, value, other))
        )
    return same(value, other)
