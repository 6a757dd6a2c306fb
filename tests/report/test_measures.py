"""What was counted, what a check had to say though it passed, and what a person judges."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from kibitz.model.assignment import Assignment, ManualMark
from kibitz.model.exhibit import CardRow, Measure
from kibitz.model.note import note
from kibitz.model.result import CheckResult
from kibitz.model.verdict import Verdict
from kibitz.report.pages import PageWriter
from kibitz.report.room import PAGE

from .records import assignment, check, grade, outcome, pages

WON = Measure(
    note("Games won against {who}", who="<b>players"),
    times=36,
    out_of=100,
    low=0.273,
    high=0.458,
    line=0.5,
    remark=note("That is less than was hoped for."),
    example=(CardRow(note("Your hand"), ("10h", "As"), marked=("As",)),),
)
PLACES = re.compile(r'<path class="span" d="M([\d.]+) 14H([\d.]+)"/>.*?<circle cx="([\d.]+)"', re.DOTALL)


def counted(verdict: Verdict, *measures: Measure) -> CheckResult:
    """Make a result in which something was counted."""
    return CheckResult(check="test_one", verdict=verdict, points=1, possible=1, measures=measures)


def judged() -> Assignment:
    """Make an assignment of which a person judges something."""
    marks = (
        ManualMark(title={"en": "It reads <well>", "nl": "Het leest goed"}, points=1.5, clauses=("T12",)),
    )
    plain = assignment()
    return msgspec.structs.replace(
        plain, tasks=(plain.tasks[0], msgspec.structs.replace(plain.tasks[1], manual=marks))
    )


@pytest.mark.parametrize("verdict", [Verdict.PASSED, Verdict.WRONG])
def test_what_was_counted_is_drawn_and_told(tmp_path: Path, verdict: Verdict) -> None:
    page = pages(tmp_path, [check("test_one")], [counted(verdict, WON)])["play.html"]
    assert 'Games won against <code translate="no">&lt;b&gt;players</code></figcaption>' in page
    for said in ("<strong>36 of 100</strong> (36 %)", "27 % to 46 % (95 % interval)", "Asked for: 50 %"):
        assert said in page
    assert "That is less than was hoped for." in page
    assert "2 cards: 10 of hearts, ace of spades; marked: ace of spades" in page
    low, high, share = map(float, PLACES.findall(page)[0])
    assert low < share < high


def test_what_was_counted_is_told_in_dutch(tmp_path: Path) -> None:
    page = pages(tmp_path, [check("test_one")], [counted(Verdict.PASSED, WON)], language="nl")["play.html"]
    assert "<strong>36 van de 100</strong>" in page
    assert "Gevraagd: 50 %" in page


def test_of_a_hidden_check_nothing_that_was_counted_is_shown(tmp_path: Path) -> None:
    page = pages(tmp_path, [check("test_one", hidden=True)], [counted(Verdict.PASSED, WON)])["play.html"]
    assert "Games won" not in page
    assert "36 of 100" not in page


def test_odd_numbers_stay_in_the_drawing(tmp_path: Path) -> None:
    odd = Measure(note("Odd"), times=3, out_of=0, low=float("nan"), high=9e99, line=-4.0)
    page = pages(tmp_path, [check("test_one")], [counted(Verdict.PASSED, odd)])["play.html"]
    assert [float(place) for place in PLACES.findall(page)[0]] == [8.0, 292.0, 8.0]
    assert "nan" not in page.partition("</head>")[2]


def test_many_measures_leave_a_page_small(tmp_path: Path) -> None:
    big = msgspec.structs.replace(WON, example=(CardRow(note("Hand"), ("10h",) * 500),) * 50)
    names = [f"test_{number}" for number in range(60)]
    results = [msgspec.structs.replace(counted(Verdict.PASSED, *[big] * 40), check=name) for name in names]
    for page in pages(tmp_path, [check(name) for name in names], results).values():
        assert len(page.encode("utf-8")) <= PAGE


def test_a_passed_check_with_something_to_say_is_not_folded(tmp_path: Path) -> None:
    said = CheckResult(check="test_one", verdict=Verdict.PASSED, note=note("It could not be tried."))
    page = pages(
        tmp_path, [check("test_one"), check("test_two")], [said, outcome("test_two", Verdict.PASSED)]
    )["play.html"]
    assert page.index("It could not be tried.") < page.index("<details") < page.index('id="test_two"')
    assert "1 check that passed" in page


def test_what_a_person_judges_has_its_place(tmp_path: Path) -> None:
    of, checks = judged(), [check("test_one")]
    one = grade(of, checks, [outcome("test_one", Verdict.PASSED)])
    PageWriter(of, checks).write(one, tmp_path / "s-1")
    play = (tmp_path / "s-1" / "play.html").read_text("utf-8").partition('id="manual"')[2]
    for said in ("A person judges this: It reads &lt;well&gt;", "1.5 points", "T12"):
        assert said in play
    assert "and by a person: 1.5 points" in (tmp_path / "s-1" / "index.html").read_text("utf-8")
    assert 'id="manual"' not in (tmp_path / "s-1" / "dealing.html").read_text("utf-8")


def test_staff_see_what_they_are_to_judge(tmp_path: Path) -> None:
    PageWriter(judged(), [check("test_one")]).write_overview([], tmp_path, "nl")
    page = (tmp_path / "index.html").read_text("utf-8")
    assert "Spelen: Het leest goed / 1,5 punten" in page


def test_the_index_explains_the_kinds_of_trouble_that_there_are(tmp_path: Path) -> None:
    checks = [check("test_deal", "dealing"), check("test_play")]
    results = [outcome("test_deal", Verdict.TIMEOUT), outcome("test_play", Verdict.MISSING)]
    page = pages(tmp_path, checks, results)["index.html"].partition('class="legend')[2]
    assert "Your program took too long." in page
    assert "Something that was asked for was not found." in page
    assert "stopped with an exception" not in page
