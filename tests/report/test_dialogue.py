"""Dialogues: whole where they fit, cut by turns where not, escaped, and told apart without colour."""

from __future__ import annotations

import html
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.model.dialogue import Dialogue, Turn
from kibitz.model.exhibit import CardRow
from kibitz.model.note import note
from kibitz.model.result import CheckResult
from kibitz.model.verdict import Verdict
from kibitz.report.dialogue import view_dialogue
from kibitz.report.room import PAGE

from .records import check, pages, text, wrong
from .test_style import DARK, LIGHT, contrast

TALK = Dialogue(
    (
        Turn("Welcome!\n\n  two  blanks\n", "Name: ", "Ada"),
        Turn("\ttab\n", "Card? ", ""),
        Turn("bell \x07 and \x1b[1mbold\r\n", "Card? "),
    ),
    asked_more=True,
)
TYPED = '<kbd><span class="sr">{} </span>{}<span class="enter" aria-hidden="true">⏎</span></kbd>\n'
MORE = "the program asked once more, and there was no answer left"

TURNS = st.builds(Turn, st.text(max_size=40), st.text(max_size=10), st.none() | st.text(max_size=10))


def of(dialogue: Dialogue | None, name: str = "test_one") -> CheckResult:
    """Make a wrong result with a dialogue."""
    return msgspec.structs.replace(wrong(name, text("a"), text("b")), dialogue=dialogue)


def page_of(folder: Path, dialogue: Dialogue | None, language: str = "en") -> str:
    """Return the page of a check that failed with that dialogue."""
    return pages(folder, [check("test_one")], [of(dialogue)], language=language)["play.html"]


def screen(page: str) -> str:
    """Return what is on the screen of a page, without its marks."""
    found = re.search(r'<pre class="screen".*?</pre>', page, re.DOTALL)
    assert found
    return html.unescape(re.sub(r'<span class="sr">.*?</span>|<[^>]*>', "", found[0]))


def test_a_dialogue_is_shown_as_it_stood_on_the_screen(tmp_path: Path) -> None:
    page = page_of(tmp_path, TALK)
    assert screen(page) == (
        "Welcome!\n\n  two  blanks\nName: Ada⏎\n\ttab\nCard? ⏎\nbell \\x07 and \\x1b[1mbold\\r\nCard? " + MORE
    )
    assert "<i>Name: </i>" + TYPED.format("typed:", "Ada") in page
    assert "<i>Card? </i>" + TYPED.format("typed:", "") in page


def test_a_dialogue_takes_the_place_of_the_output(tmp_path: Path) -> None:
    assert "words of the output" not in page_of(tmp_path / "a", TALK)
    for number, nothing in enumerate((None, Dialogue(), Dialogue((Turn(),)))):
        page = page_of(tmp_path / str(number), nothing)
        assert "words of the output" in page
        assert 'class="screen"' not in page


def test_a_dialogue_speaks_the_language_of_the_page(tmp_path: Path) -> None:
    page = page_of(tmp_path, TALK, "nl")
    assert TYPED.format("getypt:", "Ada") in page
    assert "het programma vroeg nog eens iets, en er was geen antwoord meer" in page


def test_only_a_program_that_asked_more_is_said_to_have(tmp_path: Path) -> None:
    assert MORE not in page_of(tmp_path, Dialogue((Turn("x", "y", "z"), Turn("end\n"))))


def test_a_program_that_only_prints_has_no_legend(tmp_path: Path) -> None:
    assert "What was typed is bold" not in page_of(tmp_path / "a", Dialogue((Turn("hello\n"),)))
    assert "What was typed is bold" in page_of(tmp_path / "b", TALK)


@pytest.mark.parametrize(("turns", "folded"), [(2, False), (100, True)])
def test_a_long_dialogue_is_folded(tmp_path: Path, turns: int, folded: bool) -> None:
    page = page_of(tmp_path, Dialogue((Turn("x\n", "? ", "y"),) * turns))
    assert ("<details>\n<summary>What your program showed" in page) is folded
    assert ("<details open>\n<summary>What your program showed" in page) is not folded


def test_of_many_turns_the_first_and_last_are_shown(tmp_path: Path) -> None:
    turns = tuple(Turn(f"Round {number}.\n" + "x" * 480 + "\n", "? ", "hit") for number in range(2000))
    page = page_of(tmp_path, Dialogue(turns))
    assert len(page.encode("utf-8")) < PAGE / 5
    shown = screen(page)
    assert "Round 0." in shown
    assert "Round 1999." in shown
    left = re.search(r"… (\d+) turns left out", shown)
    assert left
    assert int(left[1]) == 2000 - shown.count("Round ")


