"""Finding out which assignment a student's folder is for."""

from __future__ import annotations

from kibitz.cli.options import UsageError, other_course, plainly
from kibitz.course.find import Course, assignments
from kibitz.course.load import load_assignment
from kibitz.intake.definitions import defines, text_of
from kibitz.model.assignment import Assignment
from kibitz.model.result import Submission


def guess_assignment(course: Course, submission: Submission) -> str:
    """Return the assignment whose class or file is among a submission's files.

    Raises:
        UsageError: none fits, or more than one does.
    """
    names = assignments(course.root)
    if len(names) == 1:
        return names[0]
    with plainly():
        fitting = [name for name in names if _fits(load_assignment(course.root, name).assignment, submission)]
    if len(fitting) != 1:
        chosen = "|".join(fitting or names)
        raise UsageError(f"say which assignment this is: --assignment {chosen}{other_course(course)}")
    return fitting[0]


def _fits(assignment: Assignment, submission: Submission) -> bool:
    words = [{}, *assignment.vocabularies.values()]
    texts = [text_of(data) for name, data in submission.files.items() if name.endswith(".py")]
    for vocabulary in words:
        wanted = vocabulary.get(assignment.entry.defines, assignment.entry.defines)
        module = vocabulary.get(assignment.entry.module, assignment.entry.module)
        if f"{module}.py" in submission.files or (wanted and any(defines(text, wanted) for text in texts)):
            return True
    return False
