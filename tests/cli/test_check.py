"""`kibitz check`."""

from __future__ import annotations

import code
import contextlib
import io
import os
import sys
from pathlib import Path

import pytest

from tests.bulk.course import GOOD, mini_course

from .conftest import Kibitz, Ran

CHECKS = """
from kibitz import check

@check(task="work", points=1, clauses=["M1"], hint="Count to one.")
def test_one(student):
    "It gives one."
    assert student.load().one() == 1

@check(task="work", points=1, clauses=["M2"], visibility="hidden")
def test_secret(student):
    "It keeps a secret."
    assert student.load().one() == 1
"""


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """Write a course with a public and a hidden check."""
    mini_course(tmp_path / "course", CHECKS)
    return tmp_path / "course"


def hand_in(tmp_path: Path, program: str, name: str = "mini.py") -> Path:
    """Write a program where a student would keep it."""
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / name).write_text(program, encoding="utf-8")
    return tmp_path / "work"


def to_paste(ran: Ran) -> list[str]:
    """Return the lines of the transcript that was shown."""
    return [line.strip() for line in ran.out.splitlines() if line.startswith("    ")]


def pasted(lines: list[str], work: Path) -> str:
    """Return what Python prints when lines are pasted, started in a folder."""
    console, before = code.InteractiveConsole(), os.getcwd()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.chdir(work):
        console.push("import sys; sys.path.insert(0, '')")
        for line in lines:
            console.push(line)
    sys.modules.pop("mini", None)
    assert os.getcwd() == before
    return printed.getvalue()


def test_a_good_program_hears_that_more_will_be_run(kibitz: Kibitz, course: Path, tmp_path: Path) -> None:
    ran = kibitz("check", hand_in(tmp_path, GOOD), "--course", course)
    assert ran.code == 0, ran.err
    assert "All 1 public checks passed." in ran.out
    assert "1 more run at grading." in ran.out
    assert "ll tests passed" not in ran.out
    assert "secret" not in ran.out


def test_a_wrong_program_is_told_what_to_fix_first(kibitz: Kibitz, course: Path, tmp_path: Path) -> None:
    ran = kibitz("check", hand_in(tmp_path, "def one(): return 2\n"), "--course", course)
    assert ran.code == 1
    for said in ("Fix this first: It gives one.", "M1", "Count to one.", "mini.one()", "expected", "got"):
        assert said in ran.out
    assert "0 of 1 public checks passed" in ran.out


def test_the_lines_to_paste_show_the_same(kibitz: Kibitz, course: Path, tmp_path: Path) -> None:
    work = hand_in(tmp_path, "def one(): return 'two'\n")
    ran = kibitz("check", work, "--course", course)
    lines = to_paste(ran)
    assert lines == ["import mini", "mini.one()"]
    assert pasted(lines, work) == "'two'\n"


def test_a_file_with_a_wrong_name_is_to_be_renamed_before_anything_is_pasted(
    kibitz: Kibitz, course: Path, tmp_path: Path
) -> None:
    work = hand_in(tmp_path, "def one(): return 'two'\n", "my mini (1).py")
    ran = kibitz("check", work, "--course", course)
    assert ran.code == 1
    assert "rename my mini (1).py to mini.py" in ran.out.splitlines()[0]
    first, said, lines = (ran.out.index(text) for text in ("paste this", "First rename", "import mini"))
    assert first < said < lines
    (work / "my mini (1).py").rename(work / "mini.py")
    assert pasted(to_paste(ran), work) == "'two'\n"


def test_a_right_program_under_a_wrong_name_is_to_be_renamed(
    kibitz: Kibitz, course: Path, tmp_path: Path
) -> None:
    ran = kibitz("check", hand_in(tmp_path, GOOD, "Mini.py"), "--course", course)
    assert ran.code == 0
    assert "rename Mini.py to mini.py" in ran.out


def test_the_hint_is_not_about_a_program_that_cannot_be_loaded(
    kibitz: Kibitz, course: Path, tmp_path: Path
) -> None:
    ran = kibitz("check", hand_in(tmp_path, "def one(:\n"), "--course", course)
    assert ran.code == 1
    assert "SyntaxError" in ran.out
    assert "Count to one." not in ran.out


def test_a_folder_without_a_program_is_told_what_is_wanted(
    kibitz: Kibitz, course: Path, tmp_path: Path
) -> None:
    (tmp_path / "nothing").mkdir()
    ran = kibitz("check", tmp_path / "nothing", "--course", course)
    assert ran.code == 1
    assert ".py" in ran.out
    assert "Traceback" not in ran.out + ran.err


@pytest.mark.parametrize("more", [[], ["--assignment", "mini"]])
def test_outside_a_course_another_course_can_be_named(
    kibitz: Kibitz, tmp_path: Path, more: list[str]
) -> None:
    work = hand_in(tmp_path, GOOD)
    ran = kibitz("check", work, *more)
    assert ran.code == 2
    assert "trickgame" in ran.err
    assert ran.err.endswith("; for an assignment of another course give --course DIR too\n")


def test_of_a_course_that_was_named_no_other_is_spoken_of(
    kibitz: Kibitz, course: Path, tmp_path: Path
) -> None:
    ran = kibitz("check", hand_in(tmp_path, GOOD), "--assignment", "mimi", "--course", course)
    assert ran.code == 2
    assert "--course" not in ran.err
