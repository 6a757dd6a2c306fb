"""What came out: a result for every planned check, and the grade of a submission."""

from __future__ import annotations

import msgspec

from kibitz.model.dialogue import Dialogue
from kibitz.model.exhibit import CardRow, Measure
from kibitz.model.note import Note
from kibitz.model.verdict import Verdict

SCHEMA = 1
"""Version of the form in which grades are written to ``results.json``."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value as it may be shown to a person."""

    text: str
    """The text itself when ``is_text``, else the value written as Python."""
    is_text: bool = False
    type: str = ""
    """The name of the value's type."""
    cut: int = 0
    """How many characters were left out at the end."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a student's own code that was being run."""

    file: str
    line: int
    function: str = ""
    source: str = ""


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """An exception in a student's program."""

    type: str
    message: str = ""
    frames: tuple[Frame, ...] = ()
    """Outermost first; only lines of the student's own files."""


class Transcript(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the judge asked, as Python that can be pasted and run again."""

    lines: tuple[str, ...] = ()
    reproduced: bool | None = None
    """Whether a guest that ran these lines showed the same; ``None``: it was not tried."""
    granted: tuple[str, ...] = ()
    """The modules of the course's that were there when these lines were asked."""


class CheckResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The outcome of one check on one submission."""

    check: str
    """The check's name."""
    verdict: Verdict
    points: float = 0.0
    """Points earned."""
    possible: float = 0.0
    """Points that the check is worth."""
    note: Note | None = None
    """What happened, in a sentence; it names the call and the limit where there is one."""
    advice: Note | None = None
    """What to do about it."""
    asked: str = ""
    """The call that the verdict is about, as Python."""
    expected: Shown | None = None
    got: Shown | None = None
    relation: str = ""
    """The comparison that did not hold, ``==`` for most."""
    fault: Fault | None = None
    transcript: Transcript = Transcript()
    output: str = ""
    """What the student's program printed during the check, cut at both ends' length."""
    dialogue: Dialogue | None = None
    """For a program that asks: what it showed and what it was answered, in order."""
    exhibits: tuple[CardRow, ...] = ()
    """What the page draws beside the words."""
    measures: tuple[Measure, ...] = ()
    """What was counted; a check that passed has them too."""
    needs: str = ""
    """For *not run*: the check that it depends on."""
    case: int = 0
    """For a scenario: how many cases were asked before one failed, that one included."""
    repeated: bool = False
    """Whether it passed only when it was asked again, in a new guest.

    What an earlier check left behind may be the cause, or a program that does not always do the same.
    """
    staff: str = ""
    """For *our fault*: what staff need to mend it.  Never shown to students."""


class TaskMark(msgspec.Struct, frozen=True, kw_only=True):
    """Points of one task."""

    task: str
    points: float | None
    """Earned; ``None`` when no mark is given."""
    possible: float


class Submission(msgspec.Struct, frozen=True, kw_only=True):
    """One student's files, with an id that holds no name."""

    id: str
    files: dict[str, bytes]
    """By path inside the submission, with forward slashes."""
    remarks: tuple[Note, ...] = ()
    """What intake had to say: files left out, names put right."""


class Grade(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that is known of one submission after grading."""

    submission: str
    assignment: str
    verdict: Verdict
    """``passed`` when every check passed, else the gravest verdict among them."""
    points: float | None
    possible: float
    letter: str = ""
    """The best letter that was reached; empty when none was, or no mark is given, or there are none."""
    tasks: tuple[TaskMark, ...]
    results: tuple[CheckResult, ...]
    language: str = "en"
    """Which vocabulary the submission uses; pages speak it."""
    remarks: tuple[Note, ...] = ()
    strength: str = ""
    """The sandbox that the submission ran under."""
    made_with: dict[str, str] = {}
    """Versions of what decided: kibitz, the guest's Python, hypothesis, pytest."""
