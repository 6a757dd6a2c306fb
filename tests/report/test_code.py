"""The page of a student's files, and the lines of them on the pages of tasks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from pygments.lexers.python import PythonLexer

from kibitz.intake.entry import find_entry
from kibitz.model.result import CheckResult, Fault, Frame, Submission
from kibitz.model.verdict import Verdict
from kibitz.report.room import PAGE
from kibitz.report.source import draw_line, lines_of, style_of

from .records import assignment, check, pages, raised

SOURCE = b"class Game:\n    def hand(self, name):\n        return self.hands[name]\n"
LINE = re.compile(r'<span class="line[^"]*" id="f0-(\d+)">')


def test_files_are_shown_with_their_lines(tmp_path: Path) -> None:
    files = {"b.py": b"b = 1\n", "trickgame.py": SOURCE, "cards.txt": b"no program\n", "a.py": b""}
    page = pages(tmp_path, [check("test_one")], [], files=files)["code.html"]
    names = re.findall(r'<h2 id="f\d+"><code translate="no">([^<]+)', page)
    assert names == ["trickgame.py", "a.py", "b.py"]
    assert LINE.findall(page) == ["1", "2", "3"]
    assert "no program" not in page
    assert "There is nothing in this file." in page


def test_what_went_wrong_is_linked_both_ways(tmp_path: Path) -> None:
    found = pages(tmp_path, [check("test_one")], [raised("test_one")], files={"trickgame.py": SOURCE})
    assert '<a href="code.html#f0-3">' in found["play.html"]
    after = found["code.html"].partition('id="f0-3"')[2]
    assert '<a href="play.html#test_one">Title of test_one.</a> KeyError' in after
    assert '<a href="#f0-3">' in found["code.html"]
    assert 'href="code.html"' in found["index.html"]


def test_a_line_that_called_says_so(tmp_path: Path) -> None:
    frames = (Frame("trickgame.py", 1, "<module>"), *[Frame("trickgame.py", 3, "hand")] * 30)
    result = CheckResult(check="test_one", verdict=Verdict.RAISED, fault=Fault("E", "", frames))
    page = pages(tmp_path, [check("test_one")], [result], files={"trickgame.py": SOURCE})["code.html"]
    assert "called from here" in page.partition('id="f0-1"')[2].partition('id="f0-2"')[0]
    assert page.count('class="finding"') == 2


def test_a_hidden_check_leaves_no_trace_in_the_code(tmp_path: Path) -> None:
    found = pages(
        tmp_path, [check("test_one", hidden=True)], [raised("test_one")], files={"trickgame.py": SOURCE}
    )
    assert "test_one" not in found["code.html"]
    assert "KeyError" not in found["code.html"]
    assert 'class="finding"' not in found["code.html"]
    full = pages(
        tmp_path,
        [check("test_one", hidden=True)],
        [raised("test_one")],
        files={"trickgame.py": SOURCE},
        full_feedback=True,
    )
    assert "KeyError" in full["code.html"]


def test_without_files_there_is_no_page_of_them(tmp_path: Path) -> None:
    found = pages(tmp_path, [check("test_one")], [raised("test_one")])
    assert "code.html" not in found
    assert "code.html" not in found["play.html"] + found["index.html"]
    assert "return self.hands[name]" in found["play.html"]


def test_a_file_under_another_name_is_found(tmp_path: Path) -> None:
    work = Submission(
        id="s", files={"work.py": b"class TrickGame:\n    def hand(self):\n        raise KeyError\n"}
    )
    remarks = find_entry(work, assignment()).remarks
    found = pages(tmp_path, [check("test_one")], [raised("test_one")], remarks=remarks, files=work.files)
    assert '<a href="code.html#f0-3"><code translate="no">work.py</code>, line 3</a>' in found["play.html"]
    assert 'class="finding"' in found["code.html"]


@pytest.mark.parametrize("line", [1, 2, 3])
def test_a_syntax_error_shows_its_line(tmp_path: Path, line: int) -> None:
    source = b"def f(:\n    x = (1\n"
    frames = (Frame("trickgame.py", line),)
    result = CheckResult(
        check="test_one", verdict=Verdict.RAISED, fault=Fault("SyntaxError", "invalid syntax", frames)
    )
    page = pages(tmp_path, [check("test_one")], [result], files={"trickgame.py": source})["play.html"]
    assert '<span class="k">def</span> <span class="f">f</span>' in page
    assert re.search(rf'line here"><span class="no">→ +{line} ', page)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_as_python_counts_them(end: str) -> None:
    content = end.join(["# -*- coding: utf-8 -*-", "x = 'a\x0cb\u2028c'", "y = 2", ""]).encode()
    assert len(lines_of(content)) == 3


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("\ufeffx = '♠'".encode(), "♠"),
        ("# coding: latin-1\nx = 'é'".encode("latin-1"), "é"),
        (b"x = '\xff'", r"\ufffd"),
        (b"# coding: rot13\nx = 1", "1"),
        (b"\x00\x01", r"\x00\x01"),
    ],
)
def test_any_bytes_can_be_shown(content: bytes, said: str) -> None:
    assert any(said in draw_line(line, 99) for line in lines_of(content))


def test_the_page_of_the_code_stays_small(tmp_path: Path) -> None:
    files = {f"m{number}.py": b"x = [<1>, '&', 2]  # <&>\n" * 900 for number in range(60)}
    files["wide.py"] = b"y = '" + b"<" * 500_000 + b"'\n"
    files["a.py"] = "\U000e0001".encode() * 100_000
    for name, page in pages(tmp_path, [check("test_one")], [raised("test_one")], files=files).items():
        assert len(page.encode("utf-8")) <= PAGE, name
    assert "Not shown, to keep this page small:" in (tmp_path / "code.html").read_text("utf-8")


def test_names_of_files_are_escaped(tmp_path: Path) -> None:
    page = pages(tmp_path, [check("test_one")], [], files={"<img>\u202e.py": b"x = '<script>'\n"})[
        "code.html"
    ]
    assert "<img>" not in page
    assert "'<script>" not in page
    assert "\u202e" not in page


def test_a_function_that_calls_itself_is_shown_once(tmp_path: Path) -> None:
    frames = (Frame("trickgame.py", 1), *[Frame("trickgame.py", 3, "hand"), Frame("trickgame.py", 2)] * 30)
    result = CheckResult(check="test_one", verdict=Verdict.RAISED, fault=Fault("E", "", frames))
    page = pages(tmp_path, [check("test_one")], [result], files={"trickgame.py": SOURCE})["play.html"]
    assert re.findall("code.html#f0-([0-9]+)", page) == ["1", "3", "2"]
    assert page.count("(more than once)") == 2


def letters(lines: Iterable[Iterable[tuple[str, str]]]) -> list[tuple[str, str]]:
    """Return each letter with its class."""
    return [
        (style, letter) for line in lines for style, part in line for letter in part if not letter.isspace()
    ]


def test_the_short_way_colours_as_pygments_does() -> None:
    course = Path(__file__).parents[2]
    files = [*(course / "graders" / "whist").glob("*.py"), *(course / "reference").rglob("*.py")]
    assert len(files) > 10
    for path in files:
        whole = [
            (style_of(kind), part)
            for _, kind, part in PythonLexer().get_tokens_unprocessed(path.read_text("utf-8"))
        ]
        assert letters(lines_of(path.read_bytes())) == letters([whole]), path.name
