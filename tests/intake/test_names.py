"""Names of files that are nearly right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.intake.names import clear, is_nearly, likeness, stem


@pytest.mark.parametrize(
    "name",
    [
        "trickgame.py",
        "TrickGame (1).py",
        "trickgame-1.py",
        "TRICKGAME.PY",
        "trickgame.py.txt",
        "trickgame copy.py",
        "Copy of trickgame.py",
        "trick_game.py",
        "trick game final v2.py",
        "trickgame - kopie (3).py",
        "src/trickgame .py",
        "janssenpiet_12345_67890_trickgame-1.py",
    ],
)
def test_nearly_right(name: str) -> None:
    assert is_nearly(name, "trickgame")


@pytest.mark.parametrize(
    "name", ["cards.py", "test_trickgame.py", "game.py", "trickgames.py", "trickgame/cards.py"]
)
def test_not_nearly_right(name: str) -> None:
    assert not is_nearly(name, "trickgame")


@given(st.text(), st.text(min_size=1))
def test_nothing_raises(name: str, module: str) -> None:
    is_nearly(name, module)
    assert 0 <= likeness(name, module) <= 1
    assert stem(name) == stem(stem(name))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\nb.py", r"a\nb.py"),
        ("a\r\tb\x1b[1m", r"a\r\tb\x1b[1m"),
        ("a\u2028b\u2029", r"a\u2028b\u2029"),
        ("a\u202eyp.exe\u202c", r"a\u202eyp.exe\u202c"),
        ("\u2066a\u2069", r"\u2066a\u2069"),
        ("Zoë ♥.py", "Zoë ♥.py"),
    ],
)
def test_a_name_is_one_line_that_reads_one_way(name: str, shown: str) -> None:
    assert clear(name) == shown
