"""Transcripts: what the judge asked, written down as Python that can be pasted and run again."""

from __future__ import annotations

import builtins
import keyword
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from kibitz.judge.handle import Handle, Kin, type_name
from kibitz.judge.literal import literal
from kibitz.judge.rerun import names_in, write_answers, write_run
from kibitz.judge.statements import under_names


@dataclass(slots=True)
class Step:
    """One question to the guest, and what came of it."""

    kind: str
    """``load``, ``find``, ``get``, ``call``, ``apply``, ``file``, ``run``, ``answers`` or ``exec``."""
    name: str = ""
    """Of the module, attribute, method, operation or file; the statement for ``exec``.

    For ``run`` and ``answers`` the arguments are the answers that were given, and the orders in which what
    was shuffled came; for ``exec`` they are the objects by the names that they have in the statement.
    """
    target: Handle | None = None
    module: str = ""
    """For ``find``: the module's name."""
    args: tuple[object, ...] = ()
    kwargs: dict[str, object] = field(default_factory=dict)
    value: object = None
    raised: str = ""
    """The type of the exception that came instead of a value."""
    failed: bool = True
    """Whether no value came, until one has."""
    expected: str = ""
    """The type of exception that the check was waiting for, and got."""


OPERATORS: Final = {
    "eq": "{0} == {1}",
    "ne": "{0} != {1}",
    "lt": "{0} < {1}",
    "le": "{0} <= {1}",
    "gt": "{0} > {1}",
    "ge": "{0} >= {1}",
    "getitem": "{0}[{1}]",
}
"""How operations are written that are no functions."""


class Names:
    """Variable names for the objects of one transcript."""

    def __init__(self, modules: set[int], reserved: Iterable[str]) -> None:
        """Start with none given; ``modules`` are the ids of the module handles that need one.

        The ``reserved`` ones are not given.
        """
        self.modules = modules
        self.inside: dict[int, str] = {}
        """By the id of a handle that is used just once, to be handed over: how it is made."""
        self._by_handle: dict[int, str] = {}
        self.taken: set[str] = {*dir(builtins), *keyword.kwlist, "Path", *reserved}
        """Names that no other object can have."""

    def known(self, handle: Handle) -> bool:
        """Return whether the object has a name."""
        return id(handle) in self._by_handle

    def of(self, handle: Handle) -> str:
        """Return the object's name, a new one where it has none."""
        if not self.known(handle):
            self.give(handle, _variable(type_name(handle)))
        return self._by_handle[id(handle)]

    def write(self, handle: Handle) -> str:
        """Return how the object is written: by name, or by the plain value that it is worth."""
        if id(handle) in self.inside:
            return self.inside[id(handle)]
        if isinstance(handle, Kin) and not self.known(handle):
            return literal(handle.value, self.write)
        return self.of(handle)

    def give(self, handle: Handle, wish: str) -> str:
        """Name the object, as near to the wish as is free."""
        return self.call(handle, self.free(wish))

    def call(self, handle: Handle, name: str) -> str:
        """Name the object."""
        self._by_handle[id(handle)] = name
        return name

    def free(self, wish: str) -> str:
        """Return a name that is free, as near to the wish as can be, and take it."""
        name, count = wish, 2
        while name in self.taken:
            name, count = f"{wish}{count}", count + 1
        self.taken.add(name)
        return name


def _variable(class_name: str) -> str:
    """Return a variable name for an object: ``game`` for a ``TrickGame``."""
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", class_name)
    word = (words[-1] if words else "thing").lower()
    return word if word.isidentifier() else "thing"


def write(value: object, names: Names) -> str:
    """Return a value as Python, with the variables' names for handles."""
    return literal(value, names.write)


def _call(step: Step, names: Names) -> str:
    arguments = [write(value, names) for value in step.args]
    arguments += [f"{key}={write(value, names)}" for key, value in step.kwargs.items()]
    assert step.target is not None
    method = f".{step.name}" if step.name else ""
    return f"{names.of(step.target)}{method}({', '.join(arguments)})"


def _find(step: Step, names: Names) -> str:
    if step.module == "__main__":  # `run_path` gives what the program has defined
        name = names.give(step.value, step.name) if isinstance(step.value, Handle) else step.name
        return f"{name} = program[{step.name!r}]"
    return f"from {step.module} import {_imported(step, names)}"


def _imported(step: Step, names: Names) -> str:
    """Return what an import brings in, under another name where its own is taken."""
    if not isinstance(step.value, Handle) or names.known(step.value):
        return step.name
    name = names.give(step.value, step.name)
    return step.name if name == step.name else f"{step.name} as {name}"


def _apply(step: Step, names: Names) -> str:
    arguments = [write(value, names) for value in step.args]
    if step.name in OPERATORS:
        return OPERATORS[step.name].format(*arguments)
    return f"{step.name}({', '.join(arguments)})"


def _load(step: Step, names: Names) -> str:
    if id(step.value) not in names.modules:
        return f"import {step.name}"
    return f"import {_imported(step, names)}"


def _get(step: Step, names: Names) -> str:
    assert step.target is not None
    return f"{names.of(step.target)}.{step.name}"


def _exec(step: Step, names: Names) -> str:
    own = {name: write(thing, names) for name, thing in step.kwargs.items()}
    return under_names(step.name, own, names.taken)


