"""The ladder: strengths are tried, and what does not hold is refused."""

from __future__ import annotations

import os
import sys

import pytest

from kibitz.judge.interpreter import guest_python
from kibitz.sandbox import ladder
from kibitz.sandbox.ladder import BY_ITSELF, LADDER, choose, trials
from kibitz.sandbox.plain import Plain
from kibitz.sandbox.strength import SandboxError
from kibitz.sandbox.trial import Trial, try_out

PYTHON = guest_python()


def test_every_strength_is_tried_strongest_first() -> None:
    found = list(trials(PYTHON))
    assert [trial.strength for trial in found] == list(LADDER)
    assert all(trial.works or trial.why for trial in found)


def test_auto_is_the_strongest_that_held_its_trial() -> None:
    works = [trial.strength for trial in trials(PYTHON) if trial.works and trial.strength in BY_ITSELF]
    if works:
        assert choose("auto", PYTHON).name == works[0]
    else:
        with pytest.raises(SandboxError, match="no sandbox holds"):
            choose("auto", PYTHON)


def test_this_machine_holds_guests_in() -> None:
    """CI runs where namespaces can be had; a machine without is told by `kibitz doctor`, not by this test."""
    if os.environ.get("CI"):
        assert choose("auto", PYTHON).name in BY_ITSELF


def test_the_plain_process_does_not_pass_for_a_sandbox() -> None:
    trial = try_out(Plain(), PYTHON)
    assert not trial.works


def test_auto_does_not_come_down_to_the_plain_process_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ladder, "try_out", lambda strength, python: Trial(strength.name, works=False, why="no")
    )
    with pytest.raises(SandboxError, match=r"kibitz doctor.*--sandbox=plain"):
        choose("auto", PYTHON)
    assert choose("auto", PYTHON, plain_will_do=True).name == "plain"


def test_a_strength_that_does_not_hold_is_refused_by_name_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ladder, "try_out", lambda strength, python: Trial(strength.name, works=False, why="no wall")
    )
    with pytest.raises(SandboxError, match="does not hold here: no wall"):
        choose("namespaces", PYTHON)
    assert choose("plain", PYTHON).name == "plain"


def test_an_unknown_strength_is_one_line_that_names_those_there_are() -> None:
    with pytest.raises(SandboxError, match=r"'concrete'.*auto.*plain"):
        choose("concrete", PYTHON)


def test_an_interpreter_that_does_not_run_is_told() -> None:
    trial = try_out(LADDER["namespaces"](), "/nowhere/python")
    assert not trial.works
    assert "/nowhere/python" in trial.why


def test_a_failure_that_is_known_comes_with_its_meaning() -> None:
    assert "user namespaces" in Trial("namespaces", works=False, why="OSError: unshare: not permitted").advice
    assert Trial("namespaces", works=False, why=f"never seen {sys.version}").advice == ""
