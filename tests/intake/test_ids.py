"""Ids that are unique and safe as file names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.intake.ids import safe_id, unique_ids


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("s1", "s1"),
        ("..", "submission"),
        ("", "submission"),
        ("../etc/passwd", "_etc_passwd"),
        ("a\nb", "a_b"),
        ("a\udc80", "a_"),
        (".x. ", "x"),
        ("e\u0301", "\xe9"),
        ("Zoë (2)", "Zoë (2)"),
    ],
)
def test_an_id_is_safe(name: str, wanted: str) -> None:
    assert safe_id(name) == wanted


def test_a_name_that_is_safe_is_kept() -> None:
    assert unique_ids(["a:", "a_", "A_", "a_"]) == ["a_-2", "a_", "A_-3", "a_-4"]


@given(st.lists(st.text(st.characters(), max_size=200)))
def test_ids_are_unique_safe_and_short(names: list[str]) -> None:
    ids = unique_ids(names)
    assert len({one.casefold() for one in ids}) == len(names)
    for one in ids:
        assert one
        assert len(one.encode("utf-8")) < 150
        assert not set(one) & set('/\\:\0\n\r\t"*?')
        assert not one.startswith(".")
