"""Reading the letters of an assignment: what they give, and each mistake told in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.course.errors import CourseError
from kibitz.course.load import load_assignment
from kibitz.model.assignment import Letter

A = '[[letters]]\nname = "A"\ntasks = ["deal", "play"]\n'
B = '[[letters]]\nname = "B"\ntasks = ["deal"]\n'


def with_letters(course: Path, letters: str, about: str = "") -> Path:
    """Put letters at the end of the assignment, and more into its first table."""
    path = course / "graders" / "snap" / "assignment.toml"
    text = path.read_text("utf-8").replace("[assignment]", f"[assignment]\n{about}", 1)
    path.write_text(f"{text}\n{letters}", "utf-8")
    return course


def test_letters_are_read_in_their_order(course: Path) -> None:
    letters = '[[letters]]\nname = "C"\npoints = 4\n'
    with_letters(course, A + B + letters)
    assert load_assignment(course, "snap").assignment.letters == (
        Letter(name="A", tasks=("deal", "play")),
        Letter(name="B", tasks=("deal",)),
        Letter(name="C", points=4),
    )


def test_an_assignment_needs_no_letters(course: Path) -> None:
    assert load_assignment(course, "snap").assignment.letters == ()


CASES = [
    ('[letters]\nname = "A"', "letters must be a list; write [[letters]]"),
    ('[[letters]]\ntasks = ["deal"]', "letters[0].name is missing; add it"),
    ('[[letters]]\nname = " "\npoints = 1', "letters[0].name must be something that can be read"),
    ('[[letters]]\nname = "A"', 'letters[0] (A) asks for nothing; add tasks = ["deal"]'),
    ('[[letters]]\nname = "A"\ntask = "deal"', "unknown key letters[0].task: did you mean 'tasks'?"),
    ('[[letters]]\nname = "A"\ntasks = "deal"', "letters[0].tasks must be a list, not text"),
    ('[[letters]]\nname = "A"\ntasks = ["dael"]', "names no task 'dael': did you mean 'deal'?"),
    ('[[letters]]\nname = "A"\npoints = "9"', "letters[0].points must be a number, not text"),
    ('[[letters]]\nname = "A"\npoints = -1', "letters[0].points must be at least 0"),
    ('[[letters]]\nname = "A"\npoints = 21', "letters[0].points must be at most 20"),
    ('[[letters]]\nname = "A"\npoints = nan', "letters.points must be a number, not nan"),
    (A + A, "letters[1].name: there are two letters 'A'"),
    (B + A, "letters[1] (A) can never be given: B stands before it and asks for no more"),
]


@pytest.mark.parametrize(("letters", "said"), CASES, ids=[case[1] for case in CASES])
def test_a_mistake_is_one_line_with_file_and_key(course: Path, letters: str, said: str) -> None:
    with pytest.raises(CourseError) as caught:
        load_assignment(with_letters(course, letters, "points = 20"), "snap")
    message = str(caught.value)
    assert message.startswith("graders/snap/assignment.toml: ")
    assert "\n" not in message
    assert said in message


def test_letters_that_ask_for_different_things_may_stand_in_any_order(course: Path) -> None:
    letters = '[[letters]]\nname = "A"\npoints = 9\n[[letters]]\nname = "B"\ntasks = ["deal"]\n'
    found = load_assignment(with_letters(course, letters), "snap").assignment.letters
    assert [letter.name for letter in found] == ["A", "B"]
