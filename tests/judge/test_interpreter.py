"""Finding the students' interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kibitz.judge.interpreter import guest_python
from kibitz.sandbox.strength import SandboxError


def fake(folder: Path, name: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def pyenv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the place of pyenv's versions, on a machine that has nothing else."""
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path / "pyenv" / "versions"


def test_without_a_version_it_is_kibitzs_own() -> None:
    version = subprocess.run(
        [guest_python(), "-c", "import sys; print(sys.version_info[:2])"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert version.strip() == str(tuple(sys.version_info[:2]))


def test_what_is_on_the_path_goes_first(pyenv: Path, tmp_path: Path) -> None:
    fake(pyenv / "3.13.0" / "bin", "python")
    on_path = fake(tmp_path / "bin", "python3.13")
    assert guest_python("3.13") == str(on_path)


def test_of_pyenvs_versions_the_newest_that_fits_is_taken(pyenv: Path) -> None:
    for name in ("3.1.9", "3.13.2", "3.13.10", "3.14.0", "3.13-dev"):
        fake(pyenv / name / "bin", "python")
    assert guest_python("3.13") == str(pyenv / "3.13.10" / "bin" / "python")
    assert guest_python("3.1") == str(pyenv / "3.1.9" / "bin" / "python")


def test_pyenvs_shims_are_passed_by(pyenv: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake(tmp_path / "pyenv" / "shims", "python3.13")
    monkeypatch.setenv("PATH", f"{tmp_path / 'pyenv' / 'shims'}{os.pathsep}{tmp_path}")
    real = fake(pyenv / "3.13.0" / "bin", "python")
    assert guest_python("3.13") == str(real)


def test_a_version_that_is_not_here_is_one_clear_line(pyenv: Path) -> None:
    with pytest.raises(SandboxError) as caught:
        guest_python("3.99")
    assert "3.99" in str(caught.value)
    assert "\n" not in str(caught.value)
