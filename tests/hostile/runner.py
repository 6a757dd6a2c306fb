"""Runs the hostile corpus under one strength, honest programs in between, and says what held."""

from __future__ import annotations

import html
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path

import msgspec

from kibitz.bulk.pool import Pool
from kibitz.intake.folder import gather
from kibitz.model.result import Grade, Submission
from kibitz.model.verdict import Verdict
from kibitz.report.pages import PageWriter

from .declared import CORPUS, Case, read_cases
from .outside import Outside, guests_version, snapshot, strengths_under, victim
from .processes import Watch, end, marked, wait_until_gone

WORKERS = 2
MOST_SECONDS = 30.0
"""For one case, all its repeats and a new zygote included."""

MOST_MEMORY = 200 * 1024
"""KiB for a grader, and for the judge that it forks."""

HONEST = ("honest-program", "honest-but-for-has-card", "answers-wrong-text")
"""Graded before all others, and in between: their grades must stay the same to the letter."""

LEAK = re.compile(r"LEAK:(?=[\w\[('/])[^\n]{0,120}")
INJECTED = ("<kibitz-injected", "<script>kibitz_injected")
INPUT = re.compile(r"INPUT: [^\n]+")


class Outcome(msgspec.Struct, kw_only=True):
    """What one program got and what it achieved, under one strength."""

    case: str
    verdict: Verdict
    points: float | None
    seconds: float
    broken: list[str]
    """What did not hold, a line for each thing."""
    wrong: list[str]
    """What is not right about the mark; no strength may be declared to get that wrong."""


class Run(msgspec.Struct, kw_only=True):
    """All outcomes under one strength, and what can be told of the whole run alone."""

    strength: str
    outcomes: dict[str, Outcome]
    faults: list[str]
    seconds: float
    memory: int
    """KiB of the largest grader or judge."""


def strengths() -> list[str]:
    """Return the strengths that work here, the strongest first."""
    return list(strengths_under(guests_version()))


class _Corpus:
    """One run under way."""

    def __init__(self, pool: Pool, outside: Outside, cases: dict[str, Case]) -> None:
        self.pool = pool
        self.outside = outside
        self.cases = cases
        self.programs = {one.id: one for one in gather(CORPUS).submissions}
        self.pages = PageWriter(pool.ready.assignment, pool.ready.checks)
        self.hidden = {check.name for check in pool.ready.checks if check.hidden}
        self.known = {name: self._text(pool.grade(self.programs[name]).grade) for name in HONEST}
        self._next = cycle(HONEST)
        self._lock = threading.Lock()

    @staticmethod
    def _text(grade: Grade) -> bytes:
        return msgspec.json.encode(grade)

    def run(self, number: int, name: str) -> Outcome:
        """Grade one hostile program, and an honest one after it."""
        token = f"h{number:03}{self.outside.run[-6:]}"
        program = self.programs[name]
        prey = self.outside.prey(token)
        before = snapshot(prey)
        target = victim() if b"VICTIM" in program.files["trickgame.py"] else None
        files = {**program.files, "facts.py": self.outside.facts(token, target.pid if target else 0)}
        started = time.monotonic()
        grade = self.pool.grade(msgspec.structs.replace(program, files=files)).grade
        seconds = time.monotonic() - started
        broken = [] if snapshot(prey) == before else ["files outside changed"]
        broken += [f"a file outside: {path}" for path in self.outside.strangers(token)]
        broken += ["the listener was connected to"] if token in self.outside.heard else []
        broken += [f"process {process[0]} lives on" for process in wait_until_gone(lambda: marked(token))]
        if target is not None:
            broken += [] if target.poll() is None else ["another process was ended"]
            target.kill()
            target.wait()
        broken += self._shown(program, grade)
        broken += self._disturbed()
        if seconds > MOST_SECONDS:
            broken.append(f"it took {seconds:.0f} s")
        return Outcome(
            case=name, verdict=grade.verdict, points=grade.points, seconds=seconds, broken=broken,
            wrong=self._wrong(name, grade),
        )  # fmt: skip

    def _shown(self, program: Submission, grade: Grade) -> list[str]:
        """Look for loot in what the student, or anybody, is shown."""
        folder = self.outside.root / "pages" / program.id
        self.pages.write(grade, folder, program.files)
        pages = "\n".join(path.read_text("utf-8") for path in sorted(folder.iterdir()))
        results = self._text(grade).decode()
        broken = [f"it says {found[0]!r}" for found in [LEAK.search(results + html.unescape(pages))] if found]
        broken += [f"the page holds {text!r}" for text in INJECTED if text in pages]
        secret, public = (self._inputs(grade, hidden=hidden) for hidden in (True, False))
        shown = [line for line in secret - public if line in html.unescape(pages)]
        return broken + [f"the page shows an input of a hidden check: {line}" for line in shown[:3]]

    def _inputs(self, grade: Grade, *, hidden: bool) -> set[str]:
        """Return the inputs that a program printed in hidden checks, or in public ones."""
        outputs = [result.output for result in grade.results if (result.check in self.hidden) is hidden]
        return {line for output in outputs for line in INPUT.findall(output)}

    def _disturbed(self) -> list[str]:
        """Grade an honest program, and compare with its known grade."""
        with self._lock:
            name = next(self._next)
        grade = self.pool.grade(self.programs[name]).grade
        if self._text(grade) == self.known[name]:
            return []
        return [f"{name}, graded after it, got {grade.points} and {grade.verdict}"]

    def _wrong(self, name: str, grade: Grade) -> list[str]:
        verdict, points = self.cases[name].grade(grade.strength)
        if (grade.verdict, grade.points) == (verdict, points):
            return []
        staff = next((result.staff.strip()[-300:] for result in grade.results if result.staff), "")
        return [
            f"{points} and {verdict.value} are right, not {grade.points} and {grade.verdict.value} {staff}"
        ]


def run(strength: str, names: list[str] | None = None) -> Run:
    """Run the corpus, or some of it, under a strength."""
    cases = read_cases()
    started = time.monotonic()
    with Outside() as outside:
        watch = Watch()
        watch.start()
        with (
            Pool(outside.suite, workers=WORKERS, sandbox=strength) as pool,
            ThreadPoolExecutor(WORKERS) as hands,
        ):
            corpus = _Corpus(pool, outside, cases)
            outcomes = list(hands.map(lambda pair: corpus.run(*pair), enumerate(names or cases)))
        faults = [f"process {process[0]} is left" for process in wait_until_gone(watch.left)]
        watch.stop()
        end(watch.left())
        end(marked(outside.run))
        faults += [f"folder {name} is left" for name in sorted(watch.folders) if Path(name).exists()]
        faults += [f"{path} is left" for path in outside.temp.iterdir() if _is_left(path, outside)]
        faults += [f"{name} changed in the course" for name in outside.changed_course()]
        if watch.largest > MOST_MEMORY:
            faults.append(f"a grader took {watch.largest // 1024} MB")
    by_name = {outcome.case: outcome for outcome in outcomes}
    return Run(
        strength=strength,
        outcomes=by_name,
        faults=faults,
        seconds=time.monotonic() - started,
        memory=watch.largest,
    )


def _is_left(path: Path, outside: Outside) -> bool:
    """Return whether a temporary file is neither the test's own nor a program's, which is told apart."""
    return path != outside.secret and outside.run[-6:] not in path.name and path.name != "kibitz-hypothesis"
