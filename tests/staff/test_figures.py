"""The figures of a class, against small ones worked out by hand."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.model.assignment import Letter, Task
from kibitz.model.verdict import Verdict
from kibitz.staff.figures import LEAST, discrimination, figures, last_grades, spread, weights
from tests.report.records import assignment

from .classes import a_class, checks

rows = st.integers(1, 5).flatmap(
    lambda width: st.lists(st.text("+-ox", min_size=width, max_size=width), min_size=1, max_size=25)
)


def test_marks_are_counted_by_tenths_and_all_points_stand_in_the_last() -> None:
    found = spread(a_class(["++++", "+++-", "++--", "+---", "----", "++++"]).grades)
    assert found is not None
    assert [bar.count for bar in found.bars] == [1, 0, 1, 0, 0, 1, 0, 1, 0, 2]
    assert (found.bars[0].low, found.bars[-1].high) == (0, 100)
    assert (found.count, found.full, found.lowest, found.highest, found.possible) == (6, 2, 0, 4, 4)
    assert found.mean == pytest.approx(14 / 6)
    assert (found.lower, found.median, found.upper) == (1.25, 2.5, 3.75)
    assert found.deviation == pytest.approx(1.4907, abs=1e-4)


def test_a_tenth_begins_at_its_lower_end() -> None:
    found = spread(a_class(["+---------", "+++-------", "++++++++++"]).grades)
    assert found is not None
    assert [bar.count for bar in found.bars] == [0, 1, 0, 1, 0, 0, 0, 0, 0, 1]


def test_one_mark_is_spread_too() -> None:
    found = spread(a_class(["+-"]).grades)
    assert found is not None
    assert (found.median, found.lower, found.upper, found.deviation) == (1, 1, 1, 0)


def test_without_marks_nothing_is_spread() -> None:
    found = figures(a_class(["xx", "xx"]))
    assert found.spread is None
    assert [one.earned for one in found.checks] == [None, None]


def test_submissions_without_a_mark_count_in_no_figure() -> None:
    found = figures(a_class(["+-", "-+", "xx", "+!"]))
    assert (len(found.grades), len(found.marked)) == (4, 2)
    assert [(one.tried, one.solved, one.earned, one.lost) for one in found.checks] == [(2, 1, 0.5, 1)] * 2


def test_verdicts_are_counted_the_most_frequent_first() -> None:
    (one,) = figures(a_class(["+", "t", "-", "-", "o"])).checks
    assert one.verdicts == ((Verdict.WRONG, 2), (Verdict.TIMEOUT, 1), (Verdict.NOT_RUN, 1))


def test_points_lost_are_points_of_the_whole_assignment() -> None:
    of = msgspec.structs.replace(
        assignment(),
        tasks=(
            Task(name="dealing", title={"en": "D"}, points=6),
            Task(name="play", title={"en": "P"}, points=3),
        ),
        points=18.0,
    )
    planned = checks(3)  # play, dealing, play
    assert weights(of, planned) == {"test_0": 3, "test_1": 12, "test_2": 3}
    found = figures(a_class(["---", "+-+"], planned, of))
    assert [one.lost for one in found.checks] == [3, 24, 3]
    assert [(one.task.name, one.lost, one.solved, one.mean) for one in found.tasks] == [
        ("dealing", 24, 0, 0),
        ("play", 6, 1, 1.5),
    ]
    assert found.spread is not None
    assert sum(one.lost for one in found.checks) == 2 * 18 - found.spread.mean * 2


def test_discrimination_is_the_corrected_point_biserial() -> None:
    # Rest scores of those who solved it: 4, 3, 3, 2, 4; of the others: 1, 0, 2, 1, 0.
    # (3.2 - 0.8) / 1.4142 * sqrt(0.5 * 0.5), with 1.4142 the deviation of all ten.
    item = [1.0] * 5 + [0.0] * 5
    rest = [4.0, 3, 3, 2, 4, 1, 0, 2, 1, 0]
    assert discrimination(item, rest) == pytest.approx(2.4 / 2**0.5 * 0.5)


def test_a_check_is_not_correlated_with_itself() -> None:
    found = figures(a_class(["+-"] * 5 + ["-+"] * 5))
    assert [one.discrimination for one in found.checks] == [pytest.approx(-1)] * 2


@pytest.mark.parametrize(
    "signs", [["++", "--"] * (LEAST // 2 - 1), ["+-"] * LEAST, ["+-", "++"] * LEAST, ["+", "-"] * LEAST]
)
def test_discrimination_is_not_told_of_few_or_of_what_is_the_same_for_all(signs: list[str]) -> None:
    assert figures(a_class(signs)).checks[0].discrimination is None


def test_of_two_grades_the_last_counts() -> None:
    first, second = a_class(["+"]), a_class(["-"])
    assert last_grades([*first.grades, *second.grades]) == second.grades


def test_letters_are_counted_and_none_too() -> None:
    of = msgspec.structs.replace(assignment(), letters=(Letter(name="A"), Letter(name="B")))
    made = a_class(["+", "+", "-"], of=of)
    grades = tuple(
        msgspec.structs.replace(one, letter=letter) for one, letter in zip(made.grades, "BB", strict=False)
    )
    found = figures(msgspec.structs.replace(made, grades=(*grades, made.grades[2])))
    assert found.letters == (("A", 0), ("B", 2), ("", 1))


@settings(max_examples=40, deadline=None)
@given(rows)
def test_figures_fit_together(signs: list[str]) -> None:
    found = figures(a_class(signs))
    for one in found.checks:
        assert one.solved + sum(count for _, count in one.verdicts) == one.tried == len(found.marked)
        assert one.discrimination is None or -1 <= one.discrimination <= 1
    if found.spread:
        assert sum(bar.count for bar in found.spread.bars) == found.spread.count == len(found.marked)
        assert found.spread.lowest <= found.spread.lower <= found.spread.median <= found.spread.upper
        missed = found.spread.count * (found.spread.possible - found.spread.mean)
        assert sum(one.lost for one in found.checks) == pytest.approx(missed)
        assert sum(one.lost for one in found.tasks) == pytest.approx(missed)
