"""Reading the specs' clauses."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.course.clauses import read_clauses
from kibitz.course.errors import CourseError
from kibitz.model.assignment import Clause


def read(folder: Path, **specs: str) -> tuple[Clause, ...]:
    for language, text in specs.items():
        (folder / f"spec.{language}.md").write_text(text, encoding="utf-8")
    return read_clauses(folder, "graders/snap")


def test_a_clause_goes_on_over_indented_lines(tmp_path: Path) -> None:
    text = (
        "# Snap\n\nWhy.\n- **T7** The **dealer**\n  deals `2**3`.\n\n  And so on.\nNot this.\n  Nor this.\n"
    )
    clauses = read(tmp_path, en=text)
    assert clauses == (Clause(id="T7", text={"en": "The dealer deals `2**3`. And so on."}),)


def test_lists_and_code_in_a_clause_keep_their_lines(tmp_path: Path) -> None:
    clauses = read(tmp_path, en="- **T1** Either\n  - this\n  - that:\n    ```\n    a  b\n    ```\n")
    assert clauses[0].text["en"].split("\n") == ["Either", "- this", "- that:", "```", "    a  b", "```"]


def test_every_language_is_read_in_the_order_of_the_english(tmp_path: Path) -> None:
    clauses = read(tmp_path, en="- **T2** two\n- **T1.1** one\n", nl="- **T1.1** een\n- **T2** twee\n")
    assert clauses == (
        Clause(id="T2", text={"en": "two", "nl": "twee"}),
        Clause(id="T1.1", text={"en": "one", "nl": "een"}),
    )


def test_what_stands_in_a_code_block_is_no_clause(tmp_path: Path) -> None:
    clauses = read(tmp_path, en="- **T1** one\n```\n- **T1** example\n```\n")
    assert [clause.id for clause in clauses] == ["T1"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- **T1** one\n- **T1** two\n", "spec.en.md: line 2: clause T1 is also on line 1"),
        ("- **T1a** one\n", "line 1: no clause id"),
        ("- **7** one\n", "no clause id"),
        ("- **T7.** one\n", "no clause id"),
        ("- **T7 one\n", "no clause id"),
        ("- **T7**\n", "clause T7 has no text"),
        ("- **T7** one\n\n```\n- **T8** two\n", "line 3: the block of code that begins here"),
        ("Nothing\n", "spec.en.md: no clauses"),
    ],
)
def test_a_mistake_names_file_and_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(CourseError) as caught:
        read(tmp_path, en=text)
    assert said in str(caught.value)


def test_a_clause_in_one_language_only_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match=r"spec\.nl\.md: clause T2 is missing.*line 2 of spec\.en\.md"):
        read(tmp_path, en="- **T1** one\n- **T2** two\n", nl="- **T1** een\n")
    with pytest.raises(CourseError, match=r"spec\.en\.md: clause T3 is missing"):
        read(tmp_path, en="- **T1** one\n", nl="- **T1** een\n- **T3** drie\n")


def test_an_assignment_without_spec_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match="graders/snap: no spec"):
        read(tmp_path)
