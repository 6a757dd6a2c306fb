"""Drawn cards: read in every notation, told in words too, small, and harmless."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.model.exhibit import CardRow
from kibitz.model.note import note
from kibitz.report.cards import Card, Suit, draw_row, marked, name_card, read_card
from kibitz.report.pages import TEMPLATES
from kibitz.report.room import PAGE
from kibitz.report.wording import Wording

from .records import check, pages, text, wrong
from .test_style import DARK, LIGHT, contrast

ENGLISH, DUTCH = Wording("en"), Wording("nl")
SEVEN = CardRow(
    note("The seven cards"),
    ("2s", "10h", "JD", " QC", "Ks", "AH", "♣10"),
    ("10h", "JD", "QC", "Ks", "AH"),
    note("these five are a straight"),
)
HOSTILE = "<script>alert(1)</script>\"'\u202e\x00\ud800"


def parsed(markup: str) -> ElementTree.Element:
    """Read markup as XML, which it is when everything in it is closed and escaped."""
    return ElementTree.fromstring(markup)


@pytest.mark.parametrize(
    ("written", "rank", "suit"),
    [
        ("10h", "10", Suit.HEARTS),
        ("Ks", "K", Suit.SPADES),
        ("♠10", "10", Suit.SPADES),
        ("TD", "10", Suit.DIAMONDS),
        (" TD", "10", Suit.DIAMONDS),
        ("ac", "A", Suit.CLUBS),
        ("h2", "2", Suit.HEARTS),
        ("♥\ufe0fQ", "Q", Suit.HEARTS),
        ("9♢", "9", Suit.DIAMONDS),
    ],
)
def test_a_card_is_read_in_every_notation(written: str, rank: str, suit: Suit) -> None:
    assert read_card(written) == Card(rank, suit)


@pytest.mark.parametrize(
    "written", ["", " ", "joker", "1h", "11h", "10", "h", "hh", "10hh", "1０h", "Kſ", "♠"]
)
def test_what_is_no_card_is_not_taken_for_one(written: str) -> None:
    assert read_card(written) is None


def test_every_card_of_a_deck_has_a_name_of_its_own() -> None:
    deck = [rank + suit for suit in "shdc" for rank in ["A", "K", "Q", "J", *map(str, range(2, 11))]]
    for words in (ENGLISH, DUTCH):
        assert len({name_card(text, words) for text in deck}) == 52
    assert [name_card(one, ENGLISH) for one in ("As", "10h", "Td")] == [
        "ace of spades",
        "10 of hearts",
        "10 of diamonds",
    ]
    assert [name_card(one, DUTCH) for one in ("Kh", "♣V", "♣J")] == ["harten heer", "♣V", "klaveren boer"]


def test_a_row_is_said_in_words() -> None:
    said = parsed(draw_row(SEVEN, ENGLISH)).find("div[@role='img']")
    assert said is not None
    assert said.get("aria-label") == (
        "7 cards: 2 of spades, 10 of hearts, jack of diamonds, queen of clubs, king of spades, "
        "ace of hearts, 10 of clubs; "
        "marked: 10 of hearts, jack of diamonds, queen of clubs, king of spades, ace of hearts"
    )
    assert 'aria-label="1 kaart: schoppen aas"' in draw_row(CardRow(note("x"), ("As",)), DUTCH)


def test_a_row_is_drawn_with_its_label_and_remark_in_little_room() -> None:
    drawn = draw_row(SEVEN, ENGLISH)
    assert len(drawn.encode("utf-8")) < 4000
    assert "<figcaption>The seven cards</figcaption>" in drawn
    assert "<p>These five are a straight.</p>" in drawn
    states = [(one.get("class") or "").split() for one in parsed(drawn).iter("svg")]
    assert ["up" in state for state in states] == [False, True, True, True, True, True, False]
    assert ["down" in state for state in states] == [True, False, False, False, False, False, True]
    assert ["red" in state for state in states] == [False, True, True, False, False, True, False]


def test_where_nothing_is_marked_nothing_is_dimmed() -> None:
    drawn = draw_row(CardRow(note("x"), ("As", "joker")), ENGLISH)
    assert "down" not in drawn
    assert "marked" not in drawn


def test_one_mark_marks_one_card_in_whatever_notation() -> None:
    assert marked(["Ks", "♠K", "joker", "2h"], ["KS", "joker", "3d"]) == [True, False, True, False]


def test_of_many_cards_the_first_are_drawn() -> None:
    drawn = draw_row(CardRow(note("x"), ("As",) * 1_000_000), ENGLISH, 5)
    assert drawn.count("<svg") == 5
    assert drawn.count("and 999995 more") == 2
    assert 'aria-label="1000000 cards: ' in drawn


@given(st.lists(st.text(), max_size=5), st.lists(st.text(), max_size=5), st.text())
def test_any_text_is_drawn_harmlessly(cards: list[str], marks: list[str], value: str) -> None:
    row = CardRow(note("What {player} holds", player=value), tuple(cards), tuple(marks), note(value))
    parsed(draw_row(row, ENGLISH))


def test_hostile_cards_are_escaped_and_cut(tmp_path: Path) -> None:
    row = CardRow(
        note("{it}", it=HOSTILE), (HOSTILE, HOSTILE * 10_000), (HOSTILE,), note("{it}", it=HOSTILE * 999)
    )
    result = msgspec.structs.replace(wrong("test_one", text("a"), text("b")), exhibits=(row,))
    page = pages(tmp_path, [check("test_one")], [result])["play.html"]
    assert "<script>alert" not in page
    assert "\u202e" not in page
    assert "\x00" not in page
    assert '<span class="playing odd up">&lt;script&gt;' in page


def test_a_failed_check_draws_its_exhibits_as_long_as_there_is_room(tmp_path: Path) -> None:
    names = [f"test_{number}" for number in range(150)]
    many = CardRow(note("x"), tuple(f"\U000e0001{number}" for number in range(500)))
    results = [
        msgspec.structs.replace(wrong(name, text("a"), text("b")), exhibits=(SEVEN, *[many] * 50))
        for name in names
    ]
    one = pages(tmp_path / "one", [check(names[0])], results[:1])["play.html"]
    assert one.count('<figure class="cards">') == 8
    found = pages(tmp_path / "many", [check(name) for name in names], results)["play.html"]
    assert len(found.encode("utf-8")) <= PAGE


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_cards_can_be_read(scheme: dict[str, str]) -> None:
    for ink in ("black", "red"):
        assert contrast(scheme[ink], scheme["paper"]) >= 4.5
        assert contrast(scheme[ink], scheme["shade"]) >= 3, "large and bold"
    assert contrast(scheme["lift"], scheme["card"]) >= 3


def test_cards_need_nothing_from_elsewhere() -> None:
    assert "url(" not in (TEMPLATES / "style.css").read_text("utf-8")
    assert "href" not in draw_row(SEVEN, ENGLISH)
