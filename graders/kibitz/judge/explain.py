"""Explaining: from a reply that carries no value to a failure that says what went wrong, and where."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Mapping
from typing import Final

from kibitz.judge import decode, failures
from kibitz.judge.decode import Reply
from kibitz.judge.failures import StudentFailure
from kibitz.judge.handle import type_name
from kibitz.judge.show import printable
from kibitz.judge.transcript import Step
from kibitz.model.note import note
from kibitz.model.result import Fault, Frame

COURSE_S: Final = (
    "{module} is the course's own version here: import only what the assignment says that it has, and keep "
    "what you have added to it in a file of your own."
)

MOST_SOURCE: Final = 400
MOST_FILES: Final = 200
MOST_NAMES: Final = 200


class Explainer:
    """Knows a submission's files, and what its program was given."""

    def __init__(self, files: Mapping[str, bytes], entry: str, output: int) -> None:
        """Explain failures of the program of ``files``; ``output`` is how many KiB it may print."""
        self._files = files
        self._output = output
        self.entry = entry
        """The module that the present check is about."""
        self.granted: Collection[str] = ()
        """The modules of the course that it may import."""

    def failure(self, reply: Reply, step: Step) -> StudentFailure:
        """Return the failure that a reply without a value means; `Nonsense` when it means nothing."""
        tell: Callable[[object, Step], StudentFailure] | None = {
            "raised": self._of_raised,
            "missing": self._of_missing,
            "asked": lambda payload, _: failures.asked(decode.read_text(payload)),
            "output": lambda *_: failures.printed_too_much(self._output),
            "large": lambda payload, _: failures.too_large(decode.read_text(payload)),
        }.get(reply.status)
        return failures.spoke_nonsense() if tell is None else tell(reply.payload, step)

    def _of_raised(self, payload: object, step: Step) -> StudentFailure:
        described = decode.read_described(payload)
        if step.kind == "load" and "ModuleNotFoundError" in described.bases and not described.frames:
            return self.no_module(step.name)
        advice = None
        if described.type == "ImportError":
            named = (name for name in self.granted if f"'{name}'" in described.message)
            advice = next((note(COURSE_S, module=name) for name in named), None)
        return failures.raised(self._fault(described), tuple(described.bases), advice)

    def _of_missing(self, payload: object, step: Step) -> StudentFailure:
        name, names = decode.read_missing(payload)
        nearest = difflib.get_close_matches(name, names[:MOST_NAMES], 1, 0.5)
        return failures.missing(name, self._owner(step), nearest[0] if nearest else "")

    def _owner(self, step: Step) -> str:
        if step.target is None or type_name(step.target) == "module":
            return f"{step.module or self.entry}.py"
        return type_name(step.target)

    def no_module(self, name: str) -> StudentFailure:
        """Return the failure of a module that was not handed in."""
        files = list(self._files)[:MOST_FILES]
        nearest = difflib.get_close_matches(f"{name}.py", files, 1, 0.5)
        return failures.no_file(f"{name}.py", nearest[0] if nearest else "")

    def _fault(self, described: decode.Described) -> Fault:
        frames = tuple(
            Frame(file, line, function, self._source(file, line))
            for file, line, function in described.frames
            if file in self._files
        )
        return Fault(described.type, printable(described.message), frames)

    def _source(self, file: str, line: int) -> str:
        lines = self._files.get(file, b"").split(b"\n")
        if not 0 < line <= len(lines):
            return ""
        return lines[line - 1].decode("utf-8-sig", "replace").rstrip()[:MOST_SOURCE]
