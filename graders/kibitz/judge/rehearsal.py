"""The granted modules of an assignment are imported once before anything is graded.

One that raises would otherwise be met in every submission, and be taken for the student's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kibitz.course.errors import CourseError
from kibitz.course.grants import Grant
from kibitz.judge.failures import OurFault, StudentFailure
from kibitz.judge.runner import Runner
from kibitz.judge.student import GrantedSets, Student
from kibitz.judge.zygote import Zygote
from kibitz.model.assignment import Limits
from kibitz.model.verdict import Verdict

NOT_TO_BE_JUDGED: Final = frozenset({"ModuleNotFoundError", "FileNotFoundError"})
"""What a module raises that builds on a student's: there is none here, nor the files that a check writes."""

TRIES: Final = 2
"""Times that a module is imported which ends without an exception: a busy machine must not stop a run."""


def rehearse(
    zygote: Callable[[], Zygote],
    limits: Limits,
    granted: GrantedSets,
    grants: Mapping[str, Mapping[str, Grant]],
) -> None:
    """Raise `CourseError` when a granted module cannot be imported in a guest: which, where and why.

    ``grants`` are the modules as their author wrote them, and ``granted`` those same made ready.
    """
    for name, modules in grants.items():
        # Their source stands beside the program, so that the lines by which an exception came are told.
        files = {f"{module}.py": grant.source.encode() for module, grant in modules.items()}
        runner = Runner(zygote, files, limits)
        student = Student(runner, files, entry="", granted=granted)
        student.grant(name)
        try:
            for module, grant in modules.items():
                _rehearse(student, module, grant)
        except OurFault:
            return  # of the guest, not of a module; grading will tell of it
        finally:
            runner.retire()


def _rehearse(student: Student, module: str, grant: Grant) -> None:
    for left in reversed(range(TRIES)):
        try:
            student.start_over()
            student.load(module)
        except StudentFailure as failure:
            if _cannot_be_judged(failure):
                return
            if failure.fault is None and left:
                continue
            raise CourseError(_told(failure, grant)) from None
        return


def _cannot_be_judged(failure: StudentFailure) -> bool:
    asked = failure.fault is None and failure.verdict is Verdict.RAISED  # a check may have an answer
    return asked or not NOT_TO_BE_JUDGED.isdisjoint(failure.bases)


def _told(failure: StudentFailure, grant: Grant) -> str:
    if failure.fault is None:
        return f"{grant.file}: this granted module cannot be imported: {failure.sentence.say()}"
    fault = failure.fault
    own = [frame for frame in fault.frames if frame.file == f"{grant.module}.py"]
    where = f"{grant.file}, line {own[-1].line}" if own else grant.file
    what = f"{fault.type}: {fault.message}".removesuffix(": ")
    last = fault.frames[-1] if fault.frames else None
    by = f" (in {last.file}, line {last.line})" if last and last not in own else ""
    return f"{where}: this granted module cannot be imported: {what}{by}"
