"""The scenario bank: cases drawn once for a run, and the search for a smaller one when a case fails.

Hypothesis draws, but no student's program is near when it does: a correct program pays for its calls alone.
With the same seed, without a database and in the generate phase, a second run draws the same cases up to
the failure, so that Hypothesis can be brought back to it and asked to shrink.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hypothesis import Phase
    from hypothesis.strategies import SearchStrategy

MOST_DRAWS: Final = 150
"""Cases that a search for a smaller one may draw, also those that its strategy throws away: a number, not a
time, so that pages do not change."""

MOST_SECONDS: Final = 20.0
"""A backstop for programs so slow that even that takes too long."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A case of the bank, with what is expected of it and where it came from."""

    case: Any
    expected: Any
    strategy: int
    draw: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A property: strategies that make cases, an oracle, and how many cases to ask."""

    strategies: tuple[SearchStrategy[Any], ...]
    expected: Callable[[Any], Any] | None
    count: int
    name: str

    def share(self, strategy: int) -> int:
        """Return how many cases come from one of the strategies."""
        even, rest = divmod(self.count, len(self.strategies))
        return even + (strategy < rest)

    def oracle(self, case: Any) -> Any:
        """Return what is expected of a case; ``None`` when the check needs no oracle."""
        return None if self.expected is None else self.expected(case)


def size(case: object) -> tuple[int, str]:
    """Return a key by which smaller cases come first."""
    text = repr(case)
    return len(text), text


def draw(scenario: Scenario) -> tuple[Drawn, ...]:
    """Draw the cases of a scenario, from small to large; the same ones every time."""
    from hypothesis import Phase

    found: list[Drawn] = []
    for index in range(len(scenario.strategies)):
        if not scenario.share(index):
            continue
        cases: list[Any] = []
        _explore(scenario, index, cases.append, (Phase.generate,))
        found += [Drawn(case, scenario.oracle(case), index, number) for number, case in enumerate(cases)]
    return tuple(sorted(found, key=lambda drawn: size(drawn.case)))


def _explore(
    scenario: Scenario,
    strategy: int,
    visit: Callable[[Any], None],
    phases: Sequence[Phase],
    begin: Callable[[], None] = lambda: None,
) -> None:
    """Have Hypothesis call ``begin`` before it draws a case and ``visit`` with it, again and again."""
    from hypothesis import HealthCheck, Verbosity, given, seed, settings
    from hypothesis import strategies as st

    @seed(zlib.crc32(f"{scenario.name}/{strategy}".encode()))
    @settings(
        max_examples=scenario.share(strategy),
        database=None,
        deadline=None,
        phases=tuple(phases),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        print_blob=False,
        verbosity=Verbosity.quiet,
    )
    @given(st.builds(begin).flatmap(lambda _: scenario.strategies[strategy]))
    def run(case: Any) -> None:
        visit(case)

    run()


class _Fails(Exception):
    """Tells Hypothesis that a case is interesting."""


class _Enough(BaseException):
    """Ends a search that has gone on for long enough: Hypothesis lets through what is no `Exception`."""


class _Search:
    """Lets Hypothesis shrink from one failing case, and remembers the smallest that fails in the same way."""

    def __init__(
        self, scenario: Scenario, start: Drawn, fails: Callable[[Any, Any], bool], most_draws: int
    ) -> None:
        self.most_draws = most_draws
        self.scenario = scenario
        self.start = start
        self.fails = fails
        self.best = start
        self.seen: dict[str, bool] = {repr(start.case): True}
        self.drawn = 0
        self.draws = 0
        self.deadline = time.monotonic() + MOST_SECONDS

    def begin(self) -> None:
        """Count a draw, once the case is reached that the search starts from."""
        self.draws += self.drawn > self.start.draw
        if self.draws > self.most_draws or time.monotonic() > self.deadline:
            raise _Enough

    def visit(self, case: Any) -> None:
        """Ask about a case, unless it is known."""
        number, self.drawn = self.drawn, self.drawn + 1
        key = repr(case)
        if number < self.start.draw:
            self.seen.setdefault(key, False)  # it passed when the bank was asked, should it come back
            return
        if key not in self.seen:
            expected = self.scenario.oracle(case)
            self.seen[key] = self.fails(case, expected)
            if self.seen[key] and size(case) < size(self.best.case):
                self.best = Drawn(case, expected, self.start.strategy, -1)
        if self.seen[key]:
            raise _Fails


def shrink(
    scenario: Scenario, start: Drawn, fails: Callable[[Any, Any], bool], most_draws: int = MOST_DRAWS
) -> tuple[Drawn, int]:
    """Return the smallest case found that fails as ``start`` does, and how many cases were drawn.

    ``fails(case, expected)`` asks the student's program, from a fresh state, and says whether it fails in
    the same way.
    """
    from hypothesis import Phase
    from hypothesis.errors import Flaky

    search = _Search(scenario, start, fails, most_draws)
    if most_draws < 1:
        return start, 0
    with suppress(_Fails, _Enough, Flaky):
        phases = (Phase.generate, Phase.shrink)
        _explore(scenario, start.strategy, search.visit, phases, search.begin)
    return search.best, min(search.draws, most_draws)
