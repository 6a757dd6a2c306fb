"""What a person has to look at: our faults, files that could not be graded, what is not always so."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence

import msgspec

from kibitz.model.note import Note
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import Verdict


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """Submissions to which the same thing happened."""

    check: str
    """Where it happened first."""
    checks: int
    """In how many checks."""
    staff: str = ""
    """What staff need to mend it; the last line of it says most."""
    note: Note | None = None
    members: tuple[str, ...]
    """Ids, each once."""


class Attention(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has to look at, the most frequent first."""

    faults: tuple[Case, ...]
    """Our faults."""
    ungradable: tuple[Case, ...]
    repeated: tuple[Case, ...]
    """Checks that passed only when they were asked again."""
    otherwise: tuple[Case, ...]
    """Checks that failed, and whose transcript did not show the same when it was run again."""

    @property
    def unsteady(self) -> bool:
        """Whether anything was not the same twice."""
        return bool(self.repeated or self.otherwise)


def attention(grades: Sequence[Grade]) -> Attention:
    """Find it all, in one pass over the results for each kind."""
    return Attention(
        faults=_cases(grades, lambda one: one.verdict is Verdict.OUR_FAULT, lambda one: _last(one.staff)),
        ungradable=_cases(
            grades,
            lambda one: one.verdict is Verdict.NOT_GRADABLE,
            lambda one: one.note.text if one.note else "",
        ),
        repeated=_cases(grades, lambda one: one.repeated, lambda one: one.check),
        otherwise=_cases(grades, lambda one: one.transcript.reproduced is False, lambda one: one.check),
    )


def _cases(
    grades: Iterable[Grade],
    wanted: Callable[[CheckResult], bool],
    alike: Callable[[CheckResult], Hashable],
) -> tuple[Case, ...]:
    """Return results that are wanted, those that are alike together."""
    found: defaultdict[Hashable, list[tuple[str, CheckResult]]] = defaultdict(list)
    for grade in grades:
        for result in grade.results:
            if wanted(result):
                found[alike(result)].append((grade.submission, result))
    cases = [
        Case(
            check=some[0][1].check,
            checks=len({result.check for _, result in some}),
            staff=_last(some[0][1].staff),
            note=some[0][1].note,
            members=tuple(dict.fromkeys(name for name, _ in some)),
        )
        for some in found.values()
    ]
    return tuple(sorted(cases, key=lambda case: (-len(case.members), case.members)))


def _last(staff: str) -> str:
    lines = staff.strip().splitlines()
    return lines[-1].strip() if lines else ""
