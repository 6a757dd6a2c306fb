"""`kibitz grade`."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path

import pytest

from tests.bulk.course import CHECKS, GOOD, TOML, mini_course

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
    files.remove(Path("costs.json"))  # what it took is another thing each time
    assert len(files) > 8
    assert {*files, Path("costs.json")} == {
        path.relative_to(two) for path in two.rglob("*") if path.is_file()
    }
    for file in files:
        assert (one / file).read_bytes() == (two / file).read_bytes(), file


def test_a_fault_of_the_suite_gives_no_mark_and_exit_code_1(
    kibitz: Kibitz, submissions: Path, tmp_path: Path
) -> None:
    mini_course(tmp_path / "other", CHECKS.replace("student.load().one()", "no_such_name", 1))
    ran = kibitz("grade", "mini", submissions, "--course", tmp_path / "other", "--out", "out")
    assert ran.code == 1
    assert "our fault" in ran.out
    assert "test_one (graders/mini/test_a.py, line 8): NameError: name 'no_such_name'" in ran.out
    assert rows(tmp_path / "out")["good"]["points"] == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["grade", "nimi", "submissions", "--course", "course", "--out", "o"], "mini"),
        (
            ["grade", "mini", "no-such-folder", "--course", "course", "--out", "o"],
            "no-such-folder: there is no such",
        ),
        (
            ["grade", "mini", "all.zip", "--course", "course", "--out", "o"],
            "all.zip: it is a file; unpack it",
        ),
        (
            ["grade", "mini", "mini.py", "--course", "course", "--out", "o"],
            "it is a file; name the folder that",
        ),
        (["grade", "mini", "submissions", "--course", "none", "--out", "o"], "none: there is no such folder"),
        (
            ["grade", "mini", "submissions", "--course", "course", "--out", "all.zip"],
            "file in its place; name a",
        ),
        (["grade", "mini", "submissions", "--course", "course", "--out", "all.zip/o"], "file in its place"),
        (["grade", "mini", "submissions", "--course", "course", "--out", "/proc/o"], "where you may write"),
        (["check", "none", "--course", "course"], "none: there is no such folder or file"),
        (["report", "home"], "grade first, and name the folder that was given to --out"),
        (["grade", "mini", "home", "--course", "course", "--out", "o"], "no submissions"),
        (
            ["grade", "mini", "submissions", "--course", "course", "--out", "submissions"],
            "among the submissions",
        ),
        (["grade", "mini", "submissions", "--course", "course", "--out", "o", "--sandbox", "iron"], "iron"),
        (["grade", "mini", "submissions", "--course", "course", "--out", "course"], "other files"),
        (["grade", "mini", "submissions", "--course", "course"], "--out"),
        (["grade", "mini", "submissions", "--course", "submissions", "--out", "o"], "this is no course"),
        (["grade", "trickgame", "submissions", "--course", "home", "--out", "o"], "this is no course"),
    ],
)
def test_bad_usage_is_told_in_a_line(
    kibitz: Kibitz, course: Path, submissions: Path, tmp_path: Path, arguments: list[str], said: str
) -> None:
    (tmp_path / "home").mkdir()
    for name in ("all.zip", "mini.py"):
        (tmp_path / name).write_bytes(b"PK")
    ran = kibitz(*arguments)
    assert ran.code == 2, ran.out + ran.err
    assert ran.err.count("\n") == 1 or "Missing option" in ran.err
    assert said in ran.err
    assert "Traceback" not in ran.err
    assert submissions.is_dir()
    assert course.is_dir()


def test_a_course_of_graders_alone_is_used_when_it_is_named(
    kibitz: Kibitz, course: Path, submissions: Path, tmp_path: Path
) -> None:
    shutil.rmtree(course / "reference")
    shutil.move(course / "graders" / "mini", course / "graders" / "trickgame")
    ran = kibitz("grade", "trickgame", submissions, "--course", course, "--out", "out")
    assert ran.code == 0, ran.err
    assert (rows(tmp_path / "out")["good"]["points"], rows(tmp_path / "out")["good"]["possible"]) == (
        "10",
        "10",
    )


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


def test_a_granted_module_that_raises_is_told_before_anything_is_graded(
    kibitz: Kibitz, submissions: Path, tmp_path: Path
) -> None:
    granted = '[grants.default.luck]\nfile = "luck.py"\n'
    folder = mini_course(tmp_path / "other", toml=f"{TOML}\n{granted}")
    (folder / "granted").mkdir()
    (folder / "granted" / "luck.py").write_text("x = 1\n1 / 0\n", "utf-8")
    for arguments in (
        ["grade", "mini", submissions, "--out", "out", "-j", "2"],
        ["check", submissions / "good"],
    ):
        ran = kibitz(*arguments, "--course", tmp_path / "other")
        assert ran.code == 2
        assert "graders/mini/granted/luck.py, line 2: this granted module cannot be imported" in ran.err
        assert "ZeroDivisionError" in ran.err
        assert ran.err.count("\n") == 1
    assert not (tmp_path / "out" / "results.json").exists()


TWINS = CHECKS.replace("test_third", "test_one")


def test_two_checks_of_one_name_are_told_in_a_line(kibitz: Kibitz, submissions: Path, tmp_path: Path) -> None:
    mini_course(tmp_path / "other", TWINS)
    for arguments in (["grade", "mini", submissions, "--out", "out"], ["check", submissions / "good"]):
        ran = kibitz(*arguments, "--course", tmp_path / "other")
        assert ran.code == 2
        assert "test_a.py: test_one is on line 6 and again on line 20" in ran.err
        assert "rename one of them" in ran.err
        assert ran.err.count("\n") == 1


FIXTURE = """
from pathlib import Path
from kibitz import check

