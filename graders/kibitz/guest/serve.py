"""The serve loop of a guest: one request of the judge after another, each answered in plain data.

A request is ``[call, operation, argument, ...]``; its reply is ``[call, status, payload, events]``, where
events are what the console recorded.  Statuses:

===========  ====================================================================
``value``    the packed value that came out
``raised``   the exception, as `faults.describe` tells it
``missing``  [what was looked for, names that are there]
``asked``    the prompt of an ``input`` that had no answer left; the guest has ended
``prompt``   the prompt of an ``input`` in a dialogue; the judge answers with ``answer``
``printed``  nothing; what was printed so far, of a program that may be stopped soon
``output``   nothing; more was printed than may be; the guest has ended
``large``    which limit the value exceeds: ``items``, ``depth`` or ``size``
``batch``    [status, payload] of each of several requests
``ended``    the wait status of the fork that a check had
===========  ====================================================================
"""

from __future__ import annotations

import builtins
import importlib
import operator
import os
import random
import shutil
import sys

from . import faults, fresh, limits, notes, wire
from .channel import Channel
from .console import Console
from .importer import Importer
from .objects import Objects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, NoReturn

    Reply = tuple[str, Any]

MOST_NAMES = 200
NEARLY = 0.8
"""Of its time, after which a program that runs is asked what it has printed."""
CANNOT_WRITE = 71
"""Exit code of a guest that has no room, or no right, to write a file of the judge's."""

APPLY: dict[str, Callable[..., object]] = {
    "str": str,
    "repr": repr,
    "dir": dir,
    "len": len,
    "type": type,
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "getitem": operator.getitem,
    "isinstance": isinstance,
}
"""What the judge may have done to values, beside calls: the builtin function or operator by name."""


class Missing(Exception):
    """An attribute is not there; the arguments are its name and the names that are."""


