"""The student's program as a check sees it: the fixture ``student`` is one of these."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, NoReturn, TypeVar, cast

from kibitz.guest.wire import Packer
from kibitz.judge import decode, failures
from kibitz.judge.conversation import Answers, Conversation, without_events
from kibitz.judge.decode import Nonsense, Rebuilder, Reply, TooLarge
from kibitz.judge.explain import Explainer
from kibitz.judge.extras import Extras
from kibitz.judge.failures import AskedMore, OurFault, StudentFailure, UnmetExpectation
from kibitz.judge.granted import Granted
from kibitz.judge.handle import Handle, Kin, birth, number
from kibitz.judge.promises import Promise, kept
from kibitz.judge.runner import Runner
from kibitz.judge.show import printable
from kibitz.judge.statements import unknown
from kibitz.judge.transcript import Step, Transcript
from kibitz.model.dialogue import Dialogue
from kibitz.model.verdict import Verdict

DEEPEST_QUESTION: Final = 60
MOST_ASKED: Final = 1_000_000
NO_QUESTIONS: Final = frozenset({"file", "answers"})
"""Kinds of steps in which nothing of the program is run."""


Answer = TypeVar("Answer")

GrantedSets = Mapping[str, Mapping[str, Granted]]
"""Granted modules by the name of their set and their own."""


class Student(Extras):
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
        modules: Collection[str] = (),
    ) -> None:
        """Ask the program of ``files`` that ``runner`` runs; ``entry`` is its module.

        ``modules`` are those that a suite can ask for, if that is known.
        """
        super().__init__()
        self._modules = modules
        self._granted = granted or {}
        self._runner = runner
        self._files = files
        self._explain = Explainer(files, entry, runner.limits.output)
        self._conversation: Conversation | None = None
        self._entry = entry
        self._others: Mapping[str, str] = {}
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
        name = self._module(module)
        step = self._note(Step("load", name))
        try:
            loaded = self._known_or_asked(step, name, lambda: self._ask("load", name))
        except StudentFailure as failure:
            if failure.verdict is Verdict.MISSING:
                self._require_known(module, name)
            raise
        if not isinstance(loaded, Handle):  # no import gives a plain value
            self._stop(failures.spoke_nonsense())
        return loaded

    def find(self, name: str, module: str = "") -> Handle:
        """Return the class or function of that name in a module of the submission.

        Anything plain of that name is given as it is.
        """
        owner = self.load(module)
        own = self.word(name)
        step = self._note(Step("find", own, owner, self._module(module)))
        return self._known_or_asked(
            step, f"{step.module}.{own}", lambda: self._ask("get", number(owner), own)
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
        own = f"{self._module(file.removesuffix('.py'))}.py"
        step = self._note(Step("run", own, args=((), ())))
        if self._runner.ended_by(AskedMore):  # a run before this one, which was allowed to
            self._renew()
        if own not in self._files:
            self._require_known(*(name.removesuffix(".py").replace("/", ".") for name in (file, own)))
            raise self._explain.no_module(own.removesuffix(".py"))
        with self.talk(answers, shuffles, may_ask_more=may_ask_more, step=step) as talk:
            try:
                self._value(step, self._ask("run", own))
            finally:
                step.value = self.last = talk.dialogue()
        assert self.dialogue is not None
        return self.dialogue

    @contextmanager
    def talk(
        self,
        answers: Answers = (),
        shuffles: Sequence[Sequence[str]] = (),
        *,
        may_ask_more: bool = False,
        step: Step | None = None,
    ) -> Iterator[Conversation]:
        """Answer what the program asks while the questions inside the ``with`` block are under way.

        The conversation's ``dialogue()`` tells afterwards what was said.
        """
        talk = self._conversation = Conversation(self._runner, answers, shuffles)
        step = step or self._note(Step("answers"))
        step.args = (talk.given, talk.orders)
        try:
            talk.begin()
            yield talk
        except AskedMore:
            if self.transcript.steps:
                self.transcript.steps[-1].raised = "EOFError"
            if not may_ask_more:
                raise
        finally:
            self._conversation = None
            step.args = (talk.given, talk.used(), talk.seed)
            self.dialogue = talk.dialogue()
            self._events += talk.events
            if talk.asked is None:
                with suppress(StudentFailure):  # what has ended needs no telling
                    Conversation(self._runner, (), ()).begin()

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
        return cast(Answer, kept(wanted, self._answers(batch) if batch else []))

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

        A transcript has its own names for them.
        """
        if lacking := unknown(statement, objects):
            raise OurFault(f"student.exec({statement!r}): nothing was given for {', '.join(lacking)}")
        numbers = {name: self._number(_object(thing)) for name, thing in objects.items()}
        step = self._note(Step("exec", statement, kwargs=objects))
        self._value(step, self._ask("exec", statement, numbers))

    @contextmanager
    def raises(self, kind: type[BaseException], message: str | None = None) -> Iterator[None]:
        """Expect the question asked inside to raise an exception, with that message if one is given."""
        own = None if message is None else self.word(message)
        expected = kind.__name__ if own is None else f"{kind.__name__}: {own}"
        steps = self.transcript.steps
        before = len(steps)
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
            if steps is self.transcript.steps and all(step.kind in NO_QUESTIONS for step in steps[before:]):
                raise OurFault(f"nothing is asked of the program where {expected} is expected")
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
            self._batch.append((step, ["call", self._number(handle), own, packed, keywords]))
            return Promise(len(self._batch) - 1)
        return self._value(step, self._ask("call", self._number(handle), own, packed, keywords))

    def get(self, handle: Handle, name: str) -> object:
        """Return an attribute of an object."""
        own = self.word(name)
        step = self._note(Step("get", own, handle))
        return self._value(step, self._ask("get", self._number(handle), own))

    def apply(self, operation: str, *args: object) -> object:
        """Do an operation of `kibitz.guest.serve.APPLY` to values."""
        step = self._note(Step("apply", operation, args=args))
        return self._value(step, self._ask("apply", operation, [self._packer.pack(value) for value in args]))

    # What the plugin uses.

    def grant(self, name: str) -> None:
        """Let the program import that set of the course's modules; it counts from the next start on."""
        granted = self._granted.get(name, {})
        self._explain.granted = granted
        self._runner.grant(granted)

    @property
    def granted(self) -> tuple[str, ...]:
        """The names of the course's modules that the program can import now."""
        return tuple(sorted(self._explain.granted))

    def enter(self, module: str, others: Mapping[str, str] | None = None) -> None:
        """Let that module of the submission be the one that is meant when none is named.

        ``others`` says what further modules are called in the submission.
        """
        self._entry = self._explain.entry = module
        self._others = others or {}

    def _module(self, name: str) -> str:
        """Return what a module is called in the submission."""
        return (self._others.get(name) or self.word(name)) if name else self._entry

    def _require_known(self, module: str, own: str) -> None:
        """Blame the suite where it asks for a module that no submission can have."""
        if module and self._modules and module not in self._modules and own not in self._modules:
            raise OurFault(
                f"the suite asks for {own!r}, and neither assignment.toml nor the perfect submission has that"
            )

    def start_over(self, *, grants: str | None = None) -> None:
        """Forget everything and meet the program afresh, with another set of ``grants`` if one is named."""
        if grants is not None:
            self.grant(grants)
        self._renew()
        self.exhibits.clear()
        self.dialogue = None
        self._events.clear()
        self._heard = 0
        self._room = self._most_output
        self.transcript = Transcript()
        self.last = None

    def _renew(self) -> None:
        """Have a fresh start, after which what was found before is not there any more."""
        self._runner.begin()
        self._handles.clear()
        self._found.clear()

    def next_case(self) -> None:
        """Begin a new transcript and go on in the same guest."""
        self.transcript = Transcript()
        self.exhibits.clear()
        self.dialogue = None

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Ask, in the ``with`` block, what has no place in the transcript: of a watch of the suite's own."""
        shown, self.transcript = self.transcript, Transcript()
        try:
            yield
        finally:
            self.transcript = shown

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

    def _ask(self, operation: str, *arguments: object) -> Reply:
        """Put a question to the guest; what the program asks meanwhile is answered, if it is to be."""
        if self._conversation is None:
            return self._runner.ask(operation, *arguments)
        reply = self._conversation.ask(operation, *arguments)
        self._pay(reply.events)
        return without_events(reply)

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
            failure = self._explain.failure(reply, step)
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
        """Take in what was printed."""
        self._pay(events)
        self._events += events

    def _pay(self, events: list[tuple[str, Any]]) -> None:
        """Stop a guest that sends more than its console lets through."""
        self._room -= sum(len(what) if isinstance(what, str) else 64 for _, what in events)
        if self._room < 0:
            self._stop(failures.printed_too_much(self._runner.limits.output))


def _object(thing: object) -> Handle:
    if not isinstance(thing, Handle):
        raise OurFault(f"a value of type {type(thing).__name__} is no object of the program")
    return thing
