"""A course on disk, and ``kibitz`` as a command."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.bulk.course import GOOD, mini_course


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


Kibitz = Callable[..., Ran]


@pytest.fixture
def kibitz(tmp_path: Path) -> Kibitz:
    """Run ``kibitz`` in ``tmp_path``, with an empty home folder and a wide terminal."""

    def run(*arguments: str | Path) -> Ran:
        environment = {**os.environ, "HOME": str(tmp_path / "home"), "COLUMNS": "200", "NO_COLOR": "1"}
        done = subprocess.run(
            [sys.executable, "-m", "kibitz", *map(str, arguments)],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """Write a course with the assignment ``mini``."""
    mini_course(tmp_path / "course")
    return tmp_path / "course"


@pytest.fixture
def submissions(tmp_path: Path) -> Path:
    """Write a folder of submissions: a good one, a wrong one, one that cannot be read, an empty one."""
    programs = {
        "good": GOOD,
        "wrong": "def one(): return 1\ndef double(n): return n + 2\n",
        "broken": "def one(:\n",
    }
    for name, program in programs.items():
        (tmp_path / "submissions" / name).mkdir(parents=True)
        (tmp_path / "submissions" / name / "mini.py").write_text(program, encoding="utf-8")
    (tmp_path / "submissions" / "empty").mkdir()
    return tmp_path / "submissions"
