"""Prints what the hostile corpus got and what held: `python -m tests.hostile [STRENGTH] [CASE ...]`."""

from __future__ import annotations

import sys

from .declared import Case, read_cases
from .runner import Outcome, Run, run, strengths


def main(arguments: list[str]) -> int:
    """Run and print; 1 when something that is declared to hold does not."""
    cases, here = read_cases(), strengths()
    chosen = [name for name in here if name in arguments] or here
    names = [name for name in cases if name in arguments]
    strangers = set(arguments) - set(here) - set(cases)
    if strangers:
        print(
            f"neither a strength that works here nor a case: {', '.join(sorted(strangers))}", file=sys.stderr
        )
        return 2
    bad = 0
    for strength in chosen:
        bad += show(run(strength, names), cases)
    return 1 if bad else 0


def show(done: Run, cases: dict[str, Case]) -> int:
    """Print the table of one strength; return how many lines are not as declared."""
    print(f"\n{done.strength}\n")
    bad = len(done.faults)
    for name, outcome in done.outcomes.items():
        held, as_declared = _held(cases[name], done.strength, outcome)
        bad += not as_declared
        points = "–" if outcome.points is None else f"{outcome.points:g}"
        print(f"{name:34} {outcome.verdict.value:12} {points:>6}  {outcome.seconds:5.1f} s  {held}")
    for fault in done.faults:
        print(f"FAULT: {fault}")
    count, memory = len(done.outcomes), done.memory // 1024
    print(
        f"\n{done.strength}: {count} cases, {done.seconds:.0f} s, largest grader {memory} MB, "
        f"{bad} not as declared"
    )
    return bad


def _held(case: Case, strength: str, outcome: Outcome) -> tuple[str, bool]:
    declared = case.exception(strength)
    if outcome.wrong:
        return "WRONG MARK: " + "; ".join(outcome.wrong + outcome.broken), False
    if not outcome.broken:
        return ("held" if not declared else f"held, though declared: {declared}"), True
    if declared:
        return f"not held, as declared: {declared}", True
    return "NOT HELD: " + "; ".join(outcome.broken), False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
