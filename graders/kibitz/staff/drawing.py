"""Drawings of distributions, as SVG that takes its colours from the style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from kibitz.model.marks import hundredths
from kibitz.report.wording import Wording
from kibitz.staff.figures import Bar

WIDTH: Final = 380
HEIGHT: Final = 190
LEFT: Final = 20
TOP: Final = 20
FLOOR: Final = 160
"""Where bars stand; numbers of the scale are below."""


def draw_bars(bars: Sequence[Bar], title: str, description: str, words: Wording) -> Markup:
    """Draw how many marks lie in each part of the scale: the area of a bar is their number.

    The number stands above each bar too; the page has all of it as a table beside the drawing.
    """
    scale = (WIDTH - 2 * LEFT) / 100
    heaps = [bar.count / (bar.high - bar.low) for bar in bars]
    highest = max([*heaps, 0]) or 1
    parts = [_bar(bar, heap / highest, scale) for bar, heap in zip(bars, heaps, strict=True)]
    marks = sorted({bar.low for bar in bars} | {bar.high for bar in bars})
    scales = [
        Markup('<text class="scale" x="{}" y="{}">{}</text>').format(
            round(LEFT + mark * scale, 1),
            FLOOR + 16,
            percent(mark / 100, words) if mark == marks[-1] else mark,
        )
        for mark in marks
    ]
    return Markup(
        '<svg class="chart" role="img" viewBox="0 0 {} {}" aria-labelledby="chart-title chart-text">'
        '<title id="chart-title">{}</title><desc id="chart-text">{}</desc>'
        '{}<path class="floor" d="M{} {}H{}"/>{}</svg>'
    ).format(
        WIDTH,
        HEIGHT,
        title,
        description,
        Markup("").join(parts),
        LEFT,
        FLOOR,
        WIDTH - LEFT,
        Markup("").join(scales),
    )


def _bar(bar: Bar, share: float, scale: float) -> Markup:
    left, width = LEFT + bar.low * scale, (bar.high - bar.low) * scale
    height = round(share * (FLOOR - TOP), 1)
    shape = Markup('<rect x="{}" y="{}" width="{}" height="{}"/>').format(
        round(left + 1, 1), round(FLOOR - height, 1), round(width - 2, 1), height
    )
    return (shape if bar.count else Markup("")) + Markup('<text x="{}" y="{}">{}</text>').format(
        round(left + width / 2, 1), round(FLOOR - height - 5, 1), bar.count
    )


def percent(share: float | None, words: Wording, decimals: int = 0) -> str:
    """Return a share in hundredths; a dash for none.  What is nearly all or nothing is not told as that."""
    if share is None:
        return "–"
    rounded = hundredths(share, decimals)
    if rounded >= 100 and share < 1:
        return f">{100 - 10**-decimals:g}%"
    if rounded <= 0 and share > 0:
        return f"<{10**-decimals:g}%"
    return f"{words.number(rounded)}%"
