"""Made-up classes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from kibitz.export.results import Results, ResultsFile
from kibitz.model.assignment import Assignment, Check
from kibitz.model.marks import gravest, mark
from kibitz.model.note import note
from kibitz.model.result import SCHEMA, CheckResult, Fault, Grade, Shown, Transcript
from kibitz.model.verdict import Verdict
from tests.report.records import assignment
from tests.report.records import check as a_check

SIGNS = {
    "+": Verdict.PASSED,
    "-": Verdict.WRONG,
    "o": Verdict.NOT_RUN,
    "t": Verdict.TIMEOUT,
    "x": Verdict.NOT_GRADABLE,
    "!": Verdict.OUR_FAULT,
}


def checks(count: int, points: float = 1, *, names: Sequence[str] = ()) -> tuple[Check, ...]:
    """Make checks ``test_0``, ``test_1``, …, by turns of the two tasks."""
    return tuple(
        msgspec.structs.replace(a_check(name, ("play", "dealing")[number % 2]), points=points)
        for number, name in enumerate(names or [f"test_{number}" for number in range(count)])
    )


def result(check: Check, sign: str) -> CheckResult:
    """Make the result that a sign stands for: another letter is an answer, or an exception in capitals."""
    if sign.isupper():
        return CheckResult(
            check=check.name,
            verdict=Verdict.RAISED,
            possible=check.points,
            fault=Fault("KeyError", repr(sign)),
        )
    verdict = SIGNS.get(sign, Verdict.WRONG)
    got = Shown(sign, is_text=True, type="str") if sign not in SIGNS else None
    points = check.points if verdict is Verdict.PASSED else 0.0
    return CheckResult(check=check.name, verdict=verdict, points=points, possible=check.points, got=got)


def grade(of: Assignment, planned: Sequence[Check], submission: str, results: Sequence[CheckResult]) -> Grade:
    """Make the grade that results come to."""
    tasks, points, possible = mark(of, planned, results)
    return Grade(
        submission=submission,
        assignment=of.name,
        verdict=gravest(one.verdict for one in results),
        points=points,
        possible=possible,
        tasks=tasks,
        results=tuple(results),
    )


def a_class(
    signs: Mapping[str, str] | Sequence[str],
    planned: Sequence[Check] | None = None,
    of: Assignment | None = None,
) -> Results:
    """Make a class from a row of signs for each submission, one sign a check."""
    rows = signs if isinstance(signs, Mapping) else {f"s{number:03}": row for number, row in enumerate(signs)}
    planned = planned or checks(max(map(len, rows.values()), default=1))
    of = of or assignment()
    grades = [
        grade(of, planned, name, [result(check, sign) for check, sign in zip(planned, row, strict=True)])
        for name, row in rows.items()
    ]
    return Results(
        schema=SCHEMA, assignment=of, made_with={"kibitz": "0.1"}, checks=tuple(planned), grades=tuple(grades)
    )


def with_results(results: Results, submission: str, *changed: CheckResult) -> Results:
    """Return a class in which some results of a submission are others."""
    by_name = {one.check: one for one in changed}
    grades = tuple(
        one
        if one.submission != submission
        else grade(
            results.assignment,
            results.checks,
            submission,
            [by_name.get(result.check, result) for result in one.results],
        )
        for one in results.grades
    )
    return msgspec.structs.replace(results, grades=grades)


def write(results: Results, folder: Path) -> Path:
    """Write a class as a run would, and return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    file = ResultsFile(folder / "results.json", results.assignment, results.checks, results.made_with)
    with file:
        for one in results.grades:
            file.add(one)
    return folder


def large(count: int, checks_: int) -> Results:
    """Make a large class in which much fails, with all that results can hold."""
    planned = checks(checks_)
    rows = {}
    for number in range(count):
        row = ["+-+ABt+c+d+e+"[(number * 7 + place * (1 + number % 5)) % 13] for place in range(checks_)]
        rows[f"student-{number:06}"] = "".join(row)
    made = a_class(rows, planned)
    full = [
        msgspec.structs.replace(
            one,
            results=tuple(
                one_result
                if one_result.verdict is Verdict.PASSED
                else msgspec.structs.replace(
                    one_result,
                    note=note("The program raised {exception}.", exception="KeyError: '♠9' " * 20),
                    asked="game.trick(['♠9', '♠5', '♠4', '♠7'])" * 9,
                    expected=Shown("['♠K', '♥2']" * 50, type="list"),
                    transcript=Transcript(("import trickgame",) * 20, reproduced=True),
                )
                for one_result in one.results
            ),
        )
        for one in made.grades
    ]
    return msgspec.structs.replace(made, grades=tuple(full))
