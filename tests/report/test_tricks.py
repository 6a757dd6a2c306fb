"""Drawn tricks: every player has a place, what the picture shows is said in words, and nothing breaks it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.model.exhibit import CardRow, Trick
from kibitz.model.note import note
from kibitz.report.room import PAGE
from kibitz.report.tricks import CLOTH, GOLD, INK, PAPER, PLACES, RED, describe, draw_trick
from kibitz.report.wording import Wording

from .records import check, pages, text, wrong
from .test_style import contrast

ENGLISH, DUTCH = Wording("en"), Wording("nl")
TRICK = Trick(tuple("NESW"), ("♠10", "♠K", "♦J", "♥7"), "♥", winner="W", said="♠K")
HOSTILE = "<script>alert(1)</script>\"'\u202e\x00\ud800"


def parsed(markup: str) -> ElementTree.Element:
    """Read markup as XML, which it is when everything in it is closed and escaped."""
    return ElementTree.fromstring(f"<div>{markup}</div>")


def said(markup: str) -> list[str]:
    """Return the sentences below a table."""
    return ["".join(one.itertext()) for one in parsed(markup).findall("p")]


def signs(markup: str) -> tuple[int, int]:
    """Return how many cards are marked as winning, and how many as what the program said instead."""
    rings = [one for one in parsed(markup).iter("rect") if one.get("fill") == "none"]
    dashed = [one for one in rings if one.get("stroke-dasharray")]
    return len(rings) - len(dashed), len(dashed)


def page_of(folder: Path, *tricks: Trick, language: str = "en", hidden: bool = False) -> str:
    """Return the page of a failed check that shows those tricks."""
    result = msgspec.structs.replace(
        wrong("test_one", text("a"), text("b")), exhibits=tuple(trick.row for trick in tricks)
    )
    return pages(folder, [check("test_one", hidden=hidden)], [result], language=language)["play.html"]


def test_a_trick_is_drawn_with_each_card_before_its_player() -> None:
    drawn = parsed(draw_trick(TRICK, ENGLISH))
    assert [one.text for one in drawn.iter("text")] == [
        *("N", "10", "1", "E", "K", "2", "S", "J", "3", "W", "7", "4"),
    ]
    names = {one.text: (one.get("x"), one.get("y")) for one in drawn.iter("text") if one.text in {*PLACES}}
    assert names == {seat: (str(x), str(y - 47)) for seat, (x, y) in PLACES.items()}


def test_what_the_picture_shows_is_said() -> None:
    drawn = draw_trick(TRICK, ENGLISH)
    assert describe(TRICK, ENGLISH) == (
        "The cards on the table, in the order of play: "
        "N: 10 of spades, E: king of spades, S: jack of diamonds, W: 7 of hearts"
    )
    assert parsed(drawn).find("svg[@role='img']") is not None
    assert said(drawn) == [
        "N leads, as the number 1 shows; trumps are hearts.",
        "✓ W wins, with the 7 of hearts.",
        "✗ Your program says: king of spades.",
    ]
    assert said(draw_trick(TRICK, DUTCH)) == [
        "N komt uit, bij het cijfer 1; troef is harten.",
        "✓ W wint, met harten 7.",
        "✗ Je programma zegt: schoppen heer.",
    ]


@pytest.mark.parametrize(
    ("winner", "answer", "marks", "last"),
    [
        ("W", "E", (1, 1), "✗ Your program says: E."),
        ("W", "KS", (1, 1), "✗ Your program says: king of spades."),
        ("W", "♣2", (1, 0), "✗ Your program says: 2 of clubs."),
        ("W", "W", (1, 0), "✓ Your program says so too."),
        ("W", "♥7", (1, 0), "✓ Your program says so too."),
        ("W", "", (1, 0), "✓ W wins, with the 7 of hearts."),
        ("", "", (0, 0), "N leads, as the number 1 shows; trumps are hearts."),
        ("X", "E", (0, 1), "✗ Your program says: E."),
    ],
)
def test_winners_are_marked_by_shape(winner: str, answer: str, marks: tuple[int, int], last: str) -> None:
    drawn = draw_trick(msgspec.structs.replace(TRICK, winner=winner, said=answer), ENGLISH)
    assert signs(drawn) == marks
    assert said(drawn)[-1] == last


def test_of_two_equal_cards_one_is_marked() -> None:
    twins = Trick(tuple("NESW"), ("♠2", "♠9", "♠9", "♠3"), winner="N", said="♠9")
    assert signs(draw_trick(twins, ENGLISH)) == (1, 1)
    assert said(draw_trick(twins, ENGLISH))[0].endswith("there are no trumps.")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_any_few_players_have_places_of_their_own(count: int) -> None:
    players = tuple(f"Player {number}" for number in range(1, count + 1))
    trick = Trick(players, ("♠2", "♠3", "♠4", "♠5")[:count], winner=players[-1])
    drawn = parsed(draw_trick(trick, ENGLISH))
    names = [(one.get("x"), one.get("y")) for one in drawn.iter("text") if one.text in players]
    assert len(set(names)) == count
    assert trick.row.trick is trick


def test_what_fits_no_table_is_a_row(tmp_path: Path) -> None:
    cards = ("♠2", "♠3", "♠4", "♠5", "♠6")
    for odd in (
        Trick(tuple("ABCDE"), cards, winner="A"),
        Trick(tuple("NES"), cards),
        Trick((), ()),
        Trick(("N", "N"), cards[:2]),
    ):
        assert odd.row == CardRow(note("The trick"), odd.cards)
        assert "<figcaption>The trick</figcaption>" in page_of(tmp_path, odd)


def test_a_trick_survives_being_written_down() -> None:
    row = msgspec.structs.replace(TRICK, label=note("The first trick")).row
    assert row.marked == ("♥7",)
    assert msgspec.json.decode(msgspec.json.encode(row), type=CardRow) == row


def test_a_failed_check_draws_its_tricks(tmp_path: Path) -> None:
    english = page_of(tmp_path / "en", TRICK, TRICK)
    assert english.count('<figure class="cards"><figcaption>The trick</figcaption><svg role="img"') == 2
    assert "✗</span> Your program says: king of spades.</p>" in english
    dutch = page_of(tmp_path / "nl", TRICK, language="nl")
    assert "<figcaption>De slag</figcaption>" in dutch
    assert 'aria-label="De kaarten op tafel' in dutch
    hidden = page_of(tmp_path / "hidden", TRICK, hidden=True)
    assert "The trick" not in hidden
    assert "king of spades" not in hidden


def test_a_trick_takes_little_room(tmp_path: Path) -> None:
    assert len(draw_trick(TRICK, ENGLISH).encode("utf-8")) < 5500
    assert len(page_of(tmp_path, *[TRICK] * 500).encode("utf-8")) <= PAGE


def test_hostile_names_and_cards_are_escaped_and_cut(tmp_path: Path) -> None:
    odd = Trick(("N", HOSTILE * 999), ("♠2", HOSTILE * 999), HOSTILE, HOSTILE, HOSTILE * 999, note(HOSTILE))
    page = page_of(tmp_path, odd)
    assert "<script>alert" not in page
    assert "\u202e" not in page
    assert len(page) < 60_000


@given(st.lists(st.tuples(st.text(), st.text()), max_size=5), st.text(), st.text(), st.text())
def test_any_text_is_drawn_harmlessly(
    laid: list[tuple[str, str]], trump: str, winner: str, answer: str
) -> None:
    trick = Trick(tuple(who for who, _ in laid), tuple(card for _, card in laid), trump, winner, answer)
    if trick.row.trick:
        parsed(draw_trick(trick, ENGLISH))


def test_the_table_can_be_read_in_any_light() -> None:
    assert contrast("#ffffff", CLOTH) >= 4.5
    assert contrast(GOLD, CLOTH) >= 3
    for ink in (RED, INK):
        assert contrast(ink, PAPER) >= 4.5
    assert contrast("#ffffff", RED) >= 4.5
