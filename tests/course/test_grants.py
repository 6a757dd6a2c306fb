"""Granted modules as ``assignment.toml`` lays them down."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.course.errors import CourseError
from kibitz.course.grants import Grant
from kibitz.course.load import load_assignment

GRANTS = '\n[grants.default.cards]\nfile = "cards.py"\nnoted = ["Deck.deal"]\n'
DECK = "class Deck:\n    def deal(self): ...\n"


def add(course: Path, text: str, granted: str | None = DECK) -> None:
    folder = course / "graders" / "snap"
    settings = folder / "assignment.toml"
    settings.write_text(settings.read_text("utf-8") + text, encoding="utf-8")
    if granted is not None:
        (folder / "granted").mkdir()
        (folder / "granted" / "cards.py").write_text(granted, encoding="utf-8")


def test_grants_are_read(course: Path) -> None:
    add(course, GRANTS)
    loaded = load_assignment(course, "snap")
    grant = Grant(module="cards", file="graders/snap/granted/cards.py", source=DECK, noted=("Deck.deal",))
    assert loaded.grants == {"default": {"cards": grant}}
    assert {task.grants for task in loaded.assignment.tasks} == {"default"}


@pytest.mark.parametrize(
    ("text", "granted", "told"),
    [
        (GRANTS, None, "grants.default.cards.file: there is no cards.py in the folder granted/ beside"),
        (GRANTS.replace("cards.py", "../snap.py"), "", "there is no ../snap.py in the folder granted/"),
        (GRANTS, "class Deck:\n", "grants.default.cards: cards.py, line 1: expected an indented block"),
        (GRANTS.replace("noted", "notes"), "", "grants.default.cards.notes"),
        (GRANTS.replace('file = "cards.py"', ""), "", "grants.default.cards"),
        (GRANTS, "class Deck:\n    def deel(self): ...", "noted: cards.py defines no 'Deck.deal'"),
    ],
)
def test_mistakes_are_told_in_one_line(course: Path, text: str, granted: str | None, told: str) -> None:
    add(course, text, granted)
    with pytest.raises(CourseError) as caught:
        load_assignment(course, "snap")
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_task_must_name_grants_that_are_there(course: Path) -> None:
    path = course / "graders" / "snap" / "assignment.toml"
    text = path.read_text("utf-8").replace("points = 6", 'points = 6\ngrants = "card"', 1)
    path.write_text(text + GRANTS.replace("default", "cards"), encoding="utf-8")
    (path.parent / "granted").mkdir()
    (path.parent / "granted" / "cards.py").write_text(DECK, encoding="utf-8")
    with pytest.raises(CourseError, match=r"tasks\.deal\.grants names no set 'card'.*cards"):
        load_assignment(course, "snap")
