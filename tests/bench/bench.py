"""What grading costs, in processor time a submission, beside the graders that people use.

Three comparisons, each taken in turn, round by round, so that a drifting machine slows both alike:

1. the whole suite of the trick game (its scenarios as Hypothesis properties of as many examples):
   ``kibitz grade`` of N copies of the reference, against one ``python -m pytest`` process a submission
   with the same checks in its own process;
2. twenty-five plain checks: the same, against gradescope-utils, one process a submission;
3. hands of whist in a tournament, with a guest for each seat, against the same loop in one process.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from hands import measure  # type: ignore[import-not-found] # which lies beside this script

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
REFERENCE = ROOT / "reference" / "trickgame"


@dataclass
class Cost:
    """Of one way to grade a class."""

    cpu: float
    wall: float
    peak: float
    """Largest resident size of any of its processes so far, in MB."""


@contextmanager
def measured(into: list[Cost], submissions: int) -> Iterator[None]:
    """Add what the processes started in the block cost, in seconds a submission."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    yield
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    into.append(Cost(cpu / submissions, wall / submissions, after.ru_maxrss / 1024))


def run(*command: str, **environment: str) -> None:
    """Run a command; stop the benchmark when it fails."""
    subprocess.run(
        command,
        check=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=None,
    )


def kibitz(course: Path, assignment: str, count: int, scratch: Path, sandbox: str = "auto") -> None:
    """Grade copies of the reference in bulk, pages and all."""
    folder = scratch / "submissions"
    shutil.rmtree(folder, ignore_errors=True)
    for number in range(count):
        shutil.copytree(REFERENCE, folder / f"s{number:03}")
    out = str(scratch / "out")
    shutil.rmtree(out, ignore_errors=True)
    command = [sys.executable, "-m", "kibitz", "grade", assignment, str(folder), "--sandbox", sandbox]
    run(*command, "--course", str(course), "--out", out)


def pytest_alone(suite: Path, scratch: Path) -> None:
    """Run a suite in one process with one submission, with as few plugins as can be."""
    options = ["-q", "-p", "no:cacheprovider", "-p", "kibitz.pytest_plugin", "-p", "tests.bench.inprocess"]
    run(
        *(sys.executable, "-m", "pytest", *options, "--basetemp", str(scratch / "pytest"), "-c", os.devnull),
        *("--rootdir", str(suite.parent), str(suite)),
        BENCH_SUBMISSION=str(REFERENCE / "trickgame.py"),
        PYTEST_DISABLE_PLUGIN_AUTOLOAD="1",
        PYTHONPATH=str(ROOT),
    )


def gradescope(scratch: Path) -> None:
    """Run the plain checks under gradescope-utils."""
    folder = scratch / "gradescope"
    folder.mkdir(exist_ok=True)
    subprocess.run(
        [sys.executable, str(HERE / "gradescope_suite.py"), str(REFERENCE), "results.json"],
        check=True,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def compare(
    title: str, ours: Callable[[int], None], theirs: Callable[[], None], name: str, count: int, rounds: int
) -> float:
    """Time both in turn, print what they cost a submission, and return how many times dearer the other is."""
    own: list[Cost] = []
    other: list[Cost] = []
    few = max(3, count // 10)
    for _ in range(rounds):
        with measured(own, count):
            ours(count)
        with measured(other, few):
            for _ in range(few):
                theirs()
    ratio = statistics.median(b.cpu / a.cpu for a, b in zip(own, other, strict=True))
    print(f"\n{title} ({count} submissions, {rounds} rounds, medians)")
    for label, costs in (("kibitz grade", own), (name, other)):
        cpu = statistics.median(cost.cpu for cost in costs) * 1000
        wall = statistics.median(cost.wall for cost in costs) * 1000
        print(f"  {label:34} {cpu:8.1f} ms CPU {wall:8.1f} ms by the clock")
    print(f"  ratio of CPU time: {ratio:.2f}")
    return ratio


def walls(suite: str, course: Path, count: int, rounds: int, scratch: Path) -> float:
    """Time the strongest sandbox and the plain process in turn; return how many times dearer walls are."""
    behind: list[Cost] = []
    plain: list[Cost] = []
    for _ in range(rounds):
        for sandbox, costs in (("auto", behind), ("plain", plain)):
            with measured(costs, count):
                kibitz(course, suite, count, scratch, sandbox)
    ratio = statistics.median(a.cpu / b.cpu for a, b in zip(behind, plain, strict=True))
    print(f"\nThe strongest sandbox beside the plain process ({count} submissions, {rounds} rounds, medians)")
    for label, costs in (("strongest that holds here", behind), ("plain", plain)):
        print(f"  {label:34} {statistics.median(cost.cpu for cost in costs) * 1000:8.1f} ms CPU")
    print(f"  ratio of CPU time: {ratio:.2f}")
    return ratio


def tournament(games: int, rounds: int) -> float:
    """Time hands in guests and in one process, in turn; return how many times dearer guests are."""
    taken = [measure(games) for _ in range(rounds)]
    ratio = float(statistics.median(alone[0] / inside[0] for _, inside, alone in taken))
    print(f"\nHands of whist by reference players ({games} games, {rounds} rounds, medians)")
    speeds = {
        f"a guest for each seat, {taken[0][0]}": [inside for _, inside, _ in taken],
        "one process, no guests": [alone for _, _, alone in taken],
    }
    for label, each in speeds.items():
        cpu, wall = (statistics.median(one[which] for one in each) for which in (0, 1))
        print(f"  {label:34} {cpu:8.1f} hands a second of CPU {wall:8.1f} by the clock")
    print(f"  ratio of CPU time: {ratio:.2f}")
    return ratio


def main() -> None:
    """Run all comparisons and say whether the aims are met."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--submissions", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        suite = ROOT / "graders" / "trickgame"
        plain = HERE / "plain"
        whole = compare(
            "The whole suite of the trick game",
            lambda count: kibitz(ROOT, "trickgame", count, scratch),
            lambda: pytest_alone(suite, scratch),
            "one pytest process a submission",
            options.submissions,
            options.rounds,
        )
        small = compare(
            "Twenty-five plain checks",
            lambda count: kibitz(plain, "plain", count, scratch),
            lambda: gradescope(scratch),
            "gradescope-utils, one process each",
            options.submissions,
            options.rounds,
        )
        hands = tournament(24, options.rounds)
        dearer = walls("trickgame", ROOT, options.submissions, options.rounds, scratch)
    print(f"\naims: whole suite at least 4 ({'met' if whole >= 4 else 'NOT MET'}), ", end="")
    print(f"plain checks at least 0.5 ({'met' if small >= 0.5 else 'NOT MET'}), 1 is hoped for,")
    print(f"      sandbox at most 1.25 times the plain process ({'met' if dearer <= 1.25 else 'NOT MET'}),")
    print(f"      hands in guests less than 6 times those without ({'met' if hands < 6 else 'NOT MET'})")


if __name__ == "__main__":
    main()
