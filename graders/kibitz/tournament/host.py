"""The host: lets submissions enter, has them play, and writes what has come of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, TypeVar

import kibitz
from kibitz.bulk.pool import Pool
from kibitz.judge.interpreter import guest_python
from kibitz.model.result import Submission
from kibitz.sandbox.ladder import choose
from kibitz.tournament.crew import Crew
from kibitz.tournament.enter import digest, digest_of_rules, graded, programs, tried_out
from kibitz.tournament.journal import NAME, Journal
from kibitz.tournament.orders import Orders
from kibitz.tournament.output import CSV, JSON, document, write_csv, write_json
from kibitz.tournament.pages import FOLDER, INDEX, About, TournamentPages
from kibitz.tournament.records import Absent, Passed, Settings
from kibitz.tournament.run import Run
from kibitz.tournament.standings import Standings
from kibitz.tournament.suite import load_tournament

OURS: Final = (NAME, JSON, CSV, INDEX, FOLDER)
"""What a tournament leaves in its folder."""

Thing = TypeVar("Thing")


class Watch(Protocol):
    """Shows how far something has come."""

    def __call__(self, label: str, things: Iterable[Thing], count: int) -> Iterator[Thing]:
        """Yield the things as they come."""


class Host:
    """One tournament in one folder; a context manager, which leaves whatever has been played."""

    def __init__(
        self,
        folder: Path,
        submissions: Sequence[Submission],
        out: Path,
        *,
        seed: int,
        rounds: int,
        workers: int,
        sandbox: str,
    ) -> None:
        """Have ``submissions`` play the tournament of the suite in ``folder``; all results go to ``out``.

        Raises:
            CourseError: the assignment has no tournament, or something is wrong with it.
            SandboxError: the sandbox does not hold.
            JournalError: there is another tournament in ``out``.
            OSError: it cannot be read or written.

        """
        self._tournament = load_tournament(folder)
        self._submissions = {one.id: one for one in submissions}
        self._out = out
        self._seed = seed
        self._rounds = rounds
        self._workers = workers
        self._sandbox = sandbox
        assignment = self._tournament.loaded.assignment
        self._python = guest_python(assignment.python)
        self.strength = choose(sandbox, self._python).name
        self.settings = Settings(
            assignment=assignment.name,
            seed=seed,
            rounds=rounds,
            submissions={one.id: digest(one) for one in submissions},
            made_with={"kibitz": kibitz.__version__, "rules": digest_of_rules(self._tournament)},
        )
        out.mkdir(parents=True, exist_ok=True)
        self.journal = Journal(out, self.settings)
        self._exits = ExitStack()

    def __enter__(self) -> Host:
        self._exits.enter_context(self.journal)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._exits.__exit__(kind, error, trace)

    def enter(self, watch: Watch) -> None:
        """Find out which submissions take part, those of which that is not known yet."""
        found, none = programs(self._tournament.loaded, list(self._submissions.values()))
        for absent in none:
            if absent.id not in self.journal.absent:
                self.journal.add(absent)
        open_questions = [name for name in sorted(found) if name not in self._known]
        if self._tournament.has_checks:
            self._grade([name for name in open_questions if name not in self.journal.passed], watch)
        orders = Orders(
            folder=str(self._tournament.folder),
            strength=self.strength,
            python=self._python,
            seed=self._seed,
            programs={name: found[name] for name in sorted(found) if name not in self.journal.absent},
        )
        self._crew = self._exits.enter_context(Crew(orders, self._workers))
        names = [name for name in open_questions if name not in self.journal.absent]
        for answer in watch("trying out", tried_out(self._crew, names), len(names)):
            self.journal.add(answer)

    @property
    def _known(self) -> set[str]:
        return self.journal.entries.keys() | self.journal.absent.keys()

    def _grade(self, names: Sequence[str], watch: Watch) -> None:
        """Grade submissions, and note which of them passed what they must have passed."""
        if not names:
            return
        with Pool(self._tournament.folder, workers=self._workers, sandbox=self._sandbox) as pool:
            try:
                chosen = [self._submissions[name] for name in names]
                results = graded(pool, chosen, pool.ready.checks, self._tournament.needs)
                for name, absent in watch("grading", results, len(names)):
                    self.journal.add(Passed(name) if absent is None else absent)
            except KeyboardInterrupt:
                pool.abort()
                raise

    @property
    def run(self) -> Run:
        """The tournament of those that take part."""
        return Run(self.journal, self._seed, self._rounds)

    def play(self, watch: Watch) -> Standings:
        """Play what has not been played, and return the standings."""
        run = self.run
        left = run.matches - len(self.journal.matches)
        for _ in watch("playing", run.play(self._crew), left):
            pass
        return run.standings()

    @property
    def absent(self) -> list[Absent]:
        """Who does not take part, by name."""
        return sorted(self.journal.absent.values(), key=lambda one: one.id)

    def write(self, language: str, catalogues: Mapping[str, Path]) -> Standings:
        """Write the standings as they are now: ``standings.json``, ``standings.csv`` and the pages."""
        run = self.run
        now = run.standings()
        complete = run.complete and len(self._known) == len(self._submissions)
        about = About(
            plan=run.plan,
            rounds=run.rounds,
            seed=self._seed,
            played=len(self.journal.matches),
            matches=run.matches,
            complete=complete,
            absent=self.absent,
        )
        write_json(
            self._out / JSON, document(self.settings, now, self.absent, self.strength, complete=complete)
        )
        write_csv(self._out / CSV, now.rows)
        pages = TournamentPages(
            self._tournament.loaded.assignment, self._tournament.rules, language, catalogues
        )
        pages.write(now, about, self._out)
        return now
