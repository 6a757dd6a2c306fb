"""The plain process, and the ladder that it stands on."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

from kibitz.sandbox.plain import ENVIRONMENT, Plain
from kibitz.sandbox.strength import SandboxError

REPORT = """
import os, socket, sys
sock = socket.socket(fileno=int(sys.argv[1]))
descriptors = sorted(map(int, os.listdir("/proc/self/fd")))
sock.sendall(repr([dict(os.environ), os.getsid(0) == os.getpid(), descriptors]).encode())
"""


def test_a_program_sees_a_fixed_environment_and_one_descriptor(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script = tmp_path / "report.py"
    script.write_text(REPORT, encoding="utf-8")
    monkeypatch.setenv("KIBITZ_SECRET", "x")
    ours, theirs = socket.socketpair()
    leaked = os.open(os.devnull, os.O_RDONLY)
    with ours, theirs:
        process = Plain().launch(sys.executable, script, keep=theirs.fileno())
        environment, own_session, descriptors = eval(ours.recv(65536))
        assert process.communicate(timeout=10)[1] == b""
        assert process.returncode == 0
        os.close(leaked)
        assert {name: environment[name] for name in ENVIRONMENT} == ENVIRONMENT
        assert "KIBITZ_SECRET" not in environment
        assert own_session
        assert theirs.fileno() in descriptors
        assert len(descriptors) == 5  # the three standard ones, the one kept, and that of the listing


def test_a_program_that_cannot_be_started_is_a_fault_of_the_sandbox() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs, pytest.raises(SandboxError, match="/nowhere/python"):
        Plain().launch("/nowhere/python", Path("x.py"), keep=theirs.fileno())


def test_a_scratch_folder_is_new_empty_and_private() -> None:
    plain = Plain()
    one, other = plain.open_scratch(), plain.open_scratch()
    assert one != other
    assert list(one.iterdir()) == []
    assert one.stat().st_mode & 0o077 == 0
    for folder in (one, other):
        plain.close_scratch(folder)
        assert not folder.exists()


def test_closing_a_scratch_folder_follows_no_link(tmp_path: Path) -> None:
    keep = tmp_path / "keep"
    keep.mkdir()
    (keep / "file").write_text("x", encoding="utf-8")
    plain = Plain()
    folder = plain.open_scratch()
    (folder / "link").symlink_to(keep)
    (folder / "locked").mkdir()
    (folder / "locked" / "link").symlink_to(keep / "file")
    (folder / "locked").chmod(0)
    plain.close_scratch(folder)
    assert not folder.exists()
    assert (keep / "file").read_text(encoding="utf-8") == "x"


def test_a_scratch_folder_that_was_locked_or_nested_deep_is_removed() -> None:
    plain = Plain()
    folder = plain.open_scratch()
    deep = folder
    for _ in range(60):
        deep /= "d"
        deep.mkdir()
    (deep / "file").touch()
    for path in (deep, folder / "d" / "d", folder / "d", folder):
        path.chmod(0)
    plain.close_scratch(folder)
    assert not folder.exists()


def test_a_scratch_folder_that_is_gone_already_is_no_trouble(tmp_path: Path) -> None:
    Plain().close_scratch(tmp_path / "gone")
    assert not (tmp_path / "gone").exists()


def test_the_most_processes_are_those_there_are_and_those_allowed() -> None:
    few, many = (Plain().settings(count) for count in (1, 100))
    if os.getuid() == 0:
        assert few == many == {}
    else:
        assert few["processes_in_all"] != many["processes_in_all"]
