"""Equality with types."""

from __future__ import annotations

import pytest

from kibitz.judge.exactly import exactly, same


class Text(str):
    """A kind of text."""

    __slots__ = ()


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (1, 1),
        ("a", "a"),
        ([1, "a"], [1, "a"]),
        ({1: [2]}, {1: [2]}),
        ({1, 2}, {2, 1}),
        (float("nan"), float("nan")),
        ([float("nan")], [float("nan")]),
        (None, None),
        ((), ()),
    ],
)
def test_equal_values_of_the_same_types_are_the_same(left: object, right: object) -> None:
    assert same(left, right)
    assert left == exactly(right)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (1, True),
        (1, 1.0),
        (0, False),
        ([1], (1,)),
        ([1], [True]),
        ([1], [1, 2]),
        ({1: 0}, {True: 0}),
        ({0: 1}, {0: 1.0}),
        ({1}, {True}),
        ({(1,)}, {(True,)}),
        (frozenset(), set()),
        ("a", b"a"),
        ("a", Text("a")),
        ([[[1]]], [[[1.0]]]),
        (None, False),
        (1, 2),
    ],
)
def test_values_that_differ_in_a_type_or_a_part_are_not(left: object, right: object) -> None:
    assert not same(left, right)
    assert not same(right, left)
    assert left != exactly(right)
    assert right != exactly(left)


def test_a_value_expected_exactly_is_shown_as_itself() -> None:
    assert repr(exactly([1, "a"])) == "[1, 'a']"
    with pytest.raises(TypeError):
        hash(exactly(1))