@check(task="work", points=1, clauses=["M1"])
def test_one(student):
    "It reads a card file."
    (Path(__file__).parent / "no-such-cards.txt").read_text()
"""


def test_a_fault_that_all_submissions_meet_is_told_once(
    kibitz: Kibitz, submissions: Path, tmp_path: Path
) -> None:
    mini_course(tmp_path / "other", FIXTURE)
    ran = kibitz("grade", "mini", submissions, "--course", tmp_path / "other", "--out", "out")
    assert ran.code == 1
    (told,) = [line for line in ran.out.splitlines() if line.startswith("our fault in")]
    where = "test_one (graders/mini/test_a.py, line 8)"
    assert told.startswith(f"our fault in broken and 2 more: {where}: FileNotFoundError")
    assert "no-such-cards.txt" in ran.out


WRONG_TYPE = """
from kibitz import CardRow, check

@check(task="work", points=1, clauses=["M1"])
def test_one(student):
    "It shows cards."
    student.show(CardRow(label="The cards", cards=("2♠",)))
"""


def test_a_suite_that_shows_something_of_the_wrong_type_is_our_fault(
    kibitz: Kibitz, submissions: Path, tmp_path: Path
) -> None:
    mini_course(tmp_path / "other", WRONG_TYPE)
    ran = kibitz("grade", "mini", submissions, "--course", tmp_path / "other", "--out", "out", "-j", "2")
    assert ran.code == 1
    assert len(rows(tmp_path / "out")) == 4
    assert "Traceback" not in ran.err
    said = "test_one (graders/mini/test_a.py, line 7): TypeError: student.show: CardRow.label must be"
    assert said in ran.out


def test_a_suite_that_cannot_be_read_is_told_before_anything_is_graded(
    kibitz: Kibitz, submissions: Path, tmp_path: Path
) -> None:
    mini_course(tmp_path / "other", test_b="x = 1\nx = y\n")
    said = "graders/mini/test_b.py, line 2: NameError: name 'y' is not defined"
    ran = kibitz("grade", "mini", submissions, "--course", tmp_path / "other", "--out", "out")
    assert (ran.code, ran.err) == (2, f"Error: {said}\n")
    assert not (tmp_path / "out" / "results.json").exists()
    ran = kibitz("check", submissions / "good", "--course", tmp_path / "other")
    assert ran.code == 2
    assert "the checks of mini cannot be read; that is not your fault" in ran.err
    assert said in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("name", ["a\nb", "a\x1b[1mb", "a\u202eb", "a\u2066b"])
def test_no_name_breaks_a_line_or_turns_it_around(
    kibitz: Kibitz, course: Path, tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "many" / name
    folder.mkdir(parents=True)
    (folder / f"{name}.py").write_text(GOOD, encoding="utf-8")
    (folder / f"{name}.pyc").write_bytes(b"x")
    (tmp_path / "many" / f"{name}.txt").write_bytes(b"x")
    ran = kibitz("grade", "mini", tmp_path / "many", "--course", course, "--out", "out")
    assert ran.code == 0, ran.err
    shown = ascii(name)[1:-1]
    assert f"not used: {shown}/{shown}.pyc was left out" in ran.out
    assert f"not used: {shown}.txt was left out" in ran.out
    (index,) = (tmp_path / "out" / "pages").glob("a_*b/index.html")
    page = index.read_text("utf-8")
    assert f"{shown}.py" in page.replace("&#39;", "'")
    for text in (ran.out, ran.err, page, (tmp_path / "out" / "grades.csv").read_text("utf-8")):
        assert name not in text
        assert "a b" not in text
    wrong = kibitz("grade", "mini", tmp_path / "many" / name / "none", "--course", course, "--out", name)
    assert wrong.code == 2
    (tmp_path / f"x{name}").mkdir()
    (tmp_path / f"x{name}" / name).touch()
    full = kibitz("grade", "mini", tmp_path / "many", "--course", course, "--out", f"x{name}")
    assert full.code == 2
    assert f"there are other files in it ({shown}, …)" in full.err
    assert full.err.count("\n") == 1


def test_a_run_takes_the_place_of_the_one_before(kibitz: Kibitz, course: Path, tmp_path: Path) -> None:
    folder = tmp_path / "one"
    folder.mkdir()
    (folder / "ada.py").write_text(GOOD, encoding="utf-8")
    for _ in range(2):
        assert kibitz("grade", "mini", folder, "--course", course, "--out", "out").code == 0
    assert list(rows(tmp_path / "out")) == ["ada"]
