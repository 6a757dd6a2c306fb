"""Every hostile program gets the mark it deserves and reaches nothing outside, under each strength here."""

from __future__ import annotations

import pytest

from .declared import CORPUS, read_cases
from .runner import Run, run, strengths

CASES = read_cases()
STRENGTHS = strengths()
LEAST = 70
"""The corpus must not shrink below this."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1200)]

_runs: dict[str, Run] = {}


@pytest.fixture(scope="session")
def done(request: pytest.FixtureRequest) -> Run:
    """Return the corpus's run under a strength, made once."""
    strength: str = request.param
    if strength not in _runs:
        _runs[strength] = run(strength)
    return _runs[strength]


under_each = pytest.mark.parametrize("done", STRENGTHS, indirect=True)


def test_every_program_is_declared() -> None:
    assert sorted(CASES) == sorted(folder.name for folder in CORPUS.iterdir() if folder.is_dir())
    assert len(CASES) >= LEAST


def test_no_program_earns_more_than_its_twin() -> None:
    greedy = [
        name
        for name, case in CASES.items()
        if case.twin and (case.points or 0) > (CASES[case.twin].points or 0)
    ]
    assert not greedy


@under_each
@pytest.mark.parametrize("name", CASES)
def test_the_mark_is_right(name: str, done: Run) -> None:
    assert not done.outcomes[name].wrong


@under_each
@pytest.mark.parametrize("name", CASES)
def test_nothing_outside_is_reached(name: str, done: Run) -> None:
    declared = CASES[name].exception(done.strength)
    if not declared:
        assert not done.outcomes[name].broken
    elif done.outcomes[name].broken:
        pytest.xfail(f"{done.strength} {declared}")


@under_each
def test_the_run_leaves_nothing_behind(done: Run) -> None:
    assert not done.faults
