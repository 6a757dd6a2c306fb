"""The zygote: it comes up, forks, tells of ends, and leaves nobody behind."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kibitz.judge.interpreter import guest_python
from kibitz.judge.zygote import Zygote
from kibitz.model.assignment import Limits
from kibitz.sandbox.plain import Plain
from kibitz.sandbox.strength import SandboxError

from .programs import comes_true, living


def settings(folder: Path) -> dict[str, object]:
    return {**msgspec.structs.asdict(Limits()), "folder": str(folder), "life": 600}


@pytest.fixture
def own() -> Iterator[Zygote]:
    """Give a zygote that the test may end."""
    zygote = Zygote(Plain(), guest_python())
    yield zygote
    zygote.close()


def test_it_says_which_python_it_is(own: Zygote) -> None:
    assert own.python == ".".join(map(str, sys.version_info[:3]))


def test_a_killed_guest_is_told_of(own: Zygote, tmp_path: Path) -> None:
    pid, link = own.spawn(settings(tmp_path))
    own.kill(pid)
    ended = own.ended(pid, 5)
    link.close()
    assert ended is not None
    assert os.WTERMSIG(ended.status) == signal.SIGKILL
    assert ended.memory > 0


def test_a_guest_that_lives_has_not_ended(own: Zygote, tmp_path: Path) -> None:
    pid, link = own.spawn(settings(tmp_path))
    assert own.ended(pid, 0.01) is None
    link.close()
    ended = own.ended(pid, 5)
    assert ended is not None
    assert ended.status == 0


def test_ends_are_kept_apart_from_other_messages(own: Zygote, tmp_path: Path) -> None:
    guests = [own.spawn(settings(tmp_path)) for _ in range(5)]
    for pid, link in guests:
        own.kill(pid)
        link.close()
    later, link = own.spawn(settings(tmp_path))
    assert all(own.ended(pid, 5) is not None for pid, _ in reversed(guests))
    link.close()
    assert own.ended(later, 5) is not None


def test_only_its_own_guests_can_be_ended(own: Zygote) -> None:
    own.kill(os.getpid())
    own.kill(1)
    assert own.ended(1, 0.01) is None


def test_when_the_judge_hangs_up_all_guests_end(tmp_path: Path) -> None:
    zygote = Zygote(Plain(), guest_python())
    guests = [zygote.spawn(settings(tmp_path)) for _ in range(3)]
    zygote.close()
    assert comes_true(lambda: not any(living(pid) for pid, _ in guests))
    for _, link in guests:
        link.close()


def test_a_zygote_that_is_gone_is_a_fault_of_the_sandbox(tmp_path: Path) -> None:
    zygote = Zygote(Plain(), guest_python())
    zygote.close()
    with pytest.raises(SandboxError):
        zygote.spawn(settings(tmp_path))


@pytest.mark.parametrize("python", ["/nowhere/python", "/bin/false", "/bin/true"])
def test_an_interpreter_that_does_not_come_up_is_a_fault_of_the_sandbox(python: str) -> None:
    with pytest.raises(SandboxError):
        Zygote(Plain(), python)


def test_a_folder_that_is_not_there_gives_a_guest_that_broke_off(own: Zygote) -> None:
    pid, link = own.spawn(settings(Path(tempfile.gettempdir()) / "kibitz-not-there"))
    ended = own.ended(pid, 5)
    link.close()
    assert ended is not None
    assert ended.status != 0
