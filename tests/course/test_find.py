"""Finding a course and its assignments."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.course import find
from kibitz.course.errors import CourseError
from kibitz.course.find import Course, assignments, find_course, require_assignment, require_course


def test_the_course_around_a_folder_is_found(course: Path) -> None:
    inside = course / "graders" / "snap"
    assert find_course(inside) == course
    assert find_course(course) == course


def test_the_current_folder_is_where_it_starts(course: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(course / "reference")
    assert find_course() == course


def test_graders_alone_is_no_course(tmp_path: Path) -> None:
    (tmp_path / "graders").mkdir()
    assert find_course(tmp_path) != tmp_path


def test_graders_with_an_assignment_is_a_course(course: Path) -> None:
    (course / "reference" / "snap").rmdir()
    (course / "reference").rmdir()
    assert find_course(course / "graders" / "snap") == course
    assert require_course(course) == course


@pytest.mark.parametrize("part", ["graders", "graders/snap", "reference"])
def test_a_folder_that_was_named_is_the_course_or_an_error(course: Path, part: str) -> None:
    assert require_course(course) == course
    with pytest.raises(CourseError, match=f"this is no course: a course is .* graders/.*; {course} is one$"):
        require_course(course / part)


def test_outside_a_course_the_checkout_is_used(tmp_path: Path) -> None:
    assert (find_course(tmp_path) / "graders").is_dir()


def test_a_wheel_carries_its_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "site" / "kibitz" / "_course"
    for name in ("graders", "reference"):
        (packed / name).mkdir(parents=True)
    (packed / "samples" / "snap").mkdir(parents=True)
    monkeypatch.setattr(find, "_PACKAGE", packed.parent)
    assert find_course(tmp_path) == packed
    assert Course(packed).samples("snap") == packed / "samples" / "snap"


def test_no_course_at_all_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find, "_PACKAGE", tmp_path / "kibitz")
    with pytest.raises(CourseError, match="no course here"):
        find_course(tmp_path)


def test_places_in_a_course(course: Path) -> None:
    places = Course(course)
    assert places.graders("snap") == course / "graders" / "snap"
    assert places.reference("snap") == course / "reference" / "snap"
    assert places.fixtures("snap") == course / "fixtures" / "snap"
    assert places.template("snap") == course / "student_template" / "snap"
    assert places.samples("snap") == course / "tests" / "corpus" / "snap"


def test_only_folders_with_settings_are_assignments(course: Path) -> None:
    (course / "graders" / "kibitz").mkdir()
    (course / "graders" / "notes.txt").write_text("", encoding="utf-8")
    assert assignments(course) == ["snap"]


def test_a_folder_without_graders_is_told(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match="is this a course"):
        assignments(tmp_path)


@pytest.mark.parametrize("name", ["snapp", "../graders/snap", "", "bridge"])
def test_an_unknown_assignment_names_what_there_is(course: Path, name: str) -> None:
    with pytest.raises(CourseError, match="there is snap") as caught:
        require_assignment(course, name)
    assert ("did you mean 'snap'?" in str(caught.value)) == (name == "snapp")
