"""`kibitz tournament`, from start to end, stopped, and gone on with."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAYERS = ROOT / "fixtures" / "whist" / "players"
FIELD = ("card_counter", "first_legal", "lowest")


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """Write a course in which there is nothing to pass, so that no time goes into grading."""
    left_out = shutil.ignore_patterns("test_*", "__pycache__")
    shutil.copytree(ROOT / "graders" / "whist", tmp_path / "course" / "graders" / "whist", ignore=left_out)
    (tmp_path / "course" / "reference" / "whist").mkdir(parents=True)
    return tmp_path / "course"


@pytest.fixture
def submissions(tmp_path: Path) -> Path:
    """Write a folder of submissions, one of which is no program."""
    folder = tmp_path / "submissions"
    for name in FIELD:
        (folder / name).mkdir(parents=True)
        shutil.copy(PLAYERS / f"{name}.py", folder / name / "Player.py")
    (folder / "broken").mkdir()
    (folder / "broken" / "Player.py").write_text("class Player\n", "utf-8")
    return folder


def command(course: Path, submissions: Path, out: Path, *more: str) -> Sequence[str]:
    """Return the command line of a tournament."""
    start = [sys.executable, "-m", "kibitz", "tournament", "whist", str(submissions), "--out", str(out)]
    return [*start, "--course", str(course), "--sandbox", "plain", *more]


def ran(line: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(line, capture_output=True, text=True, encoding="utf-8", check=False)


def stopped(line: Sequence[str], journal: Path, matches: int) -> subprocess.CompletedProcess[str]:
    """Run a command until so many matches are in the journal; then comes ^C."""
    process = subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while process.poll() is None:
        if journal.exists() and journal.read_bytes().count(b'"type":"Match"') >= matches:
            process.send_signal(signal.SIGINT)
            break
        try:
            process.wait(0.02)
        except subprocess.TimeoutExpired:
            continue
    out, err = process.communicate(timeout=60)
    return subprocess.CompletedProcess(line, process.returncode, out, err)


def test_a_tournament_is_the_same_stopped_or_not_and_with_any_number_of_workers(
    course: Path, submissions: Path, tmp_path: Path
) -> None:
    whole = ran(command(course, submissions, tmp_path / "whole", "--workers", "2"))
    assert whole.returncode == 0, whole.stderr
    assert "card_counter" in whole.stdout
    assert "not taking part: broken: The program raised SyntaxError" in whole.stdout
    line = command(course, submissions, tmp_path / "parts", "--workers", "1")
    first = stopped(line, tmp_path / "parts" / "journal.jsonl", 1)
    assert first.returncode == 130, first.stderr
    assert "Traceback" not in first.stderr
    assert "give the same command again" in first.stdout
    assert not json.loads((tmp_path / "parts" / "standings.json").read_text("utf-8"))["complete"]
    rest = ran(line)
    assert rest.returncode == 0, rest.stderr
    assert "going on with the tournament" in rest.stderr
    for name in ("standings.json", "standings.csv", "index.html", "replays/card_counter.html"):
        assert (tmp_path / "parts" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes(), name
    rows = json.loads((tmp_path / "whole" / "standings.json").read_text("utf-8"))["rows"]
    assert rows[0]["entry"] == "card_counter"

    other = ran(command(course, submissions, tmp_path / "whole", "--seed", "2"))
    assert other.returncode == 2
    assert other.stderr.count("\n") == 1
    assert "another tournament is in it (seed 1, now 2): name a new folder" in other.stderr
    shutil.copy(PLAYERS / "highest.py", submissions / "lowest" / "Player.py")
    other = ran(command(course, submissions, tmp_path / "whole"))
    assert other.returncode == 2
    assert "now with other files of lowest" in other.stderr


def test_what_is_wrong_is_told_in_a_line(course: Path, submissions: Path, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine", "utf-8")
    (tmp_path / "none").mkdir()
    lines = {
        "there are other files in it": command(course, submissions, tmp_path / "full"),
        "it lies among the submissions": command(course, submissions, submissions / "out"),
        "no submissions there": command(course, tmp_path / "none", tmp_path / "out"),
        "there is no sandbox called": command(course, submissions, tmp_path / "out", "--sandbox", "paper"),
    }
    for said, line in lines.items():
        done = ran(line)
        assert done.returncode == 2, done.stderr
        assert said in done.stderr
        assert "Traceback" not in done.stderr
    assert os.listdir(tmp_path / "full") == ["mine.txt"]


@pytest.mark.slow
def test_entries_that_turn_hostile_in_the_midst_of_a_game_harm_nobody(
    course: Path, submissions: Path, tmp_path: Path
) -> None:
    """What stalls, ends itself or plays others' cards fouls and is retired; others play all their games."""
    corpus = ROOT / "tests" / "corpus" / "whist"
    turning = {folder.name for folder in corpus.glob("hostile-later-*")}
    for name in turning:
        shutil.copytree(corpus / name, submissions / name)
    out = tmp_path / "out"
    done = ran([*command(course, submissions, out, "--rounds", "1"), "--sandbox", "auto"])
    assert done.returncode == 0, done.stderr
    told = json.loads((out / "standings.json").read_text("utf-8"))
    rows = {row["entry"]: row for row in told["rows"]}
    assert set(FIELD) <= set(rows)
    assert not any(rows[name]["fouls"] for name in FIELD)
    assert len({rows[name]["played"] for name in FIELD}) == 1
    assert not told["void"]
    assert set(told["retired"]) == turning - {"hostile-later-kills"}  # whose signals reach nobody
