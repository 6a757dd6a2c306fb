"""The scenario bank: the same cases for everyone, and a search that ends."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import strategies as st

from kibitz.judge.scenarios import MOST_DRAWS, Drawn, Scenario, draw, shrink, size

DRAW = """
from hypothesis import strategies as st
from kibitz.judge.scenarios import Scenario, draw
numbers = st.lists(st.integers(0, 1000), max_size=5)
print([(drawn.case, drawn.expected) for drawn in draw(Scenario((numbers, st.text()), len, 30, "test_x"))])
"""


@dataclass(frozen=True)
class Deal:
    """A case."""

    cards: tuple[int, ...]
    dealer: str


deals = st.builds(Deal, st.lists(st.integers(0, 51), max_size=8).map(tuple), st.sampled_from("NESW"))


def scenario(*strategies: st.SearchStrategy[Any], count: int = 40, name: str = "test_x") -> Scenario:
    return Scenario(strategies or (st.lists(st.integers(0, 100)),), None, count, name)


def test_the_same_cases_are_drawn_twice() -> None:
    assert draw(scenario(deals)) == draw(scenario(deals))


def test_another_process_draws_the_same_cases() -> None:
    answers = {
        subprocess.run(
            [sys.executable, "-X", "utf8", "-c", DRAW],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("0", "1")
    }
    assert len(answers) == 1
    assert len(eval(answers.pop())) == 30


def test_two_scenarios_draw_different_cases() -> None:
    assert draw(scenario(deals)) != draw(scenario(deals, name="test_y"))


def test_each_strategy_has_its_share() -> None:
    bank = draw(scenario(deals, st.integers(), st.text(), count=32))
    assert [sum(drawn.strategy == index for drawn in bank) for index in range(3)] == [11, 11, 10]


def test_a_strategy_without_a_share_is_not_drawn_from() -> None:
    bank = draw(scenario(st.integers(), st.text(), st.none(), count=2))
    assert [drawn.strategy for drawn in sorted(bank, key=lambda drawn: drawn.strategy)] == [0, 1]


def test_cases_come_from_small_to_large_with_what_is_expected() -> None:
    bank = draw(Scenario((st.lists(st.integers()),), len, 40, "test_x"))
    assert [size(drawn.case) for drawn in bank] == sorted(size(drawn.case) for drawn in bank)
    assert all(drawn.expected == len(drawn.case) for drawn in bank)


class Fails:
    """Says whether a case fails, and counts how often it was asked."""

    def __init__(self, property_: Any) -> None:
        """Fail where ``property_`` holds."""
        self.property = property_
        self.asked: list[Any] = []

    def __call__(self, case: Any, expected: Any) -> bool:
        """Say so."""
        self.asked.append(case)
        return bool(self.property(case))


def first_failing(which: Scenario, fails: Fails) -> Drawn:
    return next(drawn for drawn in reversed(draw(which)) if fails.property(drawn.case))


def test_a_small_case_that_fails_is_found() -> None:
    which, fails = scenario(), Fails(lambda case: any(number > 10 for number in case))
    assert shrink(which, first_failing(which, fails), fails)[0].case == [11]


def test_the_same_case_is_found_twice() -> None:
    def property_(deal: Deal) -> bool:
        return len(deal.cards) > 2 and sum(deal.cards) > 40

    which = scenario(deals)
    start = first_failing(which, Fails(property_))
    (one, draws), (other, draws_again) = (shrink(which, start, Fails(property_)) for _ in range(2))
    assert (one, draws) == (other, draws_again)
    assert property_(one.case)
    assert size(one.case) <= size(start.case)


def test_the_expected_value_is_that_of_the_case_found() -> None:
    which = Scenario((st.lists(st.integers(0, 100)),), sum, 40, "test_x")
    fails = Fails(lambda case: len(case) > 1)
    found, _ = shrink(which, first_failing(which, fails), fails)
    assert found.expected == sum(found.case)


def test_the_search_gives_up_after_a_number_of_draws() -> None:
    which = scenario(st.lists(st.integers(0, 10**9), min_size=8), count=10)
    fails = Fails(lambda case: sum(case) > 10**6)
    _, draws = shrink(which, first_failing(which, fails), fails)
    assert 0 < len(fails.asked) <= draws
    assert draws <= MOST_DRAWS


@pytest.mark.parametrize("most", [0, 1, 7])
def test_the_search_draws_no_more_cases_than_it_may(most: int) -> None:
    which, fails = scenario(), Fails(lambda case: any(number > 10 for number in case))
    start = first_failing(which, fails)
    found, draws = shrink(which, start, fails, most)
    assert len(fails.asked) <= draws == most
    assert fails.property(found.case)
    assert size(found.case) <= size(start.case)


def test_no_case_is_asked_twice() -> None:
    which, fails = scenario(), Fails(lambda case: len(case) > 1)
    shrink(which, first_failing(which, fails), fails)
    assert len({repr(case) for case in fails.asked}) == len(fails.asked)


def test_where_nothing_smaller_fails_the_case_itself_is_given() -> None:
    which = scenario()
    start = draw(which)[-1]
    assert shrink(which, start, Fails(lambda case: False))[0] == start


@pytest.mark.parametrize("index", [0, 1])
def test_the_search_stays_with_the_strategy_of_the_case(index: int) -> None:
    which = scenario(st.integers(100, 200), st.integers(-200, -100))
    fails = Fails(lambda case: True)
    start = next(drawn for drawn in draw(which) if drawn.strategy == index)
    assert abs(shrink(which, start, fails)[0].case) == 100
    assert all((case < 0) == bool(index) for case in fails.asked)
