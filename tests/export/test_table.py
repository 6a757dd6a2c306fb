"""The table of grades."""

from __future__ import annotations

import csv
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.export.table import write_grades_csv
from kibitz.intake.names import clear
from kibitz.model.assignment import Assignment, Clause, Entry, Letter, Task
from kibitz.model.note import note
from kibitz.model.result import Grade, TaskMark
from kibitz.model.verdict import Verdict

ASSIGNMENT = Assignment(
    name="snap",
    title={"en": "Snap"},
    entry=Entry(module="snap"),
    tasks=(Task(name="deal", title={"en": "Dealing"}), Task(name="play", title={"en": "Play"})),
    clauses=(Clause(id="S1", text={"en": "It deals."}),),
)


def grade(submission: str, deal: float | None, play: float | None, verdict: Verdict = Verdict.WRONG) -> Grade:
    return Grade(
        submission=submission,
        assignment="snap",
        verdict=verdict,
        points=None if deal is None or play is None else deal + play,
        possible=10,
        tasks=(
            TaskMark(task="deal", points=deal, possible=6),
            TaskMark(task="play", points=play, possible=4),
        ),
        results=(),
        remarks=(note("one"), note("two")),
    )


def rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def test_a_row_for_each_submission_in_order(tmp_path: Path) -> None:
    path = tmp_path / "grades.csv"
    write_grades_csv(path, ASSIGNMENT, [grade("b", 6, 3.5), grade("a", None, None, Verdict.NOT_GRADABLE)])
    assert rows(path) == [
        ["submission", "status", "points", "possible", "deal", "play", "remarks"],
        ["a", "not gradable", "", "10", "", "", "2"],
        ["b", "wrong", "9.5", "10", "6", "3.5", "2"],
    ]


def test_letters_have_a_column_where_there_are_any(tmp_path: Path) -> None:
    path = tmp_path / "grades.csv"
    of = msgspec.structs.replace(ASSIGNMENT, letters=(Letter(name="-A", points=9),))
    good = msgspec.structs.replace(grade("b", 6, 3.5), letter="-A")
    write_grades_csv(path, of, [good, grade("a", None, None, Verdict.NOT_GRADABLE)])
    header, *found = rows(path)
    assert header == ["submission", "status", "points", "possible", "letter", "deal", "play", "remarks"]
    assert [row[4] for row in found] == ["", "'-A"]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x"])
def test_no_cell_is_a_formula(tmp_path: Path, name: str) -> None:
    path = tmp_path / "grades.csv"
    write_grades_csv(path, ASSIGNMENT, [grade(name, 1, 1)])
    assert rows(path)[1][0] == "'" + name


@pytest.mark.parametrize("name", ["\tx", "\rx", "a\nb", "a\u202eb"])
def test_no_cell_holds_a_line_end_or_is_turned_around(tmp_path: Path, name: str) -> None:
    path = tmp_path / "grades.csv"
    write_grades_csv(path, ASSIGNMENT, [grade(name, 1, 1)])
    assert rows(path)[1][0] == ascii(name)[1:-1]


@given(
    names=st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1), unique=True),
    points=st.floats(0, 100).map(lambda number: round(number, 2)),
)
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, names: list[str], points: float
) -> None:
    path = tmp_path_factory.mktemp("table") / "grades.csv"
    write_grades_csv(path, ASSIGNMENT, [grade(name, points, 0) for name in names])
    _, *found = rows(path)
    shown = [clear(name) for name in sorted(names)]
    assert [row[0] for row in found] == [f"'{n}" if n.startswith(("=", "+", "-", "@")) else n for n in shown]
    assert all(float(row[4]) == points and float(row[5]) == 0 for row in found)


def test_a_table_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "grades.csv"
    path.mkdir()
    with pytest.raises(IsADirectoryError):
        write_grades_csv(path, ASSIGNMENT, [])
    assert list(tmp_path.iterdir()) == [path]


def test_a_surrogate_does_not_lose_the_table(tmp_path: Path) -> None:
    path = tmp_path / "grades.csv"
    write_grades_csv(path, ASSIGNMENT, [grade("a\udc80", 1, 1)])
    assert rows(path)[1][0] == "a\\udc80"