class Guest:
    """Runs one submission's code and answers questions about it."""

    def __init__(self, channel: Channel, settings: dict[str, Any], arm: Callable[[], None]) -> None:
        """Get ready in the current folder, within the limits in ``settings``; ``arm`` readies the timer."""
        self.channel = channel
        self.cpu = settings["cpu"]
        self.call = 0
        self.wall = 0.0
        """Seconds by the clock that a program which converses has; 0 while none does."""
        self.objects = Objects()
        self.console = Console(settings["output"] * 1024, self.halt)
        self.packer = wire.Packer(settings["items"], settings["depth"], self.objects.keep)
        self.console.catch_descriptors(settings["folder"])
        self.snapshot = fresh.Snapshot(arm)
        self.operations: dict[str, Callable[..., Reply]] = {
            "files": self.set_files,
            "fresh": self.fresh,
            "fork": self.fork,
            "end": self.end,
            "load": self.load,
            "get": self.get,
            "call": self.call_object,
            "apply": self.apply,
            "write": self.write,
            "exec": self.execute,
            "batch": self.batch,
            "replay": self.replay,
            "converse": self.converse,
            "run": self.run,
        }

    def serve(self) -> NoReturn:
        """Answer requests until the judge hangs up."""
        while True:
            request = self.channel.receive()
            if request is None:
                os._exit(0)
            self.call = request[0]
            answer = self.operations[request[1]](*request[2:])
            if request[0]:  # a request without a number wants no reply
                self.reply(*answer)

    def reply(self, status: str, payload: Any) -> None:
        """Send the answer to the current call, with what was printed meanwhile."""
        events = _clean(self.console.take())
        printed = wire.frame(events) if events else b""
        try:
            self.channel.send([self.call, status, payload, events], spare=len(printed))
        except wire.TooLarge as error:
            self.channel.send([self.call, "large", str(error), events], spare=len(printed))

    def halt(self, status: str, prompt: str) -> NoReturn:
        """End this process in the midst of a call, and say why."""
        limits.stop_timer()
        limits.stop_watching()
        self.reply(status, _clean(prompt[:500]))
        os._exit(0)

    def guarded(self, act: Callable[[], object]) -> Reply:
        """Run student's code within the time limit; whatever it raises becomes a reply."""
        limits.start_timer(self.cpu)
        self.watch()
        try:
            value = act()
        except Missing as missing:
            self.unwatch()
            return "missing", _clean(list(missing.args))
        except BaseException as error:
            described = faults.describe(error, self.importer.files)
            self.unwatch()
            return "raised", _clean(described)
        self.unwatch()
        return self.packed(value)

    def packed(self, value: object) -> Reply:
        """Return the reply that carries a value."""
        try:
            return "value", self.packer.pack(value)
        except wire.TooLarge as error:
            return "large", str(error)

    # Each method below is one operation.

    def set_files(self, files: dict[str, str], granted: dict[str, list[Any]]) -> Reply:
        """Take over the submission's files, and the granted modules with the names of what is noted.

        Contents and bytecode are in hexadecimal digits.
        """
        contents = {name: bytes.fromhex(text) for name, text in files.items()}
        modules = {name: bytes.fromhex(text) for name, (text, _) in granted.items()}
        self.folder = fresh.Folder(os.getcwd(), contents)

        def ready(module: Any) -> None:
            notes.note_calls(module, granted[module.__name__][1], self.console.record)

        self.importer = Importer(contents, modules, self.folder.path, ready)
        return "value", None

    def fresh(self, seed: int) -> Reply:
        """Put everything back to where a new check starts; say whether that can be relied on."""
        quiet = fresh.is_quiet()
        self.snapshot.restore()
        self.importer.forget()
        self.folder.restore()
        self.objects = Objects()
        self.packer.keep = self.objects.keep
        sys.meta_path.insert(0, self.importer)
        sys.path.insert(0, self.folder.path)
        self.console.install(seed)
        self.wall = 0.0
        return "value", quiet

    def fork(self) -> Reply:
        """Let a fork of this process answer from here on; come back when it has ended."""
        self.folder.restore()
        state = random.getstate()
        child = os.fork()
        if not child:
            random.setstate(state)  # Python seeds anew in a fork
            return "value", None
        status = os.waitpid(child, 0)[1]
        self.call = 0
        return "ended", status

    def end(self) -> NoReturn:
        """End this process."""
        os._exit(0)

    def load(self, module: str) -> Reply:
        """Import a module."""
        return self.guarded(lambda: importlib.import_module(module))

    def converse(self, answers: list[str], orders: list[list[str]], live: bool, wall: float) -> Reply:
        """From here on answer what the program asks, and let its shuffles come in prepared orders."""
        self.console.answers = list(answers)
        self.console.fetch = self.fetch if live else None
        self.console.shuffles.orders = orders
        self.wall = wall
        return "value", None

    def run(self, file: str) -> Reply:
        """Run a file as a person would."""
        return self.guarded(lambda: self.importer.run(file))

    def watch(self) -> None:
        """Tell the judge what was printed, shortly before a program that converses may be stopped."""
        if self.wall:
            limits.watch(NEARLY * self.cpu, NEARLY * self.wall, self.tell_printed)

    def unwatch(self) -> None:
        """Stop all timers."""
        limits.stop_timer()
        if self.wall:
            limits.stop_watching()

    def tell_printed(self) -> bool:
        """Send what was printed so far, unless that is just being noted down."""
        if self.console.busy:
            return False
        self.reply("printed", None)
        return True

    def fetch(self, prompt: str) -> str:
        """Have the judge answer a prompt; the time that this takes is not the program's."""
        limits.stop_timer()
        limits.stop_watching()
        self.reply("prompt", _clean(prompt[:500]))
        request = self.channel.receive()
        if request is None:
            os._exit(0)
        self.call, _, answer = request
        limits.start_timer(self.cpu)
        self.watch()
        return str(answer)

    def get(self, owner: int, name: str) -> Reply:
        """Return an attribute of an object, or the names that it has instead."""
        return self.guarded(lambda: _attribute(self.objects.fetch(owner), name))

    def call_object(self, owner: int, name: str, arguments: Any, keywords: Any) -> Reply:
        """Call an object, or its method ``name`` where that is not empty."""
        fetch = self.objects.fetch

        def call() -> object:
            thing: Any = fetch(owner)
            if name:
                thing = _attribute(thing, name)
            args = [wire.unpack(argument, fetch) for argument in arguments]
            return thing(*args, **{key: wire.unpack(value, fetch) for key, value in keywords.items()})

        return self.guarded(call)

    def apply(self, operation: str, arguments: Any) -> Reply:
        """Do one of `APPLY` to values."""
        fetch = self.objects.fetch
        return self.guarded(lambda: APPLY[operation](*[wire.unpack(part, fetch) for part in arguments]))

    def write(self, name: str, content: str) -> Reply:
        """Write a text file beside the program, whatever the program did to its folder."""
        path = os.path.join(self.folder.path, name)
        try:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            _clear(path)
            with open(path, "x", encoding="utf-8", newline="") as file:
                file.write(content)
        except Exception:  # of the library too, where a program has replaced what it uses
            os._exit(CANNOT_WRITE)
        return "value", None

    def execute(self, line: str, names: dict[str, int]) -> Reply:
        """Run a statement with some objects under names."""
        scope: dict[str, Any] = {"__builtins__": builtins}
        scope.update((name, self.objects.fetch(number)) for name, number in names.items())
        return self.guarded(lambda: exec(line, scope))

    def batch(self, requests: list[list[Any]]) -> Reply:
        """Answer several requests in one reply, up to the first that gives no value."""
        answers: list[Any] = []
        for operation, *arguments in requests:
            answers.append(self.operations[operation](*arguments))
            if answers[-1][0] != "value":
                break
        return "batch", answers

    def replay(self, lines: list[str]) -> Reply:
        """Run the lines of a transcript as if pasted; the value is that of the last one."""
        scope: dict[str, Any] = {"__name__": "__console__", "__builtins__": builtins}
        return self.guarded(lambda: _paste(lines, scope))


def _clear(path: str) -> None:
    """Take away what has the name that a file of the judge's is to have: a link is not followed."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.unlink(path)


def _attribute(thing: Any, name: str) -> object:
    """Return an attribute; `Missing` when it is not there, and not an `AttributeError` of the student's."""
    try:
        return getattr(thing, name)
    except AttributeError:
        if any(name in vars(kind) for kind in type.__dict__["__mro__"].__get__(type(thing))):
            raise  # a property that is there, and goes wrong inside
    raise Missing(name, sorted(other for other in dir(thing) if not other.startswith("_"))[:MOST_NAMES])


def _paste(lines: list[str], scope: dict[str, Any]) -> object:
    """Run all lines, and return the value of the last where that is an expression."""
    last = lines[-1]
    for line in lines[:-1]:
        exec(line, scope)
    try:
        expression = compile(last, "<transcript>", "eval")
    except SyntaxError:
        exec(last, scope)
        return None
    return eval(expression, scope)  # noqa: S307 -- in the guest, where all code is a student's


def _clean(thing: Any) -> Any:
    """Return messages with what UTF-8 cannot hold written as escapes; values can always cross."""
    if type(thing) is str:
        return thing.encode("utf-8", "backslashreplace").decode()
    if type(thing) is list:
        return [_clean(part) for part in thing]
    if type(thing) is dict:
        return {key: _clean(value) for key, value in thing.items()}
    return thing
