"""What a check hands over for the page is held to its types when it is handed over."""

from __future__ import annotations

from typing import Any

import pytest

from kibitz.model.exhibit import CardRow, Measure, Trick
from kibitz.model.note import Note, note

from .programs import Lab

ROW: Any = {"label": note("The cards"), "cards": ("♠K",)}
MEASURE: Any = {"label": note("Sixes"), "times": 1, "out_of": 6, "low": 0.1, "high": 0.3}
TRICK: Any = {"players": ("N", "E"), "cards": ("♠K", "♠2")}

NOTE = 'a note("…")'


def row(**fields: Any) -> CardRow:
    return CardRow(**{**ROW, **fields})


def measure(**fields: Any) -> Measure:
    return Measure(**{**MEASURE, **fields})


def trick(**fields: Any) -> Trick:
    return Trick(**{**TRICK, **fields})


BAD: dict[str, tuple[str, Any, str]] = {
    "text as an exhibit": ("show", "♠K", "student.show takes a CardRow or a Trick, not str"),
    "text as a label": ("show", row(label="x"), f"CardRow.label must be {NOTE}, not text"),
    "text as the marked": ("show", row(marked="♠K"), "CardRow.marked must be a list, not text"),
    "numbers as cards": ("show", row(cards=(1,)), "CardRow.cards[0] must be text, not a whole number"),
    "text as a remark": ("show", row(remark="x"), f"CardRow.remark must be {NOTE} or None, not text"),
    "text as the players": ("show", trick(players="NE"), "Trick.players must be a list, not text"),
    "no players": ("show", trick(players=None), "Trick.players must be a list, not None"),
    "an object among the cards": ("show", row(cards=(object(),)), "object"),
    "a card that no file holds": ("show", row(cards=("\ud800",)), "surrogates"),
    "text as a measure": ("measure", "Sixes", "student.measure takes a Measure, not str"),
    "text as a measure's label": ("measure", measure(label="x"), f"Measure.label must be {NOTE}, not text"),
    "no number": ("measure", measure(low=float("nan")), "Measure.low must be a number, not None"),
    "text as an example": ("measure", measure(example="x"), "Measure.example must be a list, not text"),
    "text for an example": (
        "measure",
        measure(example=("x",)),
        "Measure.example[0] must be a CardRow, not text",
    ),
    "text as a sentence": ("remark", "Well done.", f"student.remark takes {NOTE}, not str"),
    "a number as a sentence": ("remark", Note(5), "Note.text must be text, not a whole number"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("name", list(BAD))
def test_what_is_of_the_wrong_type_is_refused_at_once(lab: Lab, name: str) -> None:
    method, thing, says = BAD[name]
    student = lab.program().student
    with pytest.raises(TypeError) as refused:
        getattr(student, method)(thing)
    assert says in str(refused.value)
    assert f"student.{method}" in str(refused.value)
    assert not [*student.exhibits, *student.measures, *student.remarks]


def test_what_is_of_the_right_type_is_kept(lab: Lab) -> None:
    student = lab.program().student
    student.show(row(cards=["♠K"], marked=["♠K"]))  # a list does as well as a tuple
    student.show(trick())
    student.measure(measure(example=(row(),)))
    student.remark(note("Well done."))
    assert (len(student.exhibits), len(student.measures), len(student.remarks)) == (2, 1, 1)
