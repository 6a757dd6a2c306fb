"""The student's program as a check sees it: the fixture ``student`` is one of these."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, NoReturn, TypeVar, cast

import msgspec

from kibitz.guest.wire import Packer
from kibitz.judge import decode, failures
from kibitz.judge.decode import Nonsense, Rebuilder, Reply, TooLarge
from kibitz.judge.dialogues import dialogue
from kibitz.judge.failures import AskedMore, OurFault, StudentFailure, UnmetExpectation
from kibitz.judge.granted import Granted
from kibitz.judge.handle import Handle, Kin, birth, number, type_name
from kibitz.judge.runner import Runner
from kibitz.judge.show import printable
from kibitz.judge.transcript import Step, Transcript
from kibitz.model.dialogue import Dialogue, Turn
from kibitz.model.exhibit import CardRow
from kibitz.model.note import Note
from kibitz.model.result import Fault, Frame
from kibitz.model.verdict import Verdict

DEEPEST_QUESTION: Final = 60
MOST_ASKED: Final = 1_000_000
MOST_SOURCE: Final = 400
MOST_FILES: Final = 200
MOST_ANSWERS: Final = 10_000
MOST_NAMES: Final = 200


Answer = TypeVar("Answer")

GrantedSets = Mapping[str, Mapping[str, Granted]]
"""Granted modules by the name of their set and their own."""

Answers = Sequence[str] | Callable[[Turn], str | None]
"""What a program is answered: texts in order, or a function that is told what the program has printed since
its last answer and what it asks; ``None`` from it, or the end of the texts, is the end of the answers."""


class _Promise:
    """Stands for the answer to a question that has not been sent yet; nothing can be done with it."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def _refuse(self, *_: object) -> NoReturn:
        raise OurFault("inside together() an answer has not come yet: return it, and use it afterwards")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _refuse
    __bool__ = __len__ = __iter__ = __contains__ = __getitem__ = __call__ = __str__ = _refuse


def _kept(wanted: object, answers: list[object]) -> object:
    """Return what was wanted, the answers in place of the promises."""
    if isinstance(wanted, _Promise):
        return answers[wanted.place]
    if type(wanted) is list or type(wanted) is tuple:
        return type(wanted)(_kept(part, answers) for part in wanted)
    if type(wanted) is dict:
        return {key: _kept(part, answers) for key, part in wanted.items()}
    return wanted


