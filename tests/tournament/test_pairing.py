"""Who meets whom."""

from __future__ import annotations

from collections import Counter

import pytest

from kibitz.tournament.pairing import everybody_meets, swiss
from kibitz.tournament.plans import PLANS, number_of, plan_for, rounds_of

NAMES = [f"entry {number}" for number in range(30)]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 9, 12])
def test_everybody_meets_everybody_once(count: int) -> None:
    names = NAMES[:count]
    pairings = everybody_meets(names, rounds_of(plan_for(count), count, 1))
    met = Counter(frozenset((one.first, one.second)) for one in pairings)
    assert set(met.values()) == {1}
    assert len(met) == count * (count - 1) // 2


def test_nobody_plays_twice_in_a_round() -> None:
    pairings = everybody_meets(NAMES[:9], 9)
    busy = Counter((one.round, name) for one in pairings for name in (one.first, one.second))
    assert set(busy.values()) == {1}
    assert len({one.key for one in pairings}) == len(pairings)


def test_more_rounds_are_the_same_meetings_again() -> None:
    pairings = everybody_meets(NAMES[:5], rounds_of(plan_for(5), 5, 3))
    assert set(Counter(frozenset((one.first, one.second)) for one in pairings).values()) == {3}


def test_one_entry_or_none_has_nothing_to_play() -> None:
    assert everybody_meets(NAMES[:1], 3) == []
    assert rounds_of(plan_for(1), 1, 5) == rounds_of(plan_for(0), 0, 0) == 0


@pytest.mark.parametrize("count", [13, 14, 20])
def test_swiss_has_no_rematch_and_lets_each_sit_out_once(count: int) -> None:
    names, met, rested = NAMES[:count], set[frozenset[str]](), list[str]()
    for number in range(1, 8):
        ranking = names[number:] + names[:number]
        pairings = swiss(number, ranking, met, rested)
        playing = [name for one in pairings for name in (one.first, one.second)]
        assert len(playing) == len(set(playing)) == count - count % 2
        for one in pairings:
            assert frozenset((one.first, one.second)) not in met
            met.add(frozenset((one.first, one.second)))
        rested += sorted(set(names) - set(playing))
    assert len(rested) == len(set(rested))


def test_swiss_pairs_neighbours_and_goes_on_when_all_have_met() -> None:
    names = NAMES[:4]
    first, second = swiss(1, names, set(), ())
    assert {first.first, first.second} == set(names[:2])
    assert {second.first, second.second} == set(names[2:])
    everybody = {frozenset((one, other)) for one in names for other in names}
    assert len(swiss(2, names, everybody, ())) == 2


def test_swiss_goes_back_when_the_last_two_have_met() -> None:
    names = NAMES[:4]
    met = {frozenset(names[2:]), frozenset((names[0], names[2]))}
    found = {frozenset((one.first, one.second)) for one in swiss(3, names, met, ())}
    assert found == {frozenset((names[0], names[3])), frozenset((names[1], names[2]))}


def test_plans_are_for_fields_of_every_size() -> None:
    assert [plan.most for plan in PLANS] == sorted(plan.most for plan in PLANS)
    assert plan_for(12).everybody
    assert not plan_for(13).everybody
    assert rounds_of(plan_for(200), 200, 0) < 20
    assert rounds_of(plan_for(13), 13, 99) <= 13


def test_seeds_differ_with_each_part() -> None:
    assert (
        len({number_of(seed, round_, game) for seed in (1, 2) for round_ in (1, 2) for game in (1, 2)}) == 8
    )
    assert number_of(1, 12) != number_of(11, 2)