_WRITERS: Final[dict[str, Callable[[Step, Names], str]]] = {
    "load": _load,
    "find": _find,
    "get": _get,
    "call": _call,
    "apply": _apply,
    "file": lambda step, _: f"Path({step.name!r}).write_text({step.args[0]!r}, encoding='utf-8')",
    "exec": _exec,
    "run": lambda step, _: write_run(step.name, *step.args),
    "answers": lambda step, _: write_answers(*step.args),
}


class Transcript:
    """The questions of one check, or of one case of a scenario."""

    def __init__(self) -> None:
        """Start with none."""
        self.steps: list[Step] = []

    def lines(self) -> tuple[str, ...]:
        """Return Python that asks the same, a line for each question."""
        if self.steps and self.steps[-1].kind == "load" and self.steps[-1].failed:
            return (f"import {self.steps[-1].name}",)  # whatever came before has no part in it
        modules = self._modules_used()
        names, used = Names(modules, self._reserved()), self._handles_used()
        once = self._handed_over_once()
        lines = ["from pathlib import Path"] if any(step.kind == "file" for step in self.steps) else []
        for step in self.steps:
            last = step is self.steps[-1]
            if not last and _is_made(step) and id(step.value) in once:
                names.inside[id(step.value)] = _call(step, names)
                continue
            line = self._line(step, names, used, last=last)
            if not line:
                continue
            imports = step.kind in {"load", "find"}
            unneeded = line in lines or (step.kind == "load" and id(step.value) not in modules)
            if last or not (imports and unneeded):
                lines.append(line)
        if lines and self._ends_with_constant():
            lines.append(self.steps[-1].name)  # importing it shows nothing
        return tuple(lines)

    def asked(self) -> str:
        """Return the last question as Python; empty when there was none."""
        if not self.steps:
            return ""
        names, used = Names(self._modules_used(), self._reserved()), self._handles_used()
        once = self._handed_over_once()
        for step in self.steps[:-1]:
            if _is_made(step) and id(step.value) in once:
                names.inside[id(step.value)] = _call(step, names)
            else:
                self._line(step, names, used)
        if self.steps[-1].kind == "run":
            return f"python {self.steps[-1].name}"
        return _WRITERS[self.steps[-1].kind](self.steps[-1], names)

    def _line(self, step: Step, names: Names, used: set[int], *, last: bool = False) -> str:
        line = _WRITERS[step.kind](step, names)
        name = "" if last or step.kind not in {"call", "apply", "get"} else _kept_as(step, names, used)
        if name:
            line = f"{name} = {line}"
        if step.expected:  # before a run stand lines that prepare it
            *before, line = line.split("\n")
            return "\n".join([*before, f"try:\n    {line}\nexcept {step.expected}:\n    pass\n"])
        return line

    def _reserved(self) -> set[str]:
        """Return the names that answers, orders and runs are written with."""
        talks = [step for step in self.steps if step.kind in {"run", "answers"}]
        return {name for step in talks for name in names_in(*step.args, runs=step.kind == "run")}

    def _ends_with_constant(self) -> bool:
        last = self.steps[-1]
        return last.kind == "find" and not last.failed and not isinstance(last.value, Handle)

    def _modules_used(self) -> set[int]:
        """Return the ids of module handles that are more than imported from."""
        used: set[int] = set()
        for step in self.steps:
            if step.kind not in {"find", "load"}:
                used |= {id(value) for value in (step.target, *step.args, *step.kwargs.values())}
        return used

    def _handed_over_once(self) -> set[int]:
        """Return the ids of handles that one question gets among its arguments, and no other is about."""
        count: Counter[int] = Counter()
        given: set[int] = set()
        for step in self.steps:
            handed = [id(part) for part, _ in _parts([*step.args, *step.kwargs.values()])]
            count.update(handed if step.kind == "call" else handed * 2)
            given.update(handed)
            if step.target is not None:
                count[id(step.target)] += 2
        return {handle for handle in given if count[handle] == 1}

    def _handles_used(self) -> set[int]:
        """Return the ids of all handles that a question is about."""
        about = [[step.target, *step.args, *step.kwargs.values()] for step in self.steps]
        return {id(handle) for values in about for handle, _ in _parts(values)}


def _is_made(step: Step) -> bool:
    """Return whether a question made a new object by calling a class."""
    return (
        step.kind == "call"
        and not step.name
        and isinstance(step.value, Handle)
        and not isinstance(step.value, Kin)
        and step.target is not None
        and type_name(step.target) == "type"
        and not step.expected
    )


def _parts(value: object, path: str = "", depth: int = 4) -> Iterator[tuple[Handle, str]]:
    """Yield the handles in an answer, each with what leads to it: ``[0]``, ``['left'][2]``."""
    if isinstance(value, Handle):
        yield value, path
    elif depth and isinstance(value, list | tuple):
        for place, part in enumerate(value):
            yield from _parts(part, f"{path}[{place}]", depth - 1)
    elif depth and isinstance(value, dict):
        for key, part in value.items():
            if not isinstance(key, Handle):
                yield from _parts(part, f"{path}[{key!r}]", depth - 1)


def _kept_as(step: Step, names: Names, used: set[int]) -> str:
    """Return the variable for an answer that is a new object, or holds objects that are needed."""
    value = step.value
    if isinstance(value, Handle):
        if names.known(value) or (isinstance(value, Kin) and id(value) not in used):
            return ""
        return names.of(value)
    wanted = [(part, path) for part, path in _parts(value) if id(part) in used]
    needed = [(part, path) for part, path in wanted if not names.known(part)]
    if not needed:
        return ""
    name = names.free(_variable(step.name))
    for part, path in needed:
        names.call(part, name + path)
    return name
