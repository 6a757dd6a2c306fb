"""Notes: sentences with gaps."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from kibitz.model.note import Note, note


def test_the_gaps_are_filled() -> None:
    assert note("{name} has {count} cards.", name="North", count=13).say() == "North has 13 cards."


def test_a_value_with_braces_is_text_and_no_gap() -> None:
    assert note("{a} and {b}", a="{b}", b="{a}{}").say() == "{b} and {a}{}"


@given(st.text())
def test_any_value_comes_out_as_it_went_in(value: str) -> None:
    assert note("<{value}>", value=value).say() == f"<{value}>"


def test_a_gap_without_a_value_stays() -> None:
    assert Note("{a} {b}", {"a": "x"}).say() == "x {b}"


def test_the_sentence_is_translated_before_its_gaps_are_filled() -> None:
    dutch = {"{name} is missing.": "{name} ontbreekt."}
    assert (
        note("{name} is missing.", name="{name} is missing.").say(dutch.__getitem__)
        == "{name} is missing. ontbreekt."
    )


def test_braces_in_the_sentence_that_are_no_gap_stay() -> None:
    assert note("a {} b {c d} {{e}}").say() == "a {} b {c d} {{e}}"


def test_a_note_survives_the_results_file() -> None:
    sentence = note("{a}", a="♥")
    assert msgspec.json.decode(msgspec.json.encode(sentence), type=Note) == sentence
