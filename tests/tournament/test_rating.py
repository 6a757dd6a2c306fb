"""Ratings and intervals."""

from __future__ import annotations

import math

import pytest

from kibitz.model.interval import wilson
from kibitz.tournament.rating import MIDDLE, PRIOR, mean_and_margin, ratings, strengths


def test_strengths_give_the_shares_that_were_seen() -> None:
    found = strengths(["a", "b"], {("a", "b"): 300_000, ("b", "a"): 100_000})
    assert found["a"] / found["b"] == pytest.approx(3, rel=1e-3)


def test_the_likeliest_strengths_expect_what_was_won() -> None:
    wins = {("a", "b"): 7, ("b", "a"): 3, ("b", "c"): 8, ("c", "b"): 2, ("a", "c"): 5, ("c", "a"): 5}
    found = strengths("abc", wins)
    for one in "abc":
        against = {o: wins[one, o] + wins[o, one] for o in "abc" if o != one}
        expected = sum(n * found[one] / (found[one] + found[o]) for o, n in against.items())
        expected += 2 * PRIOR * found[one] / (found[one] + 1)
        assert expected == pytest.approx(PRIOR + sum(wins[one, o] for o in against), abs=1e-6)


def test_who_wins_everything_has_a_rating_all_the_same() -> None:
    rated = ratings(["all", "none"], {("all", "none"): 20, ("none", "all"): 0})
    assert rated["all"][0] > MIDDLE > rated["none"][0]
    assert all(math.isfinite(number) for one in rated.values() for number in one)
    assert sum(one[0] for one in rated.values()) / 2 == pytest.approx(MIDDLE)


def test_more_games_make_a_rating_surer() -> None:
    few = ratings("ab", {("a", "b"): 6, ("b", "a"): 4})["a"]
    many = ratings("ab", {("a", "b"): 600, ("b", "a"): 400})["a"]
    assert many[1] < few[1] / 3


def test_nobody_has_no_rating_and_nothing_played_is_the_middle() -> None:
    assert ratings([], {}) == {}
    assert ratings(["a", "b"], {})["a"][0] == pytest.approx(MIDDLE)


def test_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert mean_and_margin([]) == (0.0, 0.0)
    assert mean_and_margin([1.0])[1] == math.inf
    assert mean_and_margin([1.0, 3.0])[0] == 2.0
