"""Bubblewrap, where it is installed: what its guests share, and what they must not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.judge.interpreter import guest_python
from kibitz.judge.zygote import Zygote
from kibitz.sandbox.bubblewrap import Bubblewrap
from kibitz.sandbox.cell import mounts
from kibitz.sandbox.ladder import choose
from kibitz.sandbox.strength import SandboxError
from kibitz.sandbox.trial import Trial, try_out
from tests.judge.programs import Lab

NOSY = """
import os

def mine():
    with open("note.txt", "w") as file:
        file.write("mine")
    return os.getcwd()

def look(folder):
    seen = []
    read = lambda path: open(path + "/note.txt").read()
    write = lambda path: open(path + "/x", "w").name
    for act in (os.listdir, read, write):
        try:
            seen.append(act(folder))
        except OSError:
            pass
    return seen

def around():
    return [name for name in ("/proc", "/sys", "/tmp", "/home", "/etc/passwd") if os.path.lexists(name)]

def environment():
    return sorted(os.environ)
"""


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Return where programs start, all on one zygote that ``bwrap`` has shut in."""
    trial = try_out(Bubblewrap(), guest_python())
    if not trial.works:
        pytest.skip(f"bubblewrap does not hold here: {trial.why}")
    zygote = Zygote(Bubblewrap(), guest_python())
    lab = Lab(zygote, tmp_path_factory.mktemp("unused"))
    yield lab
    lab.close()
    assert zygote.close() == ""


def test_a_machine_without_it_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    trial = try_out(Bubblewrap(), sys.executable)
    assert not trial.works
    assert trial.why == "bwrap is not installed here"
    assert "install the package bubblewrap" in trial.advice
    with pytest.raises(SandboxError, match="bwrap is not installed here"):
        choose("bubblewrap", sys.executable)


def test_what_bwrap_itself_complains_of_is_explained() -> None:
    told = "bwrap: setting up uid map: Permission denied"
    assert "does not allow" in Trial("bubblewrap", works=False, why=told).advice
    assert "too old" in Trial("bubblewrap", works=False, why="bwrap: Unknown option --size").advice


def test_guests_of_one_zygote_do_not_see_each_others_folders(lab: Lab) -> None:
    one, other = lab.program(NOSY), lab.program(NOSY)
    folder = one.call("mine")
    assert isinstance(folder, str)
    assert other.call("mine") != folder
    assert len(one.call("look", folder)) == 3  # type: ignore[arg-type]
    assert other.call("look", folder) == []
    assert other.call("look", str(Path(folder).parent)) == []


def test_a_guest_finds_little_of_the_machine(lab: Lab) -> None:
    assert lab.program(NOSY).call("around") == []


def test_a_guest_sees_the_same_environment_as_elsewhere(lab: Lab) -> None:
    assert "PWD" not in lab.program(NOSY).call("environment")  # type: ignore[operator]


def test_what_a_guest_left_is_removed_when_it_has_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """However deep or locked it is; what a link in it points to stays."""
    scratch, keep = tmp_path / "scratch", tmp_path / "keep"
    scratch.mkdir()
    keep.mkdir()
    monkeypatch.setattr(mounts, "SCRATCH", str(scratch))
    own = mounts.own_scratch()
    with subprocess.Popen([sys.executable, "-c", _leave(scratch, keep)]) as process:
        assert process.wait() == 0
    assert len(list(scratch.iterdir())) == 2
    mounts.clear_scratch()
    assert [str(path) for path in scratch.iterdir()] == [own]
    assert keep.is_dir()
    assert os.listdir(own) == []


def _leave(scratch: Path, keep: Path) -> str:
    """Return a program that leaves 3000 folders in each other, a locked one and a link."""
    return f"""
import os
os.mkdir("{scratch}/%d-left" % os.getpid())
os.chdir("{scratch}/%d-left" % os.getpid())
os.symlink("{keep}", "link")
os.makedirs("locked/inner")
os.chmod("locked/inner", 0)
os.chmod("locked", 0)
for _ in range(3000):
    os.mkdir("deep")
    os.chdir("deep")
"""
