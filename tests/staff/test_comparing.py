"""What changed between two runs."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.export.results import ResultsError
from kibitz.model.verdict import Verdict
from kibitz.staff.comparing import compare
from tests.report.records import assignment

from .classes import a_class, checks

classes = st.dictionaries(st.sampled_from("abcdef"), st.text("+-tx", min_size=2, max_size=2), min_size=1)


def test_what_went_up_and_down_is_told_losses_first() -> None:
    old = a_class({"a": "+-", "b": "++", "c": "--", "d": "xx", "e": "++", "f": "++"})
    new = a_class({"a": "++", "b": "t-", "c": "-t", "d": "+-", "e": "++", "g": "++"})
    found = compare(old, new)
    assert [(one.submission, one.before, one.after, one.gain) for one in found.moved] == [
        ("b", 2, 0, -2),
        ("a", 1, 2, 1),
        ("d", None, 1, 1),
        ("c", 0, 0, 0),
    ]
    assert (found.both, found.up, found.down, found.given, found.withheld) == (5, 1, 1, 1, 0)
    assert (found.new, found.missing) == (("g",), ("f",))
    turn = found.moved[3].turns[0]
    assert (turn.check, turn.before, turn.after) == ("test_1", Verdict.WRONG, Verdict.TIMEOUT)


def test_checks_solved_by_more_or_fewer_are_told_the_greatest_change_first() -> None:
    found = compare(a_class(["+-", "+-", "+-"]), a_class(["-+", "-+", "+-"]))
    assert [(one.check.name, one.before, one.after) for one in found.checks] == [
        ("test_0", 3, 1),
        ("test_1", 0, 2),
    ]


def test_new_checks_other_points_and_other_tools_are_told() -> None:
    old = a_class(["+-"], checks(0, names=["test_a", "test_b"]))
    new = msgspec.structs.replace(
        a_class(["++"], checks(0, 2, names=["test_a", "test_c"])), made_with={"kibitz": "0.2", "pytest": "9"}
    )
    found = compare(old, new)
    assert ([one.name for one in found.added], [one.name for one in found.removed]) == (
        ["test_c"],
        ["test_b"],
    )
    assert found.possible == (2, 4)
    assert found.tools == (("kibitz", "0.1", "0.2"), ("pytest", "–", "9"))


def test_another_assignment_cannot_be_compared() -> None:
    other = msgspec.structs.replace(assignment(), name="other")
    with pytest.raises(ResultsError, match="'other'"):
        compare(a_class(["+"], of=other), a_class(["+"]))


@settings(max_examples=40, deadline=None)
@given(classes, classes)
def test_a_change_back_is_the_opposite(before: dict[str, str], after: dict[str, str]) -> None:
    there, back = compare(a_class(before), a_class(after)), compare(a_class(after), a_class(before))
    assert (there.up, there.down, there.given) == (back.down, back.up, back.withheld)
    assert (there.new, there.missing) == (back.missing, back.new)
    assert {one.submission: one.gain for one in there.moved} == {
        one.submission: -one.gain for one in back.moved
    }
    assert compare(a_class(after), a_class(after)).moved == ()
