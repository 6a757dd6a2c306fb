"""The runner keeps a guest ready for one submission, and gives each check a fresh state.

There are two ways to fresh state (`Freshness`).  ``import`` lets one guest serve many checks: the
student's modules are imported anew and known global state is put back; after anything odd there is a new
guest.  ``fork`` forks the guest, from just after its imports, for every check.  A check that fails in a
guest that had served others is repeated in a new one by the caller, so the way chosen changes what a
grade costs and not what it says.
"""

from __future__ import annotations

import math
import os
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NoReturn

import msgspec

from kibitz.guest.serve import CANNOT_WRITE
from kibitz.judge import failures
from kibitz.judge.decode import Nonsense, Reply, read_reply
from kibitz.judge.failures import OurFault, StudentFailure
from kibitz.judge.granted import Granted
from kibitz.judge.link import HungUp, Link, Silence
from kibitz.judge.zygote import Zygote
from kibitz.model.assignment import Limits
from kibitz.sandbox.strength import SandboxError

LIFE: Final = 600
"""Seconds of processor time for all that one guest does; a backstop behind the limit for each call."""

FAREWELL: Final = 1.0
"""Seconds that the end of a killed guest may take to be heard of."""

CHECK_SECONDS: Final = 60.0
"""By the clock, for all questions of one attempt at a check: calls within their limits add up."""

GRACE: Final = 0.1
"""Seconds of processor time that a call may be over its limit before the judge, too, calls it too slow."""

MOST_TELLINGS: Final = 8
"""Times that a guest may tell of its output before it answers; an honest one does so once or twice."""

OURS: Final = frozenset({"files", "fresh", "write"})
"""Operations that run no student's code."""

SWELL: Final = 6
"""How many times longer printed text can become in JSON, where a control character takes six."""

SEED: Final = 20
"""Of ``random`` in every guest: the same for every check, so that the order of checks is nothing to it."""


class Freshness(StrEnum):
    """How a check gets a state that no check before it has touched."""

    IMPORT = "import"
    FORK = "fork"


class _Guest(msgspec.Struct):
    """A guest process, what leads to it, and what has become of it."""

    pid: int
    link: Link
    folder: Path
    forked: bool = False
    touched: bool = False
    """Whether a question has led to the student's code."""
    writing: bool = False
    """Whether files are on their way with the next question."""
    ended: bool = False


def _processor_time(pid: int) -> float:
    """Return the processor time that a process has used, by the kernel's clock of it; 0 if it is gone."""
    if not pid:
        return 0.0
    try:
        return time.clock_gettime(~pid << 3 | 2)
    except OSError:
        return 0.0


