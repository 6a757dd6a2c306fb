"""Which modules a submission can have: those that the assignment or its perfect submission has."""

from __future__ import annotations

from kibitz.course.find import Course
from kibitz.course.load import LoadedAssignment


def known_modules(loaded: LoadedAssignment) -> frozenset[str]:
    """Return the modules by their dotted names; none where there is no perfect submission to tell by."""
    assignment = loaded.assignment
    reference = Course(loaded.path.parents[2]).reference(assignment.name)
    files = [path.relative_to(reference).with_suffix("") for path in reference.rglob("*.py")]
    if not files:
        return frozenset()
    asked = [one for task in assignment.tasks for one in (task.entry, *task.also.values()) if one is not None]
    known = {
        assignment.entry.module,
        *(".".join(file.parts).removesuffix(".__init__") for file in files),
        *(module for entry in asked for module in entry.modules),
        *(name for task in assignment.tasks for name in task.also),
        *(module for modules in loaded.grants.values() for module in modules),
    }
    # The perfect submission may be in another language than the suite.
    words = [pair for vocabulary in assignment.vocabularies.values() for pair in vocabulary.items()]
    return frozenset(known.union(*((name, own) for name, own in words if {name, own} & known)))
