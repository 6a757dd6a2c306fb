"""Reading assignment.toml: what it gives, and each mistake told in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.course.errors import CourseError
from kibitz.course.load import Override, load_assignment
from kibitz.model.assignment import Limits


def change(course: Path, old: str, new: str) -> None:
    path = course / "graders" / "snap" / "assignment.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def problem(course: Path) -> str:
    with pytest.raises(CourseError) as caught:
        load_assignment(course, "snap")
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith("graders/snap/assignment.toml: ")
    return message.removeprefix("graders/snap/assignment.toml: ")


def test_an_assignment_is_read(course: Path) -> None:
    loaded = load_assignment(course, "snap")
    assignment = loaded.assignment
    assert loaded.path == course / "graders" / "snap" / "assignment.toml"
    assert loaded.source == "graders/snap/assignment.toml"
    assert loaded.overrides == {"test_deal": Override(points=3, visibility="hidden")}
    assert assignment.name == "snap"
    assert assignment.entry.module == "snap"
    assert [(task.name, task.points) for task in assignment.tasks] == [("deal", 6), ("play", None)]
    assert [clause.id for clause in assignment.clauses] == ["S1", "S2"]
    assert assignment.vocabularies["nl"]["invalid trick"] == "ongeldige slag"
    assert assignment.limits == Limits()
    assert not assignment.full_feedback


def test_what_is_optional_is_read(course: Path) -> None:
    more = '[limits]\ncpu = 1\n[assignment]\npoints = 20\npython = "3.13"\nfeedback = "full"'
    change(course, "[assignment]", more)
    assignment = load_assignment(course, "snap").assignment
    assert (assignment.points, assignment.python, assignment.full_feedback) == (20, "3.13", True)
    assert assignment.limits.cpu == 1


TITLE = '[assignment]\ntitle = { en = "Snap", nl = "Snap" }'
FIRST = "[assignment]"
CASES = [
    ("points = 6", 'points = "6"', "tasks.deal.points must be a number, not text"),
    ("points = 6", "points = true", "tasks.deal.points must be a number, not true or false"),
    ("points = 6", "points = -1", "tasks.deal.points must be at least 0"),
    ("points = 6", "points = nan", "tasks.deal.points must be a number, not nan"),
    ("points = 6", "points = inf", "tasks.deal.points must be a number, not inf"),
    ("points = 6", "points = 1e9", "tasks.deal.points must be at most 1e+06"),
    ("points = 6", "points = 2020-01-01", "tasks.deal.points must be a number, not"),
    ("points = 3", "points = []", "checks.test_deal.points must be a number, not a list"),
    ("points = 6", "poinst = 6", "unknown key tasks.deal.poinst: did you mean 'points'?"),
    (FIRST, "[tsaks]\n[assignment]", "unknown key tsaks: did you mean 'tasks'?"),
    ("defines", "name", "unknown key entry.name: there is module, defines"),
    (FIRST, FIRST + '\nfeedback = "loud"', 'assignment.feedback must be "brief" or "full", not \'loud\''),
    ('"hidden"', '"secret"', 'checks.test_deal.visibility must be "public" or "hidden"'),
    (FIRST, "[limits]\ncpu = 500\n[assignment]", "limits.cpu must be at most 120"),
    (FIRST, "[limits]\ncpu = 0\n[assignment]", "limits.cpu must be more than 0"),
    (FIRST, "[limits]\nmemory = 64.5\n[assignment]", "limits.memory must be a whole number, not"),
    (FIRST, "[limits]\ncpus = 2\n[assignment]", "unknown key limits.cpus: did you mean 'cpu'?"),
    (TITLE, FIRST, "assignment.title is missing"),
    ('title = { en = "Dealing" }', "title = {}", "tasks.deal.title.en is missing"),
    (
        'title = { en = "Dealing" }',
        'title = "Dealing"',
        'tasks.deal.title must be a table, not text; write title = { en = "…" }',
    ),
    ('title = { en = "Dealing" }', "title = { en = 3 }", "each value of tasks.deal.title must be text"),
    ('snap = "snappen"', "snap = 3", "vocabulary.nl.snap must be text, not a number"),
    ('snap = "snappen"', 'snap = "../x"', "vocabulary.nl.snap must be a name in Python"),
    ('module = "snap"', 'module = "snap.py"', "entry.module must be a name in Python"),
    ('module = "snap"', "", "entry.module is missing"),
    (
        TITLE,
        '[assignment]\ntitle = "Snap"',
        'assignment.title must be a table, not text; write title = { en = "…" }',
    ),
    (FIRST, FIRST + '\nlanguage = "fr"', 'assignment.language must be "en" or "nl", not \'fr\''),
    (FIRST, FIRST + "\npython = 3.13", "assignment.python must be text, not a number"),
    (FIRST, FIRST + '\npython = "python3"', "assignment.python must be a version"),
    (FIRST, "[assignment", "not TOML: Expected ']' at the end of a table declaration (at line 1"),
    (FIRST, "tasks = 3\n[assignment]", "not TOML"),
    (FIRST, '"a\\nb" = 3\n[assignment]', "unknown key a b"),
]


MANUAL = """
[[tasks.deal.manual]]
title = {{ en = "The program is pleasant" }}
points = 2
clauses = ["S1", "{}"]

[tasks.play]"""


def test_a_manual_mark_has_clauses_of_the_spec(course: Path) -> None:
    change(course, "[tasks.play]", MANUAL.format("S2"))
    (mark,) = load_assignment(course, "snap").assignment.task("deal").manual
    assert mark.clauses == ("S1", "S2")
    change(course, '"S2"', '"S22"')
    told = "tasks.deal.manual[0].clauses: clause 'S22' is not in the spec: did you mean 'S2'?"
    assert problem(course) == told


@pytest.mark.parametrize(("old", "new", "said"), CASES, ids=[case[2] + case[1] for case in CASES])
def test_a_mistake_is_one_line_with_file_and_key(course: Path, old: str, new: str, said: str) -> None:
    change(course, old, new)
    assert said in problem(course)


def test_an_assignment_without_tasks_is_refused(course: Path) -> None:
    toml = '[assignment]\ntitle = {en = "Snap"}\n[entry]\nmodule = "snap"\n[tasks]\n'
    (course / "graders" / "snap" / "assignment.toml").write_text(toml, encoding="utf-8")
    assert problem(course).startswith("tasks is empty")


def test_a_vocabulary_without_a_spec_in_its_language_is_refused(course: Path) -> None:
    (course / "graders" / "snap" / "spec.nl.md").unlink()
    said = problem(course)
    assert "vocabulary.nl is there, and spec.nl.md is not" in said
    assert "write it beside spec.en.md" in said


def test_a_spec_needs_no_vocabulary(course: Path) -> None:
    folder = course / "graders" / "snap"
    (folder / "spec.fr.md").write_bytes((folder / "spec.en.md").read_bytes())
    clauses = load_assignment(course, "snap").assignment.clauses
    assert set(clauses[0].text) == {"en", "nl", "fr"}


def test_a_file_that_is_not_utf8_is_refused(course: Path) -> None:
    path = course / "graders" / "snap" / "assignment.toml"
    path.write_bytes(b"# ok\n# \xe9\n" + path.read_bytes())
    assert problem(course).startswith("line 2 is not UTF-8")
