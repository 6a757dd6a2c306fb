"""`kibitz grade`."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.bulk.course import CHECKS, GOOD, mini_course

from .conftest import Kibitz


def rows(out: Path) -> dict[str, dict[str, str]]:
    """Return the rows of ``grades.csv`` by submission."""
    with (out / "grades.csv").open(encoding="utf-8", newline="") as file:
        return {row["submission"]: row for row in csv.DictReader(file)}


def test_grades_a_folder_and_writes_everything(
    kibitz: Kibitz, course: Path, submissions: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    ran = kibitz("grade", "mini", submissions, "--course", course, "--out", out)
    assert ran.code == 0, ran.err
    assert {name: row["status"] for name, row in rows(out).items()} == {
        "good": "passed",
        "wrong": "wrong",
        "broken": "raised",
        "empty": "not gradable",
    }
    assert rows(out)["good"]["points"] == "10"
    assert rows(out)["empty"]["points"] == ""
    results = json.loads((out / "results.json").read_text("utf-8"))
    assert [grade["submission"] for grade in results["grades"]] == ["broken", "empty", "good", "wrong"]
    for grade in results["grades"]:
        assert {result["check"] for result in grade["results"]} == {"test_one", "test_double", "test_third"}
        assert grade["strength"] in {"namespaces", "landlock"}
    for name in rows(out):
        assert (out / "pages" / name / "index.html").is_file()
    assert str(out / "index.html") in ran.out
    assert "3 graded, 1 without a mark" in ran.out


def test_the_same_submissions_give_the_same_files(
    kibitz: Kibitz, course: Path, submissions: Path, tmp_path: Path
) -> None:
    for out in ("one", "two"):
        assert kibitz("grade", "mini", submissions, "--course", course, "--out", out, "-j", "2").code == 0
    one, two = tmp_path / "one", tmp_path / "two"
    files = sorted(path.relative_to(one) for path in one.rglob("*") if path.is_file())
    assert len(files) > 8
    assert files == sorted(path.relative_to(two) for path in two.rglob("*") if path.is_file())
    for file in files:
        assert (one / file).read_bytes() == (two / file).read_bytes(), file


def test_a_fault_of_the_suite_gives_no_mark_and_exit_code_1(
    kibitz: Kibitz, submissions: Path, tmp_path: Path
) -> None:
    mini_course(tmp_path / "other", CHECKS, test_b="import no_such_module\n")
    ran = kibitz("grade", "mini", submissions, "--course", tmp_path / "other", "--out", "out")
    assert ran.code == 1
    assert "our fault" in ran.out
    assert "no_such_module" in ran.out
    assert rows(tmp_path / "out")["good"]["points"] == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["grade", "nimi", "submissions", "--course", "course", "--out", "o"], "mini"),
        (["grade", "mini", "no-such-folder", "--course", "course", "--out", "o"], "no-such-folder"),
        (["grade", "mini", "home", "--course", "course", "--out", "o"], "no submissions"),
        (
            ["grade", "mini", "submissions", "--course", "course", "--out", "submissions"],
            "among the submissions",
        ),
        (["grade", "mini", "submissions", "--course", "course", "--out", "o", "--sandbox", "iron"], "iron"),
        (["grade", "mini", "submissions", "--course", "course", "--out", "course"], "other files"),
        (["grade", "mini", "submissions", "--course", "course"], "--out"),
        (["grade", "mini", "submissions", "--course", "submissions", "--out", "o"], ""),
    ],
)
def test_bad_usage_is_told_in_a_line(
    kibitz: Kibitz, course: Path, submissions: Path, tmp_path: Path, arguments: list[str], said: str
) -> None:
    (tmp_path / "home").mkdir()
    ran = kibitz(*arguments)
    assert ran.code == 2, ran.out + ran.err
    assert said in ran.err
    assert "Traceback" not in ran.err
    assert submissions.is_dir()
    assert course.is_dir()


def test_a_mistake_in_the_assignment_is_told_in_a_line(
    kibitz: Kibitz, submissions: Path, tmp_path: Path
) -> None:
    folder = mini_course(tmp_path / "other")
    (folder / "assignment.toml").write_text(
        (folder / "assignment.toml").read_text("utf-8").replace("points = 10", 'points = "ten"'),
        encoding="utf-8",
    )
    ran = kibitz("grade", "mini", submissions, "--course", tmp_path / "other", "--out", "out")
    assert ran.code == 2
    assert "assignment.toml" in ran.err
    assert "assignment.points" in ran.err
    assert ran.err.count("\n") == 1


def test_a_run_takes_the_place_of_the_one_before(kibitz: Kibitz, course: Path, tmp_path: Path) -> None:
    folder = tmp_path / "one"
    folder.mkdir()
    (folder / "ada.py").write_text(GOOD, encoding="utf-8")
    for _ in range(2):
        assert kibitz("grade", "mini", folder, "--course", course, "--out", "out").code == 0
    assert list(rows(tmp_path / "out")) == ["ada"]
