"""Pages: escaped, small, the same every time, and in the order in which a student needs them."""

from __future__ import annotations

import base64
import hashlib
import re
import time
from pathlib import Path

import pytest

from kibitz.intake.entry import find_entry
from kibitz.model.note import note
from kibitz.model.result import CheckResult, Fault, Frame, Shown, Submission, Transcript
from kibitz.model.verdict import Verdict
from kibitz.report.pages import PageWriter
from kibitz.report.room import PAGE
from kibitz.report.views import page_name

from .records import assignment, check, grade, outcome, pages, python, raised, text, wrong

EVIL = "<script>alert('x')</script>\u202e\x00\ud800&amp;"
ALL = tuple(Verdict)


def of_every_verdict() -> tuple[list[CheckResult], list[str]]:
    """Make a result of every verdict and the names of their checks."""
    names = [f"test_{verdict.name.lower()}" for verdict in ALL]
    return [outcome(name, verdict) for name, verdict in zip(names, ALL, strict=True)], names


def test_there_is_an_index_and_a_page_for_each_task(tmp_path: Path) -> None:
    found = pages(tmp_path, [check("test_one")], [outcome("test_one", Verdict.PASSED)])
    assert sorted(found) == ["dealing.html", "index.html", "play.html"]


def test_a_task_cannot_take_the_place_of_the_index() -> None:
    assert page_name("index") != "index.html"
    assert page_name("../x") == "---x.html"


def test_pages_are_the_same_every_time(tmp_path: Path) -> None:
    results, names = of_every_verdict()
    checks = [check(name) for name in names]
    assert pages(tmp_path / "a", checks, results) == pages(tmp_path / "b", checks, results)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_page_asks_nothing_of_the_network(tmp_path: Path, language: str) -> None:
    results, names = of_every_verdict()
    for page in pages(tmp_path, [check(name) for name in names], results, language=language).values():
        assert "http:" not in page
        assert "https:" not in page
        assert re.search(r"\b(src|@import|url\()", page.partition("</head>")[2]) is None
        assert f'<html lang="{language}">' in page


def test_the_one_script_is_the_one_that_the_page_allows(tmp_path: Path) -> None:
    page = pages(tmp_path, [check("test_one")], [outcome("test_one", Verdict.WRONG)])["play.html"]
    (script,) = re.findall("<script>(.*?)</script>", page, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode("utf-8")).digest()).decode("ascii")
    assert f"script-src &#39;sha256-{digest}&#39;" in page or f"script-src 'sha256-{digest}'" in page
    assert "default-src 'none'" in page


def test_every_verdict_is_named_in_words(tmp_path: Path) -> None:
    results, names = of_every_verdict()
    page = pages(tmp_path, [check(name) for name in names], results)["play.html"]
    for verdict in ALL:
        assert f"</span> {verdict.value}</span>" in page


def test_whatever_comes_from_outside_is_escaped(tmp_path: Path) -> None:
    result = CheckResult(
        check="test_one",
        verdict=Verdict.RAISED,
        note=note("It said {words}.", words=EVIL),
        advice=note("Do {words}.", words=EVIL),
        asked=EVIL,
        expected=text(EVIL),
        got=text(EVIL + "2"),
        fault=Fault(EVIL, EVIL, (Frame(EVIL, 1, EVIL, EVIL),)),
        transcript=Transcript((EVIL,)),
        output=EVIL,
    )
    remark = note("found {file}", file=EVIL)
    for name, page in pages(tmp_path, [check("test_one")], [result], remarks=(remark,)).items():
        assert "<script>alert" not in page, name
        assert "\u202e" not in page
        assert "\x00" not in page
    play = (tmp_path / "play.html").read_text("utf-8")
    assert "&lt;script&gt;alert" in play
    assert r"\u202e\x00\ud800&amp;amp;" in play


