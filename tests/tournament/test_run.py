"""Whole tournaments, with players that are not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.tournament.journal import NAME, Journal, JournalError
from kibitz.tournament.records import Entry, Settings
from kibitz.tournament.run import Run
from kibitz.tournament.standings import Standings

from .fakes import Fakes, settings

FEW = {f"e{number}": number + 1.0 for number in range(5)}
MANY = {f"e{number:02}": 1.3**number for number in range(17)}


def started(folder: Path, strengths: dict[str, float], own: Settings | None = None) -> Journal:
    """Return the journal of a tournament of such entries."""
    folder.mkdir(exist_ok=True)
    journal = Journal(folder, own or settings(*strengths))
    for name in strengths:
        if name not in journal.entries:
            journal.add(Entry(name))
    return journal


def played(folder: Path, strengths: dict[str, float], fakes: Fakes) -> Standings:
    """Return the standings after a tournament, as far as the fakes play."""
    with started(folder, strengths) as journal:
        run = Run(journal, 1)
        for _ in run.play(fakes):
            pass
        assert run.complete
        return run.standings()


@pytest.mark.parametrize("strengths", [FEW, MANY], ids=["everybody", "swiss"])
def test_the_order_in_which_matches_come_changes_nothing(tmp_path: Path, strengths: dict[str, float]) -> None:
    first = played(tmp_path / "one", strengths, Fakes(strengths, shuffled=1))
    other = played(tmp_path / "other", strengths, Fakes(strengths, shuffled=2))
    assert first == other


@pytest.mark.parametrize("strengths", [FEW, MANY], ids=["everybody", "swiss"])
@pytest.mark.parametrize("stop", [0, 1, 7, 9])
def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, strengths: dict[str, float], stop: int) -> None:
    whole = played(tmp_path / "whole", strengths, Fakes(strengths))
    stopped = Fakes(strengths, stop_after=stop)
    with pytest.raises(KeyboardInterrupt):
        played(tmp_path / "parts", strengths, stopped)
    rest = Fakes(strengths, shuffled=5)
    assert played(tmp_path / "parts", strengths, rest) == whole
    assert len(stopped.played) == stop
    assert not set(stopped.played) & set(rest.played)
    again = Fakes(strengths)
    assert played(tmp_path / "parts", strengths, again) == whole
    assert again.played == []


def test_the_strongest_comes_out_above_the_weakest(tmp_path: Path) -> None:
    rows = played(tmp_path / "out", MANY, Fakes(MANY)).rows
    names = [row.entry for row in rows]
    assert names.index("e16") < 5
    assert names.index("e00") > 11


def test_swiss_meets_nobody_twice_and_misses_a_round_once(tmp_path: Path) -> None:
    fakes = Fakes(MANY)
    played(tmp_path / "out", MANY, fakes)
    met = [frozenset((one.first, one.second)) for one in fakes.played]
    assert len(met) == len(set(met))
    rounds = max(one.round for one in fakes.played)
    games = [sum(name in pair for pair in met) for name in MANY]
    assert set(games) <= {rounds, rounds - 1}


def test_who_is_retired_is_paired_no_more(tmp_path: Path) -> None:
    fakes = Fakes(MANY, foul="e03")
    now = played(tmp_path / "out", MANY, fakes)
    if "e03" in now.retired:
        last = max(foul.round for foul in now.fouls)
        assert not any("e03" in {one.first, one.second} for one in fakes.played if one.round > last)
    assert {foul.entry for foul in now.fouls} == {"e03"}


def test_another_seed_makes_another_draw(tmp_path: Path) -> None:
    with started(tmp_path, MANY) as journal:
        assert Run(journal, 1).entries != Run(journal, 2).entries


def test_nobody_to_play_with(tmp_path: Path) -> None:
    for number, strengths in enumerate(({}, {"alone": 1.0})):
        assert played(tmp_path / str(number), dict(strengths), Fakes({})).matches == ()


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (settings("a", "b", seed=2), "seed 1, now 2"),
        (settings("a", "b", rounds=3), "rounds 0, now 3"),
        (settings("a"), "now without b"),
        (settings("a", "b", "c", "d"), "now with c and 1 more"),
    ],
)
def test_another_tournament_is_refused_and_nothing_lost(tmp_path: Path, other: Settings, said: str) -> None:
    started(tmp_path, {"a": 1.0, "b": 1.0}, settings("a", "b")).__exit__(None, None, None)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(JournalError) as refused:
        Journal(tmp_path, other)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
    assert (tmp_path / NAME).read_bytes() == before


def test_a_line_that_was_cut_off_is_taken_away(tmp_path: Path) -> None:
    whole = played(tmp_path, FEW, Fakes(FEW))
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes()[:-20])
    fakes = Fakes(FEW)
    assert played(tmp_path, FEW, fakes) == whole
    assert len(fakes.played) == 1


def test_something_else_is_no_journal(tmp_path: Path) -> None:
    for content in (b"", b"{}\n", b"hello\n", b"\xff\xfe\n"):
        (tmp_path / NAME).write_bytes(content)
        with pytest.raises(JournalError, match="no journal, or damaged"):
            Journal(tmp_path, settings("a"))