class Student:
    """Asks a submission's program, and writes down what was asked.

    Names are written as in the suite; a submission in another vocabulary is asked in its own.
    """

    def __init__(
        self,
        runner: Runner,
        files: Mapping[str, bytes],
        *,
        entry: str,
        language: str = "en",
        vocabulary: Mapping[str, str] | None = None,
        granted: GrantedSets | None = None,
    ) -> None:
        """Ask the program of ``files`` that ``runner`` runs; ``entry`` is its module."""
        self._granted = granted or {}
        self._runner = runner
        self._files = files
        self._entry = entry
        self.language = language
        """Which vocabulary the submission uses."""
        self._vocabulary = vocabulary or {}
        self._handles: dict[int, Handle] = {}
        self._rebuilder = Rebuilder(runner.limits, self._handle)
        self._packer = Packer(MOST_ASKED, DEEPEST_QUESTION, self._reference)
        self._events: list[tuple[str, Any]] = []
        self._heard = 0
        self._most_output = 2 * runner.limits.output * 1024
        self._room = self._most_output
        self.transcript = Transcript()
        self.dialogue: Dialogue | None = None
        """The last run of the program, as far as it came."""
        self.kept: dict[str, object] = {}
        """What a suite has found out about the submission, kept from check to check."""
        self.remarks: list[Note] = []
        """What the pages say of the submission as a whole."""
        self.exhibits: list[CardRow] = []
        """What the page of a failing check draws."""
        self.last: object = None
        """The value that the last question came to."""
        self.cautious = False
        """Whether questions are asked one by one, so that the one that fails is known for certain."""
        self.batched = False
        """Whether questions have been asked together since this was last set."""
        self._batch: list[tuple[Step, list[object]]] | None = None
        self._found: dict[str, object] = {}

    # What a check uses.

    def load(self, module: str = "") -> Handle:
        """Import a module of the submission; without a name, the one that the assignment asks for."""
        name = self.word(module) if module else self._entry
        step = self._note(Step("load", name))
        loaded = self._known_or_asked(step, name, lambda: self._runner.ask("load", name, []))
        if not isinstance(loaded, Handle):  # no import gives a plain value
            self._stop(failures.spoke_nonsense())
        return loaded

    def find(self, name: str, module: str = "") -> Handle:
        """Return the class or function of that name in a module of the submission.

        Anything plain of that name is given as it is.
        """
        owner = self.load(module)
        own = self.word(name)
        step = self._note(Step("find", own, owner, self.word(module) if module else self._entry))
        return self._known_or_asked(
            step, f"{step.module}.{own}", lambda: self._runner.ask("get", number(owner), own)
        )

    def names(self, module: str = "") -> list[str]:
        """Return the public names of a module of the submission; ``"__main__"`` is the program last run."""
        owner = self.load(module)
        names = self._value(
            Step("apply", "dir"), self._runner.ask("apply", "dir", [self._packer.pack(owner)])
        )
        if type(names) is not list or not all(type(name) is str for name in names):
            self._stop(failures.spoke_nonsense())
        return [name for name in names if not name.startswith("_")]

    def file(self, name: str, text: str) -> str:
        """Write a text file beside the program, and return its name."""
        own = self.word(name)
        self._note(Step("file", own, args=(text,)))
        self._runner.write(own, text)
        return own

    def run(
        self,
        file: str = "",
        *,
        answers: Answers = (),
        shuffles: Sequence[Sequence[str]] = (),
        may_ask_more: bool = False,
    ) -> Dialogue:
        """Run a file of the submission as a person would, and return what was printed, asked and answered.

        Without a name it is the file that the assignment asks for.  ``shuffles`` are orders, of things by
        the texts that they are printed as: what the program shuffles first comes in the first of them, if
        that knows all of it.  A program that asks once more than there are answers is ended, and fails
        unless it ``may_ask_more``.
        """
        own = self.word(file) if file else f"{self._entry}.py"
        orders = [list(order) for order in shuffles]
        given: list[str] = []
        step = self._note(Step("run", own, args=(given, orders)))
        if own not in self._files:
            raise self._no_module(own.removesuffix(".py"))
        begun = len(self._events)
        try:
            self._converse(step, own, answers, orders, given)
        except AskedMore as more:
            self.dialogue = dialogue(self._events[begun:], asked=more.prompt)
            self._runner.retire(more)
            if not may_ask_more:
                raise
        except StudentFailure:
            self.dialogue = dialogue(self._events[begun:])
            raise
        else:
            self.dialogue = dialogue(self._events[begun:])
            step.failed = False
        finally:
            step.value = self.last = self.dialogue
        return self.dialogue

    def _converse(
        self, step: Step, file: str, answers: Answers, orders: list[list[str]], given: list[str]
    ) -> None:
        """Run a file and answer it to its end; what it was answered goes into ``given``."""
        texts, ask = ([], answers) if callable(answers) else (list(answers), None)
        given += texts
        reply = self._told("run", file, texts, orders, ask is not None, self._runner.limits.wall)
        while ask is not None and reply.status == "prompt" and len(given) < MOST_ANSWERS:
            prompt = decode.read_text(reply.payload)
            answer = ask(Turn(self.output(), prompt))
            if answer is None:
                raise failures.asked_more(prompt)
            given.append(answer)
            reply = self._told("answer", answer)
        if reply.status in {"asked", "prompt"}:
            raise failures.asked_more(decode.read_text(reply.payload))
        self._value(step, reply)

    def _told(self, operation: str, *arguments: object) -> Reply:
        """Put a question to the guest, and hear all that was printed, also when no answer comes."""
        try:
            reply = self._runner.ask(operation, *arguments)
        except StudentFailure:
            self._events += self._runner.printed()
            raise
        self._hear(self._runner.printed() + reply.events)
        return msgspec.structs.replace(reply, events=[])

    def show(self, row: CardRow) -> None:
        """Have a row of cards drawn on the page, should the check fail."""
        self.exhibits.append(row)

    def remark(self, sentence: Note) -> None:
        """Have a sentence about the submission as a whole stand on its pages; it costs nothing."""
        if sentence not in self.remarks:
            self.remarks.append(sentence)

    def together(self, ask: Callable[[], Answer]) -> Answer:
        """Put all questions that ``ask`` asks in one message, which is faster; return what it returns.

        ``student.together(lambda: [game.hand(player) for player in "NESW"])``.  No question may depend on
        the answer to another.
        """
        if self.cautious:
            return ask()
        self.batched = True
        self._batch = []
        try:
            wanted = ask()
        finally:
            batch, self._batch = self._batch, None
        return cast(Answer, _kept(wanted, self._answers(batch) if batch else []))

    @property
    def life(self) -> int:
        """Which fresh start this is, counted from 1."""
        return self._runner.lives

    def word(self, name: str) -> str:
        """Return what the submission's vocabulary says for a name, else the name itself."""
        return self._vocabulary.get(name, name)

    def output(self) -> str:
        """Return what the program printed since this was last asked."""
        fresh, self._heard = self._events[self._heard :], len(self._events)
        return decode.printed(fresh, "out")

    def exec(self, statement: str, **objects: object) -> None:
        """Run one statement in the guest, with some objects under names.

        The names are those of the transcript's variables where they can be.
        """
        numbers = {name: number(cast(Handle, thing)) for name, thing in objects.items()}
        step = self._note(Step("exec", statement))
        self._value(step, self._runner.ask("exec", statement, numbers))

    @contextmanager
    def raises(self, kind: type[BaseException], message: str | None = None) -> Iterator[None]:
        """Expect the question asked inside to raise an exception, with that message if one is given."""
        own = None if message is None else self.word(message)
        expected = kind.__name__ if own is None else f"{kind.__name__}: {own}"
        try:
            yield
        except StudentFailure as failure:
            if (
                failure.verdict is not Verdict.RAISED
                or failure.fault is None
                or kind.__name__ not in failure.bases
            ):
                raise
            if own is not None and failure.fault.message != own:
                got = (
                    f"{failure.fault.type}: {failure.fault.message}"
                    if failure.fault.message
                    else failure.fault.type
                )
                raise UnmetExpectation(expected, got) from None
            self.transcript.steps[-1].expected = kind.__name__
        else:
            raise UnmetExpectation(expected, "")

    # What handles use.

    def call(self, handle: Handle, name: str, args: tuple[object, ...], kwargs: dict[str, object]) -> object:
        """Call an object or its method."""
        words = self._vocabulary
        own = words.get(name, name)
        named = {words.get(key, key): value for key, value in kwargs.items()} if kwargs else {}
        step = self._note(Step("call", own, handle, "", args, named))
        pack = self._packer.pack
        packed = [pack(value) for value in args]
        keywords = {key: pack(value) for key, value in named.items()}
        if self._batch is not None:
            self._batch.append((step, ["call", self._number(handle), own, packed, keywords, []]))
            return _Promise(len(self._batch) - 1)
        return self._value(step, self._runner.ask("call", self._number(handle), own, packed, keywords, []))

    def get(self, handle: Handle, name: str) -> object:
        """Return an attribute of an object."""
        own = self.word(name)
        step = self._note(Step("get", own, handle))
        return self._value(step, self._runner.ask("get", self._number(handle), own))

    def apply(self, operation: str, *args: object) -> object:
        """Do an operation of `kibitz.guest.serve.APPLY` to values."""
        step = self._note(Step("apply", operation, args=args))
        return self._value(
            step, self._runner.ask("apply", operation, [self._packer.pack(value) for value in args])
        )

    # What the plugin uses.

    def grant(self, name: str) -> None:
        """Let the program import that set of the course's modules; it counts from the next start on."""
        self._runner.grant(self._granted.get(name, {}))

    def start_over(self, *, grants: str | None = None) -> None:
        """Forget everything and meet the program afresh, with another set of ``grants`` if one is named."""
        if grants is not None:
            self.grant(grants)
        self._runner.begin()
        self.exhibits.clear()
        self.dialogue = None
        self._handles.clear()
        self._found.clear()
        self._events.clear()
        self._heard = 0
        self._room = self._most_output
        self.transcript = Transcript()
        self.last = None

    def next_case(self) -> None:
        """Begin a new transcript and go on in the same guest."""
        self.transcript = Transcript()
        self.exhibits.clear()
        self.dialogue = None

    def printed(self) -> str:
        """Return all that the program printed, errors included."""
        return printable(decode.printed(self._events, "out", "err"))

    def replay(self, lines: tuple[str, ...]) -> object:
        """Run a transcript's lines in the guest and return the value of the last."""
        return self._value(Step("exec"), self._runner.ask("replay", list(lines)))

    # Inside.

    def _known_or_asked(self, step: Step, key: str, ask: Callable[[], Reply]) -> Handle:
        """Return what was found before in this life of the guest, else ask for it."""
        if key not in self._found:
            self._found[key] = self._value(step, ask())
        step.value = self.last = self._found[key]
        step.failed = False
        return cast(Handle, step.value)

    def _answers(self, batch: list[tuple[Step, list[object]]]) -> list[object]:
        """Send a batch, and return the answers of all its questions."""
        reply = self._runner.ask("batch", [question for _, question in batch])
        if reply.status != "batch":
            return [self._value(batch[-1][0], reply)]
        self._hear(reply.events)
        values = []
        parts = self._parts(reply.payload, len(batch))
        for (step, _), (status, payload) in zip(batch, parts, strict=False):
            try:
                values.append(self._value(step, Reply(reply.call, status, payload, [])))
            except StudentFailure:
                del self.transcript.steps[self.transcript.steps.index(step) + 1 :]
                raise
        return values

    def _parts(self, payload: object, most: int) -> list[tuple[str, object]]:
        """Return the parts of a batch's reply; a guest that sends other than these is stopped."""
        with suppress(Nonsense):
            parts = decode.read_parts(payload)
            if 0 < len(parts) <= most and (len(parts) == most or parts[-1][0] != "value"):
                return parts
        self._stop(failures.spoke_nonsense())

    def _note(self, step: Step) -> Step:
        self.transcript.steps.append(step)
        return step

    def _number(self, handle: Handle) -> int:
        if birth(handle) != self._runner.lives:
            raise OurFault("the suite used a handle of an earlier check or case")
        return number(handle)

    def _reference(self, value: object) -> list[object]:
        if not isinstance(value, Handle):
            raise OurFault(f"a value of type {type(value).__name__} cannot be sent to a guest")
        return [self._number(value), "", ""]

    def _handle(self, own: int, kind: str, plain: str, value: object) -> Handle:
        known = self._handles.get(own)
        if known is None:
            life = self._runner.lives
            known = Kin(self, own, kind, life, value) if plain else Handle(self, own, kind, life)
            self._handles[own] = known
        elif isinstance(known, Kin):
            known.value = value
        return known

    def _value(self, step: Step, reply: Reply) -> object:
        """Return the value that a reply carries; any other reply is a failure."""
        if reply.events:
            self._hear(reply.events)
        if reply.status == "value":
            try:
                step.value = self.last = self._rebuilder.rebuild(reply.payload)
                step.failed = False
            except TooLarge as error:
                raise failures.too_large(str(error)) from None
            except Nonsense:
                self._stop(failures.spoke_nonsense())
            return step.value
        try:
            failure = self._failure(reply, step)
        except Nonsense:
            failure = failures.spoke_nonsense()
        if failure.fault is not None:
            step.raised = failure.fault.type
        if reply.status in {"asked", "output"} or failure.verdict is Verdict.CRASHED:
            self._stop(failure)
        raise failure

    def _stop(self, failure: StudentFailure) -> NoReturn:
        """End the guest, and fail."""
        self._runner.retire(failure)
        raise failure from None

    def _hear(self, events: list[tuple[str, Any]]) -> None:
        """Take in what was printed; a guest that sends more than its console lets through is stopped."""
        self._room -= sum(len(what) if isinstance(what, str) else 64 for _, what in events)
        if self._room < 0:
            self._stop(failures.printed_too_much(self._runner.limits.output))
        self._events += events

    def _failure(self, reply: Reply, step: Step) -> StudentFailure:
        tell: Callable[[object, Step], StudentFailure] | None = {
            "raised": self._of_raised,
            "missing": self._of_missing,
            "asked": lambda payload, _: failures.asked(decode.read_text(payload)),
            "output": lambda *_: failures.printed_too_much(self._runner.limits.output),
            "large": lambda payload, _: failures.too_large(decode.read_text(payload)),
        }.get(reply.status)
        return failures.spoke_nonsense() if tell is None else tell(reply.payload, step)

    def _of_raised(self, payload: object, step: Step) -> StudentFailure:
        described = decode.read_described(payload)
        if step.kind == "load" and "ModuleNotFoundError" in described.bases and not described.frames:
            return self._no_module(step.name)
        return failures.raised(self._fault(described), tuple(described.bases))

    def _of_missing(self, payload: object, step: Step) -> StudentFailure:
        name, names = decode.read_missing(payload)
        nearest = difflib.get_close_matches(name, names[:MOST_NAMES], 1, 0.5)
        return failures.missing(name, self._owner(step), nearest[0] if nearest else "")

    def _owner(self, step: Step) -> str:
        if step.target is None or type_name(step.target) == "module":
            return f"{step.module or self._entry}.py"
        return type_name(step.target)

    def _no_module(self, name: str) -> StudentFailure:
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