def test_a_page_stays_small_whatever_the_values_are(tmp_path: Path) -> None:
    huge = "<\U000e0001&\n" * 50_000
    names = [f"test_{number}" for number in range(120)]
    results = [
        CheckResult(
            check=name,
            verdict=Verdict.RAISED,
            note=note("It said {words}.", words=huge),
            asked=huge,
            expected=text(huge),
            got=text(huge[:-9] + name),
            fault=Fault("E", huge + name, (Frame("a.py", 1, "f", huge),) * 50),
            transcript=Transcript((huge,) * 1000),
            output=huge,
        )
        for name in names
    ]
    for name, page in pages(tmp_path, [check(name) for name in names], results).items():
        assert len(page.encode("utf-8")) <= PAGE, name


def test_what_failed_comes_first_then_not_run_then_passed(tmp_path: Path) -> None:
    verdicts = (Verdict.PASSED, Verdict.NOT_RUN, Verdict.WRONG)
    names = [f"test_{verdict.name}" for verdict in verdicts]
    results = [outcome(name, verdict) for name, verdict in zip(names, verdicts, strict=True)]
    page = pages(tmp_path, [check(name) for name in names], results)["play.html"]
    places = [page.index(f'id="{name}"') for name in names]
    assert places == sorted(places, reverse=True)


def test_the_index_says_where_to_start(tmp_path: Path) -> None:
    checks = [check("test_deal", "dealing"), check("test_play")]
    results = [outcome("test_deal", Verdict.PASSED), raised("test_play")]
    page = pages(tmp_path, checks, results)["index.html"]
    assert 'href="play.html#test_play"' in page
    assert "1 of 2 checks passed." in page


def test_all_passed_is_said_only_of_all_checks(tmp_path: Path) -> None:
    checks = [check("test_one"), check("test_two"), check("test_three", hidden=True)]
    results = [outcome("test_one", Verdict.PASSED), outcome("test_two", Verdict.PASSED)]
    part = pages(tmp_path / "part", checks, results)["index.html"]
    assert "All" not in part
    assert "The 2 checks that were run passed." in part
    assert "One other was not run." in part
    everything = [*results, outcome("test_three", Verdict.PASSED)]
    assert "All 3 checks passed." in pages(tmp_path / "all", checks, everything)["index.html"]


def test_a_failed_check_shows_clause_question_difference_and_transcript(tmp_path: Path) -> None:
    result = wrong("test_one", python("['♠10', 3]"), python("['♠9', 3]"))
    page = pages(tmp_path, [check("test_one")], [result])["play.html"]
    assert "<mark>&#39;♠10&#39;</mark>" in page
    assert "<mark>&#39;♠9&#39;</mark>" in page
    assert '<span class="id">T12</span> <span>A trump wins over <code translate="no">other</code>' in page
    assert "Kibitz ran these lines again and saw the same." in page
    assert 'data-copy="t-test_one"' in page


def test_an_exception_shows_the_students_own_lines(tmp_path: Path) -> None:
    source = b"class Game:\n    def hand(self, name):\n        return self.hands[name]\n    # end\n"
    page = pages(tmp_path, [check("test_one")], [raised("test_one")], files={"trickgame.py": source})[
        "play.html"
    ]
    assert "KeyError: words of the exception" in page
    assert '<span class="k">class</span> <span class="f">Game</span>:' in page
    assert re.search(
        r'line here"><span class="no">→ +3 +</span> +<span class="k">return</span> self\.hands', page
    )


def test_the_same_exception_is_explained_once(tmp_path: Path) -> None:
    checks = [check("test_one"), check("test_two")]
    page = pages(tmp_path, checks, [raised("test_one"), raised("test_two")])["play.html"]
    assert page.count("return self.hands[name]") == 1
    assert '<a href="#test_one">' in page


def test_a_check_that_was_not_run_says_on_what_it_depends(tmp_path: Path) -> None:
    checks = [check("test_deal", "dealing"), check("test_play")]
    waiting = CheckResult(check="test_play", verdict=Verdict.NOT_RUN, possible=1, needs="test_deal")
    page = pages(tmp_path, checks, [raised("test_deal"), waiting])["play.html"]
    assert 'href="dealing.html#test_deal"' in page