@pytest.mark.parametrize(
    "dialogue",
    [
        Dialogue((Turn("<\U000e0001&\n" * 250_000),)),
        Dialogue((Turn("", "\x00" * 1_000_000, "\u202e" * 1_000_000),) * 3),
        Dialogue((Turn("", "", ""),) * 300_000),
        Dialogue((Turn("a", "b"),) * 300_000, asked_more=True),
    ],
    ids=["output", "prompt", "nothing", "no answers"],
)
def test_a_page_stays_small_whatever_the_dialogue_is(tmp_path: Path, dialogue: Dialogue) -> None:
    names = [f"test_{number}" for number in range(30)]
    results = [of(dialogue, name) for name in names]
    for count in (1, 30):
        checks = [check(name) for name in names[:count]]
        page = pages(tmp_path / str(count), checks, results[:count])["play.html"]
        assert len(page.encode("utf-8")) <= PAGE
        assert 'class="screen"' in page


def test_a_dialogue_is_escaped(tmp_path: Path) -> None:
    evil = "</code></pre><script>alert('x')</script>\u202e\x00\ud800&amp;{{ 7 * 7 }}"
    page = page_of(tmp_path, Dialogue((Turn(evil, evil, evil), Turn(evil, evil)), asked_more=True))
    assert "<script>alert" not in page
    assert "\u202e" not in page
    assert "\x00" not in page
    assert (
        screen(page).count(r"</code></pre><script>alert('x')</script>\u202e\x00\ud800&amp;{{ 7 * 7 }}") == 5
    )


@given(st.lists(TURNS, max_size=30), st.integers(0, 600))
def test_no_turn_is_lost_or_shown_twice(turns: list[Turn], size: int) -> None:
    view = view_dialogue(Dialogue(tuple(turns)), size)
    said = turns[:-1] if turns[-1:] == [Turn()] else turns
    if view is None:
        assert not said or not size
        return
    assert len(view.head) + view.left_out + len(view.tail) == len(said)
    assert view.left_out >= 0
    parts = [
        part for one in (*view.head, *view.tail) for part in (one.output, one.prompt, one.answer) if part
    ]
    assert sum(len(part.head) + len(part.tail) for part in parts) <= 3 * size + 6


EXHIBIT = CardRow(note("Words of the exhibit"), ("As",))
HIDDEN = msgspec.structs.replace(
    of(Dialogue((Turn("words of the dialogue\n", "words of the prompt", "words that were typed"),))),
    exhibits=(EXHIBIT,),
)
SECRETS = (
    "words of the dialogue",
    "words of the prompt",
    "words that were typed",
    "Words of the exhibit",
    "<figure",
)


@pytest.mark.parametrize("verdict", list(Verdict))
def test_a_hidden_check_shows_neither_dialogue_nor_exhibits(tmp_path: Path, verdict: Verdict) -> None:
    result = msgspec.structs.replace(HIDDEN, verdict=verdict)
    for page in pages(tmp_path, [check("test_one", hidden=True)], [result]).values():
        for words in (*SECRETS, 'class="screen"'):
            assert words not in page


@pytest.mark.parametrize("hidden", [False, True])
def test_full_feedback_shows_both(tmp_path: Path, hidden: bool) -> None:
    page = pages(tmp_path, [check("test_one", hidden=hidden)], [HIDDEN], full_feedback=True)["play.html"]
    for words in SECRETS:
        assert words in page


def test_our_fault_shows_neither(tmp_path: Path) -> None:
    result = msgspec.structs.replace(HIDDEN, verdict=Verdict.OUR_FAULT)
    page = pages(tmp_path, [check("test_one")], [result], full_feedback=True)["play.html"]
    assert not [words for words in SECRETS if words in page]


def test_a_result_without_them_is_written_as_before() -> None:
    written = msgspec.json.encode(wrong("test_one", text("a"), text("b")))
    assert b"dialogue" not in written
    assert b"exhibits" not in written
    assert msgspec.json.decode(msgspec.json.encode(HIDDEN), type=CheckResult) == HIDDEN


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_screen_can_be_read(scheme: dict[str, str]) -> None:
    for ink in ("said", "asked", "typed", "aside"):
        assert contrast(scheme[ink], scheme["screen"]) >= 7
