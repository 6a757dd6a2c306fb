"""Entering: which submissions take part, and why the others do not."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from kibitz.course.load import LoadedAssignment
from kibitz.intake.entry import find_entry
from kibitz.model.assignment import Check
from kibitz.model.note import note
from kibitz.model.result import Grade, Submission
from kibitz.model.verdict import MATTER, Matter, Verdict
from kibitz.tournament.guests import Program
from kibitz.tournament.orders import Answer, TryOut
from kibitz.tournament.records import Absent, Entry
from kibitz.tournament.run import Workers
from kibitz.tournament.suite import Tournament


class Done(Protocol):
    """What a grader gives."""

    @property
    def grade(self) -> Grade:
        """The grade."""


class Graders(Protocol):
    """Whoever grades submissions: `kibitz.bulk.pool.Pool`."""

    def grade_all(self, submissions: Sequence[Submission]) -> Iterator[Done]:
        """Yield grades as they come."""


def digest(submission: Submission) -> str:
    """Return what tells a submission's files from others."""
    seen = hashlib.sha256()
    for name, content in sorted(submission.files.items()):
        for part in (name.encode("utf-8", "surrogateescape"), content):
            seen.update(len(part).to_bytes(8, "big") + part)
    return seen.hexdigest()[:32]


def digest_of_rules(tournament: Tournament) -> str:
    """Return what tells the assignment's own part in a tournament from another version of it."""
    seen = hashlib.sha256()
    for path in sorted(tournament.folder.glob("*.py")):
        if not path.name.startswith("test_"):
            seen.update(path.read_bytes())
    for name, grant in sorted(tournament.loaded.grants[tournament.rules.GRANTS].items()):
        seen.update(name.encode() + grant.source.encode())
    return seen.hexdigest()[:16]


def programs(
    loaded: LoadedAssignment, submissions: Sequence[Submission]
) -> tuple[dict[str, Program], list[Absent]]:
    """Return the programs of some submissions by id, and those submissions in which there is none."""
    found: dict[str, Program] = {}
    absent: list[Absent] = []
    for submission in submissions:
        entry = find_entry(submission, loaded.assignment)
        if entry.problem is not None:
            absent.append(Absent(submission.id, entry.problem))
            continue
        words = loaded.assignment.vocabularies.get(entry.language, {})
        defines = loaded.assignment.entry.defines
        found[submission.id] = Program(
            entry.files, entry.module, words.get(defines, defines), entry.language, words
        )
    return found, absent


def entered(grade: Grade, checks: Mapping[str, Check], needs: Sequence[str]) -> Absent | None:
    """Return why a graded submission may not take part; None when all checks of ``needs`` passed."""
    relevant = [result for result in grade.results if checks[result.check].task in needs]
    failed = [result for result in relevant if result.verdict is not Verdict.PASSED]
    if not failed and relevant:
        return None
    if not relevant:
        return Absent(grade.submission, note("None of the checks that it needs was run."), "no checks")
    first = next((result for result in failed if result.verdict is Verdict.OUR_FAULT), failed[0])
    if MATTER[first.verdict] is Matter.KIT:
        why = note("It could not be graded; that is not your fault.")
        return Absent(grade.submission, why, _last_line(first.staff) or "see kibitz grade")
    if MATTER[first.verdict] is Matter.UPLOAD and first.note:
        return Absent(grade.submission, first.note)
    why = note(
        "It has not passed all checks that it needs: {failed} of {all} failed.",
        failed=len(failed),
        all=len(relevant),
    )
    return Absent(grade.submission, why)


def _last_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if line.strip()]
    return lines[-1].strip() if lines else ""


def graded(
    graders: Graders,
    submissions: Sequence[Submission],
    checks: Sequence[Check],
    needs: Sequence[str],
) -> Iterator[tuple[str, Absent | None]]:
    """Grade submissions, and yield each id with why it may not take part, if it may not."""
    by_name = {check.name: check for check in checks}
    for done in graders.grade_all(submissions):
        yield done.grade.submission, entered(done.grade, by_name, needs)


def tried_out(workers: Workers, names: Sequence[str]) -> Iterator[Entry | Absent]:
    """Try players out, and yield each that takes part, or why it does not."""
    answers: Iterator[Answer] = workers.do_all([TryOut(name) for name in names])
    for answer in answers:
        if isinstance(answer, Entry | Absent):
            yield answer
