"""Draws what was counted: the share on a line from 0 to 100 %, its interval, and the numbers beside it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from kibitz.model.exhibit import Measure
from kibitz.model.marks import hundredths
from kibitz.model.note import note
from kibitz.report.cards import LABEL, MOST, draw_row
from kibitz.report.wording import Wording

EXAMPLES: Final = 4
"""Rows of cards that are drawn of one example at most."""

FINE: Final = 1000
"""From so many times on a share is told to a tenth of a percent."""

LEFT: Final = 8.0
WIDTH: Final = 284.0
"""Where the line begins, and how long it is, in the units of the drawing."""


def _within(share: float) -> float:
    """Return the share between 0 and 1, whatever an author made of it; what is no number is 0."""
    return min(1.0, share) if share > 0 else 0.0


def _place(share: float) -> str:
    """Return where a share stands in the drawing."""
    return f"{LEFT + WIDTH * _within(share):.1f}"


def _percent(share: float, out_of: int, words: Wording) -> str:
    """Return a share in percent, as precise as the number of times allows."""
    return f"{words.number(hundredths(_within(share), 1 if out_of >= FINE else 0))} %"


def _plot(measure: Measure) -> Markup:
    """Return the drawing; the words beside it say the same, so it needs no text alternative."""
    low, high = _place(measure.low), _place(measure.high)
    line = ""
    if measure.line is not None:
        line = Markup('<path class="asked" d="M{} 2V26"/>').format(_place(measure.line))
    return Markup(
        '<svg class="plot" viewBox="0 0 300 42" aria-hidden="true">'
        '<path d="M8 14H292M8 10v8M150 10v8M292 10v8"/>'
        '<path class="span" d="M{} 14H{}"/>{}<circle cx="{}" cy="14" r="5.5"/>'
        '<text x="8" y="39">0</text><text x="150" y="39">50</text><text x="299" y="39">100 %</text></svg>'
    ).format(low, high, line, _place(measure.share))


def _numbers(measure: Measure, words: Wording) -> Markup:
    """Return the count, the share, the interval and what was asked for, in words."""
    of = measure.out_of
    low, high = (_percent(share, of, words) for share in (measure.low, measure.high))
    said: list[str] = [
        Markup("<strong>{}</strong> {}").format(
            words.say(note("{times} of {out_of}", times=measure.times, out_of=of)),
            f"({_percent(measure.share, of, words)})",
        ),
        words.say(
            note("With chance taken into account: {low} to {high} (95 % interval)", low=low, high=high)
        ),
    ]
    if measure.line is not None:
        said.append(words.say(note("Asked for: {share}", share=_percent(measure.line, of, words))))
    return Markup("").join(Markup("<li>{}</li>").format(one) for one in said)


def draw_measure(measure: Measure, words: Wording, most: int = MOST) -> Markup:
    """Return what was counted with label, plot, numbers, remark and example, rows no longer than ``most``."""
    label = words.prose(measure.label, LABEL)
    remark = Markup("<p>{}</p>").format(words.prose(measure.remark, LABEL)) if measure.remark else ""
    rows = Markup("").join(draw_row(row, words, most) for row in measure.example[:EXAMPLES])
    return Markup(
        '<figure class="measure"><figcaption>{}</figcaption>'
        '<div class="counted">{}<ul>{}</ul></div>{}{}</figure>'
    ).format(label.removesuffix("."), _plot(measure), _numbers(measure, words), remark, rows)