def test_checks_that_wait_for_one_other_say_so_once(tmp_path: Path) -> None:
    names = ["test_deal", *[f"test_{number}" for number in range(5)]]
    results = [
        raised("test_deal"),
        *[CheckResult(check=name, verdict=Verdict.NOT_RUN, needs="test_deal") for name in names[1:]],
    ]
    page = pages(tmp_path, [check(name) for name in names], results)["play.html"]
    assert page.count("which has to pass first:") == 1
    assert all(f'id="{name}"' in page for name in names)


def test_not_gradable_says_what_to_do(tmp_path: Path) -> None:
    result = CheckResult(
        check="test_one",
        verdict=Verdict.NOT_GRADABLE,
        note=note("no Python file was found, only {files}", files="a.docx"),
        advice=note("Words of the advice."),
    )
    page = pages(tmp_path, [check("test_one")], [result])["index.html"]
    assert 'No Python file was found, only <code translate="no">a.docx</code>.' in page
    assert "Words of the advice." in page
    assert "Start here" not in page


def test_a_transcript_that_did_not_reproduce_says_so(tmp_path: Path) -> None:
    result = CheckResult(
        check="test_one", verdict=Verdict.WRONG, case=14, transcript=Transcript(("f()",), reproduced=False)
    )
    page = pages(tmp_path, [check("test_one", cases=100)], [result])["play.html"]
    assert "These lines alone do not show it" in page
    assert "Case 14 of 100" in page


def test_types_are_named_when_they_differ(tmp_path: Path) -> None:
    result = wrong("test_one", Shown("0", type="int"), text("0"))
    page = pages(tmp_path, [check("test_one")], [result])["play.html"]
    assert '(<code translate="no">int</code>)' in page
    assert '(<code translate="no">str</code>)' in page


def test_the_overview_links_to_every_submission(tmp_path: Path) -> None:
    of, checks = assignment(), [check("test_one")]
    grades = [
        grade(of, checks, [outcome("test_one", Verdict.OUR_FAULT)], submission="b/<i>"),
        grade(of, checks, [outcome("test_one", Verdict.PASSED)], submission="a"),
    ]
    PageWriter(of, checks).write_overview(grades, tmp_path)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert page.index('href="a/index.html"') < page.rindex('href="b%2F%3Ci%3E/index.html"')
    assert "words for staff" in page
    assert "2 submissions" in page


def test_pages_are_quick(tmp_path: Path) -> None:
    of, checks = assignment(), [check(f"test_{number}") for number in range(30)]
    results = [wrong(one.name, text("N: ♠10  ♥7\n" * 8), text("N: ♠10 ♥7\n" * 8)) for one in checks]
    writer, one = PageWriter(of, checks), grade(of, checks, results)
    writer.write(one, tmp_path)
    begin = time.process_time()
    for _ in range(5):
        writer.write(one, tmp_path)
    assert (time.process_time() - begin) / 5 < 0.2


@pytest.mark.parametrize(
    ("language", "said"), [("en", "First rename {} to {}"), ("nl", "Hernoem eerst {} tot {}")]
)
def test_a_transcript_of_a_file_with_a_wrong_name_says_to_rename_it(
    tmp_path: Path, language: str, said: str
) -> None:
    work = Submission(id="s", files={"work.py": b"class TrickGame: pass"})
    remarks = find_entry(work, assignment()).remarks
    result = wrong("test_one", text("a"), text("b"))
    page = pages(tmp_path, [check("test_one")], [result], language=language, remarks=remarks)["play.html"]
    names = [f'<code translate="no">{name}</code>' for name in ("work.py", "trickgame.py")]
    _, _, transcript = page.partition("<details")
    assert said.format(*names) in transcript.partition("words_of_the_transcript()")[0]


def test_a_transcript_of_a_file_with_the_right_name_says_nothing_of_it(tmp_path: Path) -> None:
    page = pages(tmp_path, [check("test_one")], [wrong("test_one", text("a"), text("b"))])["play.html"]
    assert "rename" not in page.partition("</head>")[2]
