"""Failures: what a question to a student's program can come to instead of a value."""

from __future__ import annotations

import os
import signal
from typing import Final

from kibitz.guest.limits import OUT_OF_TIME
from kibitz.guest.zygote import BROKEN_OFF
from kibitz.model.note import Note, note
from kibitz.model.result import Fault
from kibitz.model.verdict import Verdict


class StudentFailure(Exception):
    """A question to the student's program had no value for an answer; the verdict says why."""

    def __init__(
        self,
        verdict: Verdict,
        sentence: Note,
        *,
        advice: Note | None = None,
        fault: Fault | None = None,
        bases: tuple[str, ...] = (),
    ) -> None:
        """Carry the verdict, what happened, what to do, and the exception where there was one."""
        super().__init__(sentence.say())
        self.verdict = verdict
        self.sentence = sentence
        self.advice = advice
        self.fault = fault
        self.bases = bases


class OurFault(Exception):
    """The kit, the suite or the sandbox failed: no mark may come of it."""


class Untested(Exception):
    """A check could not make happen what it looks for; that says so, and costs nothing."""

    def __init__(self, why: Note) -> None:
        """Carry what could not be made to happen."""
        super().__init__(why.say())
        self.why = why


class UnmetExpectation(AssertionError):
    """A block that had to raise did not, or raised something else of the same kind."""

    def __init__(self, expected: str, got: str) -> None:
        """Carry both as they are shown: ``AssertionError: invalid trick``."""
        super().__init__(f"expected {expected}, got {got}")
        self.expected = expected
        self.got = got


class Broken(AssertionError):
    """A check found a clause broken, and says how in words of its own."""

    def __init__(
        self, sentence: Note, *, expected: str = "", got: str = "", advice: Note | None = None
    ) -> None:
        """Carry what happened, what to do, and both sides as text, as far as there is something to show."""
        super().__init__(sentence.say())
        self.sentence = sentence
        self.expected = expected
        self.got = got
        self.advice = advice


TIME_SIGNALS: Final = frozenset({signal.SIGPROF, signal.SIGXCPU, signal.SIGVTALRM})
"""Signals by which the kernel ends a guest that used its processor time up."""


def too_slow(seconds: float) -> StudentFailure:
    """Make the failure of a call that used up its processor time."""
    return StudentFailure(
        Verdict.TIMEOUT,
        note("The program was stopped after {seconds} s of computing.", seconds=f"{seconds:g}"),
        advice=note("Look for a loop that never ends, or that does far more work than needed."),
    )


def too_silent(seconds: float) -> StudentFailure:
    """Make the failure of a call that did not answer by the clock."""
    return StudentFailure(
        Verdict.TIMEOUT,
        note("The program did not answer within {seconds} s.", seconds=f"{seconds:g}"),
        advice=note("Does it wait for something that never comes?"),
    )


def too_long(seconds: float) -> StudentFailure:
    """Make the failure of a check whose calls together take too long."""
    return StudentFailure(
        Verdict.TIMEOUT,
        note("All calls of this check together took longer than {seconds} s.", seconds=f"{seconds:g}"),
    )


def no_room() -> StudentFailure:
    """Make the failure of a program that leaves no room for the files of a check."""
    return StudentFailure(
        Verdict.OUTPUT,
        note("There was no room left to write a file for the program."),
        advice=note("Look for a file that the program writes without end."),
    )


