"""Measures what pages cost: ``python -m tests.report.speed [HOW_MANY]`` writes those of made-up submissions.

The budget is 40 ms of processor time for one submission: 500 of them in 20 seconds.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import msgspec

from kibitz.course.load import load_assignment
from kibitz.model.assignment import Check
from kibitz.model.marks import gravest, mark
from kibitz.model.note import note
from kibitz.model.result import CheckResult, Fault, Frame, Grade, Transcript
from kibitz.model.verdict import Verdict
from kibitz.report.material import read_material
from kibitz.report.pages import PageWriter

from .records import text

COURSE = Path(__file__).parents[2]
PROGRAM = (COURSE / "reference" / "trickgame" / "trickgame.py").read_text("utf-8")
TABLE = "N*|00|♠A,♠K,♥10,♥9\nE |00|♠Q,♠J\nS |01|♥8\nW |00|♦K\n"


def result(one: Check, number: int, lines: int) -> CheckResult:
    """Make a result: in most submissions most checks pass, and some fail in a way of their own."""
    kind = (sum(map(ord, one.name)) * 7 + number * 3) % 10
    if kind < 6:
        return CheckResult(check=one.name, verdict=Verdict.PASSED, points=one.points, possible=one.points)
    shown = Transcript(tuple(f"game.trick(['♠A', '♠{place}'])" for place in range(9)), reproduced=True)
    failed = CheckResult(
        check=one.name,
        verdict=Verdict.WRONG,
        possible=1,
        asked=f"str(game) # {number}",
        transcript=shown,
    )
    if kind < 9:
        return msgspec.structs.replace(
            failed,
            note=note("`str(game)` gave something else than {what}.", what=TABLE),
            expected=text(TABLE),
            got=text(TABLE.replace("A", "3")),
            relation="==",
        )
    frames = tuple(Frame("trickgame.py", 1 + (number * place) % lines, "hand") for place in (3, 5, 7))
    fault = Fault("KeyError", f"N{number}", frames)
    return msgspec.structs.replace(failed, verdict=Verdict.RAISED, fault=fault)


def main(many: int) -> None:
    """Write the pages of so many submissions, each with a program of its own, and say what that took."""
    of = load_assignment(COURSE, "trickgame").assignment
    checks = [
        Check(
            name=f"test_{number}",
            title=f"Title {number}.",
            task=of.tasks[number % len(of.tasks)].name,
            points=1,
            clauses=(of.clauses[number].id,),
        )
        for number in range(45)
    ]
    writer = PageWriter(of, checks, material=read_material(COURSE / "graders" / "trickgame", COURSE))
    body = PROGRAM * 2
    with tempfile.TemporaryDirectory() as folder:
        begin, size = time.process_time(), 0
        for number in range(many):
            results = tuple(result(one, number, body.count("\n")) for one in checks)
            tasks, points, possible = mark(of, checks, results)
            grade = Grade(
                submission=f"s{number}",
                assignment=of.name,
                verdict=gravest(one.verdict for one in results),
                points=points,
                possible=possible,
                tasks=tasks,
                results=results,
                language="nl" if number % 3 == 0 else "en",
            )
            out = Path(folder) / grade.submission
            writer.write(grade, out, {"trickgame.py": f"# {number}\n{body}".encode()})
            size += sum(path.stat().st_size for path in out.iterdir())
        took = time.process_time() - begin
    print(
        f"{many} submissions: {took:.1f} s, {1000 * took / many:.1f} ms and {size / many / 1000:.0f} kB each"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
