"""Players in guests: each seat of a table has a process of its own, and one question for each card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from kibitz.judge import failures
from kibitz.judge.failures import OurFault
from kibitz.judge.handle import Handle
from kibitz.judge.runner import Runner
from kibitz.judge.student import GrantedSets, Student
from kibitz.judge.zygote import Zygote
from kibitz.model.assignment import Limits

METHOD = "play"


class Program(msgspec.Struct, frozen=True):
    """A submission that can be run."""

    files: dict[str, bytes]
    module: str
    defines: str
    """The class of which a player is made."""
    language: str = "en"
    vocabulary: Mapping[str, str] = {}


class Places(msgspec.Struct, frozen=True):
    """What all guests of a tournament have in common."""

    limits: Limits
    granted: GrantedSets
    grants: str
    """The set of modules that programs may import."""
    helper: str
    """The module in it by which players are asked."""


class Player:
    """A player in a guest of its own: made when it is first asked, anew after each `start`."""

    def __init__(
        self,
        zygote: Callable[[], Zygote],
        program: Program,
        reading: tuple[str, ...],
        places: Places,
    ) -> None:
        """Run ``program`` in a guest of ``zygote``; ``reading`` is how it wants to be asked."""
        self._runner = Runner(zygote, program.files, places.limits, entry=program.module)
        self._student = Student(
            self._runner,
            program.files,
            entry=program.module,
            language=program.language,
            vocabulary=program.vocabulary,
            granted=places.granted,
        )
        self._program = program
        self._places = places
        self.reading = reading
        self._seat: Handle | None = None

    def start(self) -> None:
        """Forget everything, and get ready for a new game; `OurFault` when there is no guest to be had."""
        self._seat = None
        self._student.start_over(grants=self._places.grants)

    def ask(self, *told: object) -> object:
        """Return what the player answers; `kibitz.StudentFailure` when it does not."""
        seat = self._make() if self._seat is None else self._seat
        self._student.next_case()
        return self._student.call(seat, METHOD, told, {})

    def _make(self) -> Handle:
        helper = self._student.load(self._places.helper)  # before the program can change anything in it
        kind = self._student.find(self._program.defines)
        if not isinstance(kind, Handle):
            raise failures.wrong_kind(self._program.defines, "class")
        made = kind()
        seat = self._student.call(helper, "Seat", (made, *self.reading), {})
        if type(seat) is not Handle:
            raise OurFault("the helper gave no seat")
        self._seat = seat
        return seat

    def retire(self) -> None:
        """End the guest."""
        self._seat = None
        self._runner.retire()