class Runner:
    """Runs the code of one submission in guests, one after another."""

    def __init__(
        self,
        zygote: Callable[[], Zygote],
        files: Mapping[str, bytes],
        limits: Limits,
        *,
        granted: Mapping[str, Granted] | None = None,
        freshness: Freshness = Freshness.IMPORT,
        entry: str = "",
    ) -> None:
        """Serve ``files`` and the ``granted`` modules; ``entry`` is imported before a fork."""
        self._zygote = zygote
        self._files = {name: content.hex() for name, content in files.items()}
        self._granted = granted or {}
        self.limits = limits
        self._freshness = freshness
        self._entry = entry
        self._guest: _Guest | None = None
        self._last_failure: StudentFailure | None = None
        self.deadline = math.inf
        """When, by the monotonic clock, all that the present check may take is used up."""
        self.pristine = True
        """Whether the present check began in a guest that had run none before."""
        self.lives = 0
        """How many fresh starts there have been; handles of earlier ones are void."""
        self.cpu = 0.0
        """Seconds of processor time that all guests so far have taken, as the kernel told when they ended."""
        self._printed: list[tuple[str, Any]] = []

    def grant(self, granted: Mapping[str, Granted]) -> None:
        """Let the program import these modules of the course, and no others, from the next start on."""
        if granted != self._granted:
            self.retire()
            self._granted = granted

    def ended_by(self, kind: type[StudentFailure]) -> bool:
        """Return whether there is no guest any more, because of a failure of that kind."""
        return self._guest is None and isinstance(self._last_failure, kind)

    def printed(self) -> list[tuple[str, Any]]:
        """Return what the guest told of its console before it answered, or failed to; once."""
        printed, self._printed = self._printed, []
        return printed

    def begin(self) -> None:
        """Give the next check a fresh state.

        Raises:
            OurFault: no guest can be made ready.
            StudentFailure: the present check has no time left.

        """
        self.lives += 1
        self._last_failure = None
        self.pristine = self._guest is None
        if time.monotonic() > self.deadline:  # the program has used up what there was: no fault of a guest's
            self._fail(failures.too_long(CHECK_SECONDS))
        if self._guest is not None:
            try:
                if self._start_over():
                    return
            except StudentFailure:
                pass
            self.retire()
            self.pristine = True
        self._begin_anew()

    def _begin_anew(self) -> None:
        if self._freshness is Freshness.FORK and not self._zygote().strength.can_fork:
            raise OurFault("guests cannot fork in this sandbox: use the other way to fresh state")
        try:
            self._spawn()
            self._furnish()
            if self._freshness is Freshness.FORK:
                self._prepare_fork()
        except (StudentFailure, SandboxError) as error:
            self.retire()
            raise OurFault(f"no guest could be made ready: {error}") from error

    def _furnish(self) -> None:
        granted = {name: [module.code.hex(), module.noted] for name, module in self._granted.items()}
        self.ask("files", self._files, granted)
        self.ask("fresh", SEED)

    def _prepare_fork(self) -> None:
        """Import once what every fork starts from; one that cannot be imported is found out later."""
        try:
            loaded = self.ask("load", self._entry).status == "value"
        except StudentFailure:
            loaded = False
        if loaded:
            self._fork()
            return
        self.retire()
        self._spawn()
        self._furnish()

    def _fork(self) -> None:
        self.ask("fork")
        assert self._guest is not None
        self._guest.forked = True

    def _start_over(self) -> bool:
        """Make the guest at hand fresh; say whether that can be relied on."""
        assert self._guest is not None
        if self._freshness is Freshness.IMPORT:
            return self.ask("fresh", SEED).payload is True
        if not self._guest.forked:
            return False
        self._guest.link.send([0, "end"])
        if read_reply(self._guest.link.receive()).status != "ended":
            raise failures.spoke_nonsense()
        self._fork()
        return True

    def _spawn(self) -> None:
        zygote, limits = self._zygote(), self.limits
        folder = zygote.strength.open_scratch()
        frame = 1024 * (limits.reply + SWELL * limits.output)
        settings = {
            **msgspec.structs.asdict(limits),
            **zygote.strength.settings(limits.processes),
            "folder": str(folder),
            "life": LIFE,
        }
        pid, sock = zygote.spawn(settings)
        link = Link(sock, patience=limits.wall, largest=frame)
        self._guest = _Guest(pid, link, folder)

    def ask(self, operation: str, *arguments: object) -> Reply:
        """Put a question to the guest and return its reply.

        Raises:
            StudentFailure: the guest ended, kept silent, spoke nonsense or spent its answers or output.
            OurFault: the sandbox failed.

        """
        if self._guest is None:
            raise self._last_failure or OurFault("there is no guest to ask")
        call = secrets.randbits(52) + 1
        link = self._guest.link
        before = _processor_time(link.peer)
        if time.monotonic() > self.deadline:
            self._fail(failures.too_long(CHECK_SECONDS))
        self._guest.writing = self._guest.writing or operation == "write"
        try:
            link.send([call, operation, *arguments])
            reply = self._reply(link, call)
        except Silence:
            self._fail(failures.too_silent(self.limits.wall))
        except HungUp:
            self._fail(self._ending())
        except Nonsense:
            self._fail(failures.spoke_nonsense())
        if _processor_time(link.peer) - before > self.limits.cpu + GRACE:  # the guest's own timer was off
            self._fail(failures.too_slow(self.limits.cpu))
        if reply.call != call:
            self._fail(self._of_other_call(reply, operation))
        self._guest.writing = False
        self._guest.touched = self._guest.touched or operation not in OURS
        return reply

    def _reply(self, link: Link, call: int) -> Reply:
        """Return the reply to a call, and keep what is told of the program's output before it."""
        for _ in range(MOST_TELLINGS):
            reply = read_reply(link.receive())
            if reply.status != "printed" or reply.call != call:
                return reply
            self._printed += reply.events
        raise Nonsense("the guest tells of its output and does not answer")

    def write(self, name: str, text: str) -> None:
        """Have a text file written beside the program.

        It travels with the next question.  Before any student's code was there it waits for the reply, so
        that it is known whose matter it is when it fails.
        """
        if self._guest is not None and self._guest.touched:
            self._guest.link.post([0, "write", name, text])
            self._guest.writing = True
        else:
            self.ask("write", name, text)

    def _of_other_call(self, reply: Reply, operation: str) -> StudentFailure:
        """Return what a reply to no question of ours means."""
        if reply.call == 0 and reply.status == "failed" and operation == "files":
            self.retire()
            raise OurFault(f"a guest could not be shut in: {reply.payload}")
        if reply.call == 0 and reply.status == "ended" and type(reply.payload) is int:
            return failures.ended(reply.payload & 0xFFFF, self.limits.cpu)
        return failures.spoke_nonsense()

    def _ending(self) -> StudentFailure:
        """Find out how the guest ended that has just hung up."""
        assert self._guest is not None
        zygote = self._zygote()
        try:
            end = zygote.ended(self._guest.pid, FAREWELL)
        except SandboxError as error:
            self.retire()
            raise OurFault(str(error)) from error
        if end is None:  # it closed the connection and lives on
            return failures.spoke_nonsense()
        self._guest.ended = True
        self.cpu += end.cpu
        told = os.WIFEXITED(end.status) and os.WEXITSTATUS(end.status) == CANNOT_WRITE
        if told and self._guest.writing:  # else a program ends itself with that code
            return self._cannot_write()
        return failures.ended(end.status, self.limits.cpu)

    def _fail(self, failure: StudentFailure) -> NoReturn:
        self._last_failure = failure
        self.retire()
        raise failure from None

    def _cannot_write(self) -> StudentFailure:
        """Say whose matter it is that a file could not be written: ours, if no program was there before."""
        assert self._guest is not None
        if self._guest.touched:
            return failures.no_room()
        self.retire()
        raise OurFault("the guest could not write a file of the check's into its folder")

    def retire(self, because: StudentFailure | None = None) -> None:
        """End the guest at hand and take away what it left; further questions fail ``because`` of this."""
        self._last_failure = because or self._last_failure
        if self._guest is None:
            return
        guest, self._guest = self._guest, None
        guest.link.close()
        zygote = self._zygote()
        if not guest.ended:
            zygote.kill(guest.pid)
            with suppress(SandboxError):  # the next question for a guest will say so
                end = zygote.ended(guest.pid, FAREWELL)
                self.cpu += end.cpu if end else 0.0
        zygote.strength.close_scratch(guest.folder)
