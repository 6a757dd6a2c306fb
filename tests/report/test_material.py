"""A course's own look, and the language of pages."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from kibitz.cli.check import check as check_command
from kibitz.cli.grade import grade as grade_command
from kibitz.course.errors import CourseError
from kibitz.course.load import load_assignment
from kibitz.model.verdict import Verdict
from kibitz.report.language import page_language
from kibitz.report.material import Material, read_material
from kibitz.report.pages import PageWriter
from tests.bulk.course import TOML, mini_course

from .records import assignment, check, grade, outcome, pages

NL = {"nl": {"trickgame": "slagenspel"}}


def theme(course: Path, *, style: str = "", **templates: str) -> Material:
    """Write a theme in a course, and read it."""
    folder = course / "theme" / "templates"
    folder.mkdir(parents=True)
    if style:
        (folder.parent / "style.css").write_text(style, "utf-8")
    for name, text in templates.items():
        (folder / f"{name}.html").write_text(text, "utf-8")
    return read_material(course / "graders" / "x", course)


def test_a_course_can_have_its_own_colours(tmp_path: Path) -> None:
    material = theme(tmp_path / "course", style=":root { --link: #123456; }")
    for page in pages(tmp_path / "out", [check("test_one")], [], material=material).values():
        style = page.partition("<style>")[2].partition("</style>")[0]
        assert style.endswith(":root { --link: #123456; }")


def test_a_course_can_have_its_own_templates(tmp_path: Path) -> None:
    material = theme(
        tmp_path / "course",
        task='{% extends "kibitz/task.html" %}{% block footer %}Ask {{ assignment.name }}!{% endblock %}',
    )
    found = pages(tmp_path / "out", [check("test_one")], [], material=material)
    assert "Ask trickgame!" in found["play.html"]
    assert "Ask trickgame!" not in found["index.html"]
    assert "<h1>Playing</h1>" in found["play.html"]


def test_a_course_without_a_look_has_ours(tmp_path: Path) -> None:
    assert read_material(tmp_path / "graders" / "x", tmp_path) == Material()


@pytest.mark.parametrize("style", ["a { } </STYLE><script>", "<!-- -->", "a { }" * 20_000])
def test_a_style_sheet_that_no_page_could_hold_is_refused(tmp_path: Path, style: str) -> None:
    with pytest.raises(CourseError, match=r"theme/style\.css"):
        theme(tmp_path, style=style)


@pytest.mark.parametrize(
    ("course", "vocabularies", "of_names", "verdict", "wanted", "language"),
    [
        ("", {}, "en", Verdict.WRONG, "", "en"),
        ("nl", {}, "en", Verdict.WRONG, "", "nl"),
        ("nl", NL, "en", Verdict.WRONG, "", "en"),
        ("", NL, "nl", Verdict.WRONG, "", "nl"),
        ("nl", NL, "en", Verdict.NOT_GRADABLE, "", "nl"),
        ("nl", NL, "en", Verdict.MISSING, "", "nl"),
        ("nl", NL, "nl", Verdict.WRONG, "en", "en"),
    ],
)
def test_the_language_of_a_page(
    course: str,
    vocabularies: dict[str, dict[str, str]],
    of_names: str,
    verdict: Verdict,
    wanted: str,
    language: str,
) -> None:
    of = msgspec.structs.replace(assignment(), language=course, vocabularies=vocabularies)
    one = grade(of, [check("test_one")], [outcome("test_one", verdict)], language=of_names)
    assert page_language(of, one, wanted) == language


@pytest.mark.parametrize(("key", "language"), [("", ""), ('language = "nl"', "nl")])
def test_a_course_says_what_its_pages_speak(tmp_path: Path, key: str, language: str) -> None:
    mini_course(tmp_path, toml=TOML.replace("points = 10", f"points = 10\n{key}"))
    assert load_assignment(tmp_path, "mini").assignment.language == language


def test_a_language_that_pages_do_not_speak_is_refused(tmp_path: Path) -> None:
    mini_course(tmp_path, toml=TOML.replace("points = 10", 'points = 10\nlanguage = "xx"'))
    with pytest.raises(CourseError, match="language"):
        load_assignment(tmp_path, "mini")


def test_commands_take_a_language_and_the_look_of_a_course(tmp_path: Path) -> None:
    mini_course(tmp_path / "course")
    theme(tmp_path / "course", style=".of-the-course { color: red }")
    (tmp_path / "all" / "work").mkdir(parents=True)
    (tmp_path / "all" / "work" / "mini.py").write_text("def one():\n    return 2\n", "utf-8")
    out = tmp_path / "out"
    course = ["--course", str(tmp_path / "course")]
    ran = CliRunner().invoke(
        grade_command, ["mini", str(tmp_path / "all"), "--out", str(out), "-j", "1", "--lang", "nl", *course]
    )
    assert ran.exit_code == 0, ran.output
    found = {path.name: path.read_text("utf-8") for path in (out / "pages" / "work").iterdir()}
    assert sorted(found) == ["code.html", "index.html", "spec.html", "work.html"]
    for page in [*found.values(), (out / "index.html").read_text("utf-8")]:
        assert '<html lang="nl">' in page
        assert ".of-the-course" in page
    assert 'href="spec.html#M1"' in found["work.html"]
    told = CliRunner().invoke(check_command, [str(tmp_path / "all" / "work"), "--lang", "nl", *course])
    assert "gevraagd" in told.output or "verwacht" in told.output, told.output


def test_a_wanted_language_is_that_of_all_pages(tmp_path: Path) -> None:
    of, checks = assignment(), [check("test_one")]
    writer = PageWriter(of, checks, language="nl")
    one = grade(of, checks, [outcome("test_one", Verdict.WRONG)])
    writer.write(one, tmp_path / "pages" / "s-1")
    writer.write_overview([one], tmp_path)
    for path in tmp_path.rglob("*.html"):
        assert '<html lang="nl">' in path.read_text("utf-8")
