"""Submissions that fail the same way: the same check, with the same kind of answer."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from kibitz.export.results import Results
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import MATTER, Matter, Verdict

LEAST: Final = 2
"""Submissions that make a cluster."""

LONGEST: Final = 200
"""Characters of an answer that are compared."""

ADDRESS: Final = re.compile(r"\b0x[0-9a-fA-F]+")
QUOTED: Final = re.compile(r"'[^']*'|\"[^\"]*\"")
NUMBER: Final = re.compile(r"\d+(?:\.\d+)?")
BLANKS: Final = re.compile(r"\s+")


class Signature(msgspec.Struct, frozen=True):
    """The kind of answer that made a check fail; two that are equal failed the same way."""

    verdict: Verdict
    said: str = ""
    """The sentence of the note, its gaps left open, and what filled them, without names and numbers."""
    raised: str = ""
    """The exception: its type and its message, without names and numbers."""
    got: str = ""
    """The answer, as it is."""


class Failure(msgspec.Struct, frozen=True):
    """One way in which one check fails."""

    check: str
    signature: Signature


class Cluster(msgspec.Struct, frozen=True, kw_only=True):
    """Submissions that fail the same way, in one check or in several."""

    failures: tuple[Failure, ...]
    """In the order of the suite: exactly these submissions fail in each of these ways."""
    members: tuple[str, ...]
    """Their ids."""
    lost: float
    """Points of the whole assignment that they lost by it."""
    example: str
    """The member in which the least else fails."""
    result: CheckResult
    """How the first of the checks came out there."""


def failed(result: CheckResult) -> bool:
    """Tell whether a check failed by what the program did: not for want of another, nor by our fault."""
    return MATTER[result.verdict] is Matter.STUDENT


def signature(result: CheckResult) -> Signature:
    """Return the kind of answer that made a check fail."""
    if result.fault is not None:
        return Signature(result.verdict, raised=f"{result.fault.type}: {_vague(result.fault.message)}")
    got = result.got
    note = result.note
    filled = "" if note is None else " ".join(_vague(note.values[name]) for name in sorted(note.values))
    return Signature(
        result.verdict,
        said="" if note is None else note.text if got is not None else f"{note.text} {filled}".strip(),
        got="" if got is None else f"{got.type} {_plain(got.text)}",
    )


def clusters(
    results: Results, grades: Sequence[Grade], worth: Mapping[str, float]
) -> tuple[tuple[Cluster, ...], dict[str, int]]:
    """Return the clusters, the largest first, and by check how many fail in a way of their own.

    Failures of several checks are one cluster where exactly the same submissions have them.
    """
    order = {check.name: number for number, check in enumerate(results.checks)}
    who: defaultdict[Failure, list[int]] = defaultdict(list)
    failures = [0] * len(grades)
    for number, grade in enumerate(grades):
        for result in grade.results:
            if failed(result) and result.check in order:
                who[Failure(result.check, signature(result))].append(number)
                failures[number] += 1
    alone: defaultdict[str, int] = defaultdict(int)
    alike: defaultdict[tuple[int, ...], list[Failure]] = defaultdict(list)
    for failure, numbers in who.items():
        if len(numbers) < LEAST:
            alone[failure.check] += len(numbers)
        else:
            alike[tuple(numbers)].append(failure)
    made = [
        _cluster(
            sorted(ways, key=lambda one: order[one.check]),
            [grades[number] for number in numbers],
            grades[min(numbers, key=lambda number: (failures[number], number))],
            worth,
        )
        for numbers, ways in alike.items()
    ]
    made.sort(key=lambda one: (-len(one.members), -one.lost, order[one.failures[0].check]))
    return tuple(made), dict(alone)


def _cluster(
    ways: Sequence[Failure], members: Iterable[Grade], example: Grade, worth: Mapping[str, float]
) -> Cluster:
    names = {way.check for way in ways}
    members = tuple(members)
    return Cluster(
        failures=tuple(ways),
        members=tuple(grade.submission for grade in members),
        lost=sum(
            worth.get(result.check, 0.0) * (result.possible - result.points)
            for grade in members
            for result in grade.results
            if result.check in names
        ),
        example=example.submission,
        result=next(result for result in example.results if result.check == ways[0].check),
    )


def _plain(text: str) -> str:
    """Return the beginning of a text without what differs from run to run, and with single blanks."""
    return BLANKS.sub(" ", ADDRESS.sub("0x…", text[: 4 * LONGEST])).strip()[:LONGEST]


def _vague(text: str) -> str:
    """Return a text without the names and numbers in it."""
    return NUMBER.sub("#", QUOTED.sub("'…'", _plain(text)))
