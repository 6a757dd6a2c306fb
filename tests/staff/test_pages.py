"""The report as a page: small, whole without a network or a script, and safe whatever ids hold."""

from __future__ import annotations

import base64
import hashlib
import re
import time
from html.parser import HTMLParser

import msgspec
import pytest

from kibitz.model.note import note
from kibitz.model.result import CheckResult, Shown, Transcript
from kibitz.model.verdict import Verdict
from kibitz.report.pages import TEMPLATES
from kibitz.staff.comparing import compare
from kibitz.staff.costs import Cost, Costs
from kibitz.staff.pages import PAGE, StaffPages
from kibitz.staff.sharing import share
from tests.report.test_style import DARK, LIGHT, contrast

from .classes import a_class, large, with_results

HOSTILE = "<img src=x onerror=alert(1)>\"'&\u202e{{ 7*7 }}</script>"
VOID = {"meta", "br", "input", "rect", "path", "img", "link"}


class Whole(HTMLParser):
    """Checks that tags are closed in order, and keeps names, ids and what points to them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open a tag."""
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name == "href" and (value or "").startswith("#"):
                self.targets.append((value or "")[1:])
            if name in {"for", "aria-labelledby"}:
                self.targets += (value or "").split()

    def handle_endtag(self, tag: str) -> None:
        """Close the tag that was opened last."""
        if tag not in VOID:
            assert self.open.pop() == tag


def parsed(page: bytes) -> Whole:
    """Return what is in a page, once it has been seen to be in order."""
    whole = Whole()
    whole.feed(page.decode("utf-8"))
    whole.close()
    assert not whole.open
    assert len(set(whole.ids)) == len(whole.ids)
    assert set(whole.targets) <= set(whole.ids)
    return whole


def everything(language: str = "en") -> bytes:
    """Return a report that has all parts."""
    new = a_class({HOSTILE: "+ab-!", "two": "+ab-+", "three": "xxxxx", "four": "ooooo"})
    new = with_results(
        new,
        "two",
        CheckResult(check="test_0", verdict=Verdict.PASSED, points=1, possible=1, repeated=True),
        CheckResult(
            check="test_1",
            verdict=Verdict.WRONG,
            possible=1,
            note=note("Words about {it}.", it=HOSTILE),
            asked=HOSTILE,
            got=Shown(HOSTILE),
            expected=Shown(HOSTILE),
            transcript=Transcript((HOSTILE,), reproduced=False),
        ),
        CheckResult(check="test_4", verdict=Verdict.OUR_FAULT, possible=1, staff=f"first line\n{HOSTILE}"),
    )
    old = a_class({HOSTILE: "-ab-+", "two": "-----", "gone": "+++++"})
    costs = Costs({HOSTILE: Cost(cpu=1.5, size=2048, files=2), "gone": Cost(cpu=9, size=9)})
    pages = StaffPages(new, language, page_of=lambda name: "" if name == "four" else "pages/x/index.html")
    return pages.staff(compare(old, new), costs)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_report_with_all_parts_is_in_order(language: str) -> None:
    whole = parsed(everything(language))
    assert {"look", "changed", "class", "alike", "checks", "unsteady", "costly", "all"} <= set(whole.ids)
    assert whole.tags.count("h1") == 1


def test_what_comes_from_outside_is_escaped() -> None:
    page = everything().decode("utf-8")
    assert "img" not in parsed(page.encode()).tags
    assert "onerror=alert(1)&gt;" in page
    assert "{{ 7*7 }}" in page
    assert "\u202e" not in page
    assert r"\u202e" in page
    assert page.count("</script>") == 1


@pytest.mark.parametrize("language", ["en", "nl"])
def test_nothing_is_fetched_and_only_our_script_runs(language: str) -> None:
    page = everything(language).decode("utf-8")
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode("utf-8")).digest()).decode("ascii")
    assert f"script-src 'sha256-{digest}'" in page
    assert "default-src 'none'" in page
    assert not re.search(r"(?:https?:)?//[\w.]+\.\w|url\(|@import|\bsrc=x?['\"]|\son\w+=['\"]", page)


def test_ids_lead_to_pages_where_there_are_some() -> None:
    page = everything().decode("utf-8")
    assert '<a href="pages/x/index.html"><bdi translate="no">two</bdi></a>' in page
    assert '<th scope="row"><bdi translate="no">four</bdi></th>' in page


def test_costs_of_others_are_not_told() -> None:
    page = everything().decode("utf-8")
    assert "2 KiB" in page
    assert ">9<" not in page.partition('id="costly"')[2].partition("</section>")[0]


def test_a_report_without_marks_says_so() -> None:
    page = StaffPages(a_class(["xx"])).staff()
    parsed(page)
    assert b"There are no marks yet." in page
    assert b"No two submissions fail the same way." in page


def test_500_submissions_with_80_checks_are_small_and_quick() -> None:
    made = large(500, 80)
    old = msgspec.structs.replace(made, grades=large(500, 79).grades)
    begin = time.process_time()
    page = StaffPages(made, page_of=lambda name: f"pages/{name}/index.html").staff(compare(old, made))
    assert time.process_time() - begin < 3
    assert len(page) <= PAGE
    parsed(page)
    assert page.count(b'<tr><th scope="row"><a href="pages/student-') >= 500


def test_the_page_to_share_names_nobody() -> None:
    rows = {f"{HOSTILE}-{number}": "+ab-tA"[number % 6] * 6 for number in range(60)}
    made = a_class(rows)
    page = StaffPages(made, page_of=lambda _: "pages/x/index.html").shared(share(made))
    parsed(page)
    text = page.decode("utf-8").partition("<body>")[2]
    assert "alert" not in text
    assert "pages/" not in text
    assert "id=" not in text.partition("<main")[2].replace('id="main"', "").partition("Submission-")[2]
    assert not set(re.findall(r"<td[^>]*>([1-4])</td>", text))
    assert len(page) < PAGE


def test_the_pages_of_a_run_are_the_same_every_time() -> None:
    assert everything() == everything()


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_colours_are_those_of_the_other_pages_and_can_be_read(scheme: dict[str, str]) -> None:
    style = (TEMPLATES / "staff.css").read_text("utf-8")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b|rgb|hsl", style)
    words = {
        (front, back)
        for front in ("good", "bad", "idle", "ours", "link", "soft")
        for back in ("card", "code")
    }
    assert not {pair for pair in words if contrast(scheme[pair[0]], scheme[pair[1]]) < 4.5}
