"""The crew: what becomes of jobs over which workers die, and of texts that no file can hold."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kibitz.model.note import note
from kibitz.tournament.crew import Crew
from kibitz.tournament.journal import Journal
from kibitz.tournament.orders import Job, Orders, Play, TryOut
from kibitz.tournament.records import Absent, Entry, Foul, Match, Pairing, encode

from .fakes import settings


@pytest.fixture
def orders(tmp_path: Path) -> Orders:
    """Return orders that no worker can obey: there is no such assignment."""
    folder = tmp_path / "graders" / "nothing"
    return Orders(folder=str(folder), strength="plain", python="python3", seed=1, programs={})


def test_a_job_over_which_workers_die_is_our_fault(orders: Orders) -> None:
    entries = {name: Entry(name) for name in ("ann", "bob")}
    jobs: list[Job] = [TryOut("ann"), Play(Pairing(1, 1, "ann", "bob"), entries, 3)]
    with Crew(orders, workers=2) as crew:
        answers = list(crew.do_all(jobs))
    (absent,) = (one for one in answers if isinstance(one, Absent))
    assert absent.fault.startswith("the worker ended: ")
    assert "CourseError" in absent.fault
    (match,) = (one for one in answers if isinstance(one, Match))
    assert [twice.sittings for twice in match.games] == [()] * 3
    assert all(twice.void for twice in match.games)


def test_what_utf8_cannot_hold_is_written_as_an_escape(tmp_path: Path) -> None:
    odd = Foul("N", note("The program raised {exception}.", exception="\ud800"))
    assert msgspec.json.decode(encode(odd), type=Foul).why.values == {"exception": "\\ud800"}
    with Journal(tmp_path, settings("ann")) as journal:
        journal.add(Absent("ann", odd.why))
    with Journal(tmp_path, settings("ann")) as journal:
        assert list(journal.absent) == ["ann"]
