"""What may be shared names nobody, and gives away no number from one to four, not even by subtraction."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.export.results import ResultsError
from kibitz.model.verdict import Verdict
from kibitz.staff.figures import weights
from kibitz.staff.sharing import FEWEST, Shared, share

from .classes import a_class

TINY = set(range(1, FEWEST))

rows = st.integers(1, 3).flatmap(
    lambda width: st.lists(
        st.one_of(
            st.sampled_from(["+" * width, "-" * width]), st.text("++-aBt", min_size=width, max_size=width)
        ),
        min_size=FEWEST,
        max_size=60,
    )
)


def possible_numbers(told: Shared, worth: dict[str, float]) -> list[set[int]]:
    """Return for each check every number of failures that a reader of all tables cannot rule out.

    The reader knows which marks there can be, and which of them lie in each part of the scale.
    """
    points = [worth[one.check.name] * one.check.points for one in told.checks]
    whole = sum(points)
    marks = {sum(some) for size in range(len(points) + 1) for some in itertools.combinations(points, size)}
    low, high = 0.0, whole * told.count
    if told.bars:
        inside = [
            [m for m in marks if bar.low <= m / whole * 100 < bar.high + (bar.high == 100)]
            for bar in told.bars
        ]
        low = sum(
            bar.count * (whole - max(some)) for bar, some in zip(told.bars, inside, strict=True) if bar.count
        )
        high = sum(
            bar.count * (whole - min(some)) for bar, some in zip(told.bars, inside, strict=True) if bar.count
        )
    choices = []
    for one in told.checks:
        failing = [
            failed
            for failed in range(told.count + 1)
            if (one.solved is None or told.count - failed == one.solved)
            and (not one.few_failed or failed < FEWEST)
            and (not one.few_solved or told.count - failed < FEWEST)
            and (one.solved is None or min(failed, told.count - failed) >= FEWEST)
            and ((rest := failed - sum(way.count for way in one.ways)) == 0 or rest >= FEWEST or not one.ways)
        ]
        choices.append(failing)
    kept = [
        some
        for some in itertools.product(*choices)
        if low - 1e-9 <= sum(p * f for p, f in zip(points, some, strict=True)) <= high + 1e-9
    ]
    return [set(column) for column in zip(*kept, strict=True)]


@settings(max_examples=60, deadline=None)
@given(rows)
def test_no_small_number_is_told_or_can_be_worked_out(signs: list[str]) -> None:
    made = a_class(signs)
    told = share(made)
    assert not TINY & {bar.count for bar in told.bars}
    assert sum(bar.count for bar in told.bars) in {0, told.count}
    for one in told.checks:
        assert not TINY & {way.count for way in one.ways}
        if one.solved is not None:
            assert min(one.solved, told.count - one.solved) >= FEWEST
            assert told.count - one.solved - sum(way.count for way in one.ways) not in TINY
    left = possible_numbers(told, weights(made.assignment, made.checks))
    for one, numbers in zip(told.checks, left, strict=True):
        if one.few_failed and not one.few_solved:
            assert set(range(FEWEST)) <= numbers
        if one.few_solved and not one.few_failed:
            assert {told.count - solved for solved in range(FEWEST)} <= numbers


def test_points_in_the_distribution_do_not_give_a_check_away() -> None:
    # Two checks of a point each: the distribution holds 0, 1 or 2 points, and so the sum of both numbers.
    told = share(a_class(["++"] * 30 + ["-+"] * 28 + ["+-"] * 2))
    assert [one.solved for one in told.checks] == [32, None]
    # So it is told in halves: with tenths, each of both numbers would follow from the other.
    assert [bar.count for bar in told.bars] == [0, 60]


def test_a_distribution_that_would_give_a_check_away_is_left_out() -> None:
    assert share(a_class(["+"] * 58 + ["-"] * 2)).bars == ()


def test_with_many_checks_the_distribution_is_told() -> None:
    chance = random.Random(1)
    able = [chance.random() for _ in range(60)]
    signs = ["".join("-+"[chance.random() < one] for _ in range(20)) + "+" for one in able]
    told = share(a_class(signs))
    assert told.checks[-1].few_failed
    assert len(told.bars) > 2


def test_a_way_to_fail_is_left_out_with_what_it_would_give_away() -> None:
    ways = share(a_class(["+"] * 20 + ["a"] * 12 + ["B"] * 6 + ["t"] * 3)).checks[0].ways
    assert [(way.verdict, way.raised, way.count) for way in ways] == [(Verdict.WRONG, "", 12)]
    whole = share(a_class(["+"] * 20 + ["a"] * 12 + ["B"] * 6)).checks[0].ways
    assert [way.count for way in whole] == [12, 6]


def test_ways_to_fail_do_not_tell_that_few_solved_a_check() -> None:
    (one,) = share(a_class(["+"] * 2 + ["a"] * 30)).checks
    assert (one.solved, one.few_solved, one.ways) == (None, True, ())


def test_nothing_that_a_program_said_is_told() -> None:
    made = a_class(["+"] * 20 + ["S"] * 10)
    fault = made.grades[-1].results[0].fault
    assert fault is not None
    ways = share(made).checks[0].ways
    assert [(way.raised, way.count) for way in ways] == [("KeyError", 10)]


def test_a_class_that_is_too_small_is_refused() -> None:
    with pytest.raises(ResultsError, match="4 submissions"):
        share(a_class(["+"] * 4 + ["x"] * 20))