def ended(status: int, cpu_limit: float) -> StudentFailure:
    """Make the failure of a call in which the process ended, from its wait status."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        if number in TIME_SIGNALS:
            return too_slow(cpu_limit)
        names = {member.value: member.name for member in signal.Signals}
        return StudentFailure(
            Verdict.CRASHED,
            note("The process was ended by signal {signal}.", signal=names.get(number, str(number))),
            advice=note("Very deep recursion, or code that goes around Python, can do this."),
        )
    if os.WEXITSTATUS(status) == OUT_OF_TIME:
        return too_slow(cpu_limit)
    if os.WEXITSTATUS(status) == BROKEN_OFF:
        return spoke_nonsense()
    return StudentFailure(
        Verdict.CRASHED,
        note("The program ended its own process, with exit code {code}.", code=os.WEXITSTATUS(status)),
        advice=note("Do not end the process: return from the function instead."),
    )


def spoke_nonsense() -> StudentFailure:
    """Make the failure of a guest that broke the protocol."""
    return StudentFailure(
        Verdict.CRASHED,
        note("The program disturbed the connection with the judge and was stopped."),
        advice=note("Leave file descriptors and the internals of Python alone."),
    )


def printed_too_much(kib: int) -> StudentFailure:
    """Make the failure of a program that floods its output."""
    return StudentFailure(
        Verdict.OUTPUT,
        note("The program printed more than {kib} KiB and was stopped.", kib=kib),
        advice=note("Look for a print in a loop that never ends."),
    )


_LARGE: Final = {
    "items": note("The value has too many elements to be looked at."),
    "depth": note("The value is nested too deeply to be looked at; perhaps it contains itself."),
    "size": note("The value is too large to be looked at."),
}


def too_large(which: str) -> StudentFailure:
    """Make the failure of a value beyond a limit."""
    return StudentFailure(Verdict.OUTPUT, _LARGE.get(which, _LARGE["size"]))


def asked(prompt: str) -> StudentFailure:
    """Make the failure of a program that asks for input when there is none to give."""
    return StudentFailure(
        Verdict.RAISED,
        note("The program asked for input, with the prompt {prompt}.", prompt=repr(prompt))
        if prompt
        else note("The program asked for input."),
        advice=note("Put code that asks or plays under: if __name__ == '__main__':"),
    )


class AskedMore(StudentFailure):
    """A program asked for input once more than it was answered."""

    def __init__(self, sentence: Note, prompt: str) -> None:
        """Carry what it asked."""
        super().__init__(
            Verdict.WRONG,
            sentence,
            advice=note("Does the program end when it should, and ask only what the assignment says?"),
        )
        self.prompt = prompt


def asked_more(prompt: str) -> AskedMore:
    """Make the failure of a program that is not done when the answers are."""
    sentence = (
        note(
            "The program asked for input once more than it should, with the prompt {prompt}.",
            prompt=repr(prompt),
        )
        if prompt
        else note("The program asked for input once more than it should.")
    )
    return AskedMore(sentence, prompt)


_ADVICE: Final = {
    "RecursionError": note("A function calls itself without coming to an end."),
    "IndentationError": note("Check the indentation of this line and the ones above it."),
    "TabError": note("Tabs and spaces are mixed: use four spaces everywhere."),
    "SyntaxError": note("Python cannot read this line: look at it and at the one before."),
    "ModuleNotFoundError": note("Only Python's own modules and your own files can be imported."),
    "SystemExit": note("Do not end the program: return from the function instead."),
    "UnboundLocalError": note("A variable is used before it got a value."),
    "NotImplementedError": note("This has still to be written."),
}


def raised(fault: Fault, bases: tuple[str, ...], advice: Note | None = None) -> StudentFailure:
    """Make the failure of a call that raised an exception; with ``advice`` for what commonly helps."""
    if "MemoryError" in bases:
        return StudentFailure(
            Verdict.MEMORY,
            note("The program needed more memory than it may use."),
            advice=note("Look for a list or a string that grows without end."),
            fault=fault,
            bases=bases,
        )
    what = f"{fault.type}: {fault.message}" if fault.message else fault.type
    advice = advice or next((_ADVICE[base] for base in bases if base in _ADVICE), None)
    return StudentFailure(
        Verdict.RAISED,
        note("The program raised {exception}.", exception=what),
        advice=advice,
        fault=fault,
        bases=bases,
    )


def missing(name: str, owner: str, nearest: str) -> StudentFailure:
    """Make the failure of a name that is not there."""
    return StudentFailure(
        Verdict.MISSING,
        note("{name} was looked for in {owner} and not found.", name=name, owner=owner),
        advice=note("The nearest name there is {nearest}.", nearest=nearest) if nearest else None,
    )


def no_file(name: str, nearest: str) -> StudentFailure:
    """Make the failure of a module that is not among the files."""
    return StudentFailure(
        Verdict.MISSING,
        note("The file {file} was not handed in.", file=name),
        advice=note("The nearest file is {nearest}.", nearest=nearest) if nearest else None,
    )


def wrong_kind(what: str, kind: str) -> StudentFailure:
    """Make the failure of an operation that must give a value of one kind, and gave another."""
    return StudentFailure(Verdict.WRONG, note("{what} did not give a plain {kind}.", what=what, kind=kind))


def no_plain_value(kind: str) -> StudentFailure:
    """Make the failure of an object that came where a plain value was expected."""
    return StudentFailure(
        Verdict.WRONG, note("An object of the class {kind} came where a plain value was expected.", kind=kind)
    )
