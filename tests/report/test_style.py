"""The style sheet keeps text readable: contrasts by WCAG 2.1, level AA."""

from __future__ import annotations

import re

import pytest

from kibitz.report.pages import TEMPLATES

STYLE = (TEMPLATES / "style.css").read_text("utf-8")
LIGHT, DARK = (
    dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", part))
    for part in (
        STYLE.partition("@media screen and (prefers-color-scheme")[0],
        STYLE.partition("@media screen and (prefers-color-scheme")[2].partition("* {")[0],
    )
)
TEXT = [
    *((front, back) for front in ("text", "soft") for back in ("page", "card", "code")),
    *((front, f"{front}-back") for front in ("good", "bad", "idle", "ours")),
    *(("text", back) for back in ("want", "have", "idle-back")),
    *(("link", back) for back in ("page", "card", "code", "idle-back")),
    *(("text", back) for back in ("bad-back",)),
    *(
        (front, back)
        for front in ("keyword", "string", "comment", "number", "called", "builtin")
        for back in ("code", "bad-back")
    ),
]
EDGES = [("edge", "card"), ("focus", "page"), ("focus", "card"), ("good", "want"), ("bad", "have")]


def brightness(colour: str) -> float:
    """Return the relative luminance of a colour."""
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours."""
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read(scheme: dict[str, str]) -> None:
    poor = {pair: contrast(scheme[pair[0]], scheme[pair[1]]) for pair in TEXT}
    assert not {pair: ratio for pair, ratio in poor.items() if ratio < 4.5}


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_edges_can_be_seen(scheme: dict[str, str]) -> None:
    poor = {pair: contrast(scheme[pair[0]], scheme[pair[1]]) for pair in EDGES}
    assert not {pair: ratio for pair, ratio in poor.items() if ratio < 3}
