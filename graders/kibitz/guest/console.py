"""What a program prints, what it asks for and how long it says that it sleeps, under the judge's control."""

from __future__ import annotations

import builtins
import datetime
import io
import os
import random
import sys
import time

from .shuffles import Shuffles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, NoReturn

PRINTED = ("out", "err")
"""Kinds of events that are text; while they are recorded it is kept in parts."""

LONGEST_SLEEP = 2.0**40

_real_clocks = {name: getattr(time, name) for name in ("time", "monotonic", "perf_counter")}

_real_clocks_ns = {name: getattr(time, name + "_ns") for name in _real_clocks}


_real_datetime = datetime.datetime


def moved_datetime() -> type:
    """Return a ``datetime`` whose ``now`` and ``today`` go by the moved clock."""

    class Moved(_real_datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return cls.fromtimestamp(time.time(), tz)

        @classmethod
        def today(cls) -> Any:
            return cls.fromtimestamp(time.time())

    Moved.__module__, Moved.__name__, Moved.__qualname__ = "datetime", "datetime", "datetime"
    return Moved


class Console:
    """Stands for the terminal: records prints and answers in order, and answers when asked.

    ``halt`` is called, and must not return, when the answers or the room for output are spent: nothing is
    raised into a student's code, which could catch it and go on.
    """

    def __init__(self, most_bytes: int, halt: Callable[[str, str], NoReturn]) -> None:
        """Record at most ``most_bytes`` of output for each check."""
        self.most_bytes = most_bytes
        self.halt = halt
        self.events: list[list[Any]] = []
        self.answers: list[str] = []
        self.keyboard = Keyboard(self)
        self.fetch: Callable[[str], str] | None = None
        """Asks the judge for an answer, in a dialogue where it decides at each prompt."""
        self.busy = False
        """Whether an event is just being recorded, so that nobody may take them."""
        self.shuffles = Shuffles(self.record)
        self._room = most_bytes
        self._slept = 0.0
        self._printed: int | None = None
        self._seen = 0

    def catch_descriptors(self, folder: str) -> None:
        """Let what is written straight to descriptors 1 and 2 end up in a file without a name."""
        path = os.path.join(folder, ".printed")
        self._printed = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        os.unlink(path)
        os.dup2(self._printed, 1)
        os.dup2(self._printed, 2)

    def install(self, seed: int) -> None:
        """Put fresh streams, ``input``, ``sleep``, clocks and a seeded ``random`` in place."""
        self.events, self.answers, self.fetch = [], [], None
        self._room = self.most_bytes
        self._slept = 0.0
        sys.stdout = sys.__stdout__ = self._stream("out")  # type: ignore[misc]
        sys.stderr = sys.__stderr__ = self._stream("err")  # type: ignore[misc]
        sys.stdin = sys.__stdin__ = self.keyboard = Keyboard(self)  # type: ignore[misc, assignment]
        builtins.input = self.input
        self._install_clocks()
        vars(datetime)["datetime"] = moved_datetime()
        seed_randomness(seed)
        self.shuffles.orders = []
        self.shuffles.install()

    def _stream(self, label: str) -> io.TextIOWrapper:
        sheet: Any = Sheet(self, label)
        return io.TextIOWrapper(sheet, encoding="utf-8", errors="backslashreplace", write_through=True)

    def _install_clocks(self) -> None:
        time.sleep = self.sleep  # type: ignore[assignment]
        for name, real in _real_clocks.items():
            setattr(time, name, self._shifted(real))
            setattr(time, name + "_ns", self._shifted_ns(_real_clocks_ns[name]))

    def _shifted(self, real: Callable[[], float]) -> Callable[[], float]:
        return lambda: real() + self._slept

    def _shifted_ns(self, real: Callable[[], int]) -> Callable[[], int]:
        return lambda: real() + int(self._slept * 1e9)

    def sleep(self, seconds: float) -> None:
        """Stand for ``time.sleep``: pass at once, count the time, and move the clocks on by it."""
        if seconds != seconds:  # noqa: PLR0124 -- only nan is not itself
            raise ValueError("Invalid value NaN (not a number)")
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        if seconds > LONGEST_SLEEP:
            raise OverflowError("timestamp out of range for platform time_t")
        self._slept += seconds
        if self.events and self.events[-1][0] == "slept":
            self.events[-1][1] += float(seconds)
        else:
            self.record("slept", float(seconds))

    def input(self, prompt: object = "") -> str:
        """Stand for ``input``: give the next answer, or end the call when they are spent."""
        if sys.stdin is not self.keyboard:
            return _line_of(sys.stdin, prompt)
        return self.ask(str(prompt))[:-1]

    def ask(self, prompt: str) -> str:
        """Return the next answer as a line, with its line end."""
        if self.fetch is not None:
            answer = self.fetch(prompt)
        elif self.answers:
            answer = self.answers.pop(0)
        else:
            self.halt("asked", prompt)
        self.record("asked", [prompt, answer])
        return answer + "\n"

    def record(self, kind: str, what: Any) -> None:
        """Note an event; neighbouring prints on the same stream become one."""
        if kind not in PRINTED:
            self._spend(64)
            self.events.append([kind, what])
            return
        self._spend(len(what))
        self.busy = True
        if self.events and self.events[-1][0] == kind:
            self.events[-1][1].append(what)
        else:
            self.events.append([kind, [what]])
        self.busy = False

    def _spend(self, size: int) -> None:
        self._room -= size
        if self._room < 0:
            self._room = 1 << 60  # what is left to say must not end here again
            self.halt("output", "")

    def take(self) -> list[list[Any]]:
        """Return what happened since this was last asked, descriptors 1 and 2 included."""
        if self._printed is not None:
            size = os.fstat(self._printed).st_size
            if size > self._seen:
                fresh, start, self._seen = size - self._seen, self._seen, size
                data = os.pread(self._printed, min(fresh, self.most_bytes), start)
                self._spend(fresh - len(data))  # what is not even read counts too
                self.record("out", data.decode("utf-8", "backslashreplace"))
        events, self.events = self.events, []
        return [[kind, "".join(what) if kind in PRINTED else what] for kind, what in events]


def _line_of(stream: Any, prompt: object) -> str:
    """Return a line of the stream that a program has put in the keyboard's place, as ``input`` does."""
    print(prompt, end="", flush=True)
    line: str = stream.readline()
    if not line:
        raise EOFError("EOF when reading a line")
    return line[:-1] if line.endswith("\n") else line


class Sheet(io.RawIOBase):
    """The bytes end of a printed stream."""

    def __init__(self, console: Console, label: str) -> None:
        """Record on ``console``, as ``label``."""
        super().__init__()
        self._console = console
        self._label = label

    def writable(self) -> bool:
        """Say that this can be written to."""
        return True

    def fileno(self) -> int:
        """Return the descriptor of the real stream, which is recorded too."""
        return 1 if self._label == "out" else 2

    def write(self, data: Any) -> int:
        """Record the bytes."""
        self._console.record(self._label, bytes(data).decode("utf-8", "backslashreplace"))
        return len(data)

    def close(self) -> None:
        """Stay open: a program that closes its output can still be told what it printed."""


class Keyboard(io.TextIOBase):
    """Standard input that is answered line by line."""

    def __init__(self, console: Console) -> None:
        """Take answers from ``console``."""
        super().__init__()
        self._console = console

    def readable(self) -> bool:
        """Say that this can be read."""
        return True

    def readline(self, size: int = -1) -> str:  # type: ignore[override]
        """Return the next answer, with its line end."""
        return self._console.ask("")

    def read(self, size: int | None = -1) -> str:
        """Return all answers that are left, as a file's text."""
        lines = []
        while self._console.answers:
            lines.append(self._console.ask(""))
        return "".join(lines)


def seed_randomness(seed: int) -> None:
    """Make ``random`` give the same again: the module's functions, new ``Random()`` objects, ``urandom``."""
    fixed = _SeededRandom(seed)
    _real_seed(vars(random)["_inst"], seed)
    setattr(random.Random, "seed", fixed.seed)  # noqa: B010 -- no checker likes a method replaced
    vars(random).update(seed=vars(random)["_inst"].seed, _urandom=fixed.urandom)
    os.urandom = fixed.urandom
    vars(os)["getrandom"] = lambda size, flags=0: fixed.urandom(size)


_real_seed = random.Random.seed


class _SeededRandom:
    """Answers for the system's randomness, from a seed."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random()
        _real_seed(self._source, seed)

    @property
    def seed(self) -> Callable[..., None]:
        source = self._source

        def seed_method(generator: random.Random, a: Any = None, version: int = 2) -> None:
            """Seed the generator; without a seed, from the judge's randomness."""
            _real_seed(generator, source.getrandbits(64) if a is None else a, version)

        return seed_method

    def urandom(self, size: int) -> bytes:
        """Return ``size`` bytes of the judge's randomness."""
        return self._source.getrandbits(8 * size).to_bytes(size, "big") if size else b""
