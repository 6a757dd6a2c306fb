"""The statistics: known habits are seen, chance is not, and errors are as rare as the docstrings say."""

from __future__ import annotations

import random
from itertools import product
from math import comb, prod

import pytest

from kibitz.model.interval import wilson
from whist import chooses
from whist.chance import at_least, mean_interval, simulated
from whist.chooses import all_habits, not_uniform, same_place, steady
from whist.draws import sample
from whist.habits import Choice, Habit, skills
from whist.oracle import Past, Position
from whist.policies import (
    Policy,
    first_legal,
    highest,
    last_legal,
    lowest,
    partnership,
    random_legal,
    thrifty,
    trumps_first,
)

SAMPLE = sample(30, seed=1)
SMALL = sample(8, seed=2)


def chosen(policy: Policy, positions: list[Position] = SAMPLE) -> list[Choice]:
    """Return what a player chooses."""
    return [Choice(position, policy(position)) for position in positions]


def seen(policy: Policy) -> dict[str, Habit]:
    """Return the skills of a player by name."""
    return {habit.name: habit for habit in skills(chosen(policy))}


def middle(position: Position) -> str:
    """Play the card in the middle of the legal ones."""
    return position.legal[len(position.legal) // 2]


# Intervals and tails


def test_wilson_gives_the_published_values() -> None:
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for (times, opportunities), published in {
        (81, 263): (0.2553, 0.3662),
        (15, 148): (0.0624, 0.1605),
        (0, 20): (0.0, 0.1611),
        (1, 29): (0.0061, 0.1718),
    }.items():
        assert wilson(times, opportunities) == pytest.approx(published, abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == 1.0


@pytest.mark.parametrize("share", [0.02, 0.3, 0.5, 0.7, 0.95])
def test_wilson_holds_the_share_as_often_as_it_says(share: float) -> None:
    size = 200
    held = sum(
        comb(size, times) * share**times * (1 - share) ** (size - times)
        for times in range(size + 1)
        if wilson(times, size)[0] <= share <= wilson(times, size)[1]
    )
    assert 0.93 < held < 0.98


def test_the_interval_of_a_mean_holds_it_as_often_as_it_says() -> None:
    chance = random.Random(5)
    held = 0
    for _ in range(1000):
        low, high = mean_interval([chance.choice((0, 1, 5)) for _ in range(60)])
        held += low <= 2 <= high
    assert 920 <= held <= 975


def test_a_tail_is_what_counting_gives() -> None:
    shares = [0.1, 0.5, 0.25, 0.9, 1.0]
    for times in range(7):
        counted = sum(
            prod(share if happens else 1 - share for share, happens in zip(shares, which, strict=True))
            for which in product((0, 1), repeat=len(shares))
            if sum(which) >= times
        )
        assert at_least(times, shares) == pytest.approx(counted)
    assert at_least(0, []) == 1.0
    assert at_least(1, []) == 0.0


def test_a_simulated_tail_counts_what_was_observed() -> None:
    chance = random.Random(1)
    assert simulated(2.0, chance.random, 99) == 0.01
    assert simulated(0.0, chance.random, 99) == 1.0
    assert 0.2 < simulated(0.75, chance.random, 999) < 0.3


# What a choice depends on


@pytest.mark.parametrize("policy", [first_legal, last_legal, middle])
def test_a_player_that_goes_by_the_place_is_seen(policy: Policy) -> None:
    choices = chosen(policy, SMALL)
    habit = same_place(choices)
    assert (habit.rate, habit.chance) == (1.0, 0.001)
    assert habit.missed is None
    assert steady(choices).chance > 0.01
    assert not_uniform(choices).chance > 0.01


@pytest.mark.parametrize("policy", [highest, lowest, trumps_first, thrifty, partnership])
def test_a_player_with_a_strategy_is_seen(policy: Policy) -> None:
    choices = chosen(policy, SMALL)
    assert same_place(choices).chance > 0.01
    assert steady(choices).rate == 1.0
    assert not_uniform(choices).chance == 0.001


def test_a_player_that_picks_at_random_shows_nothing() -> None:
    assert min(habit.chance for habit in all_habits(chosen(random_legal(2), SMALL))) > 0.01


@pytest.mark.slow
def test_errors_are_as_rare_as_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 300 players that pick at random, about one in twenty is taken for another at a level of 5 %."""
    monkeypatch.setattr(chooses, "ROUNDS", 99)
    errors: dict[str, int] = {}
    for seed in range(300):
        for habit in all_habits(chosen(random_legal(seed), sample(2, seed))):
            errors[habit.name] = errors.get(habit.name, 0) + (habit.chance <= 0.05)
    assert len(errors) == 9
    # 28 or more errors in 300 have a probability below one in a thousand when each has one of 5 %.
    assert max(errors.values()) < 28
    assert all(errors[name] > 3 for name in ("same place", "steady", "not uniform", "throws low"))


# Skills


def test_simple_players_show_what_they_do() -> None:
    by = {policy: seen(policy) for policy in (highest, lowest, trumps_first, thrifty, partnership)}
    rates = {policy: {name: habit.rate for name, habit in found.items()} for policy, found in by.items()}
    assert rates[trumps_first]["takes"] == rates[thrifty]["takes"] == rates[partnership]["takes"] == 1.0
    assert rates[lowest]["takes"] < 0.3
    assert rates[thrifty]["takes cheaply"] == 1.0
    assert rates[highest]["takes cheaply"] == 0.0
    assert rates[thrifty]["throws low"] == 1.0
    assert rates[lowest]["throws low"] > 0.98
    assert rates[highest]["throws low"] < 0.1
    assert rates[partnership]["spares the partner"] == 1.0
    assert rates[thrifty]["spares the partner"] == 0.0
    assert rates[trumps_first]["draws trumps"] == 1.0
    assert rates[partnership]["counts cards"] == 1.0
    assert rates[thrifty]["counts cards"] == rates[highest]["counts cards"] == 0.0


def test_every_skill_has_opportunities_in_a_sample() -> None:
    assert all(habit.opportunities >= 20 for habit in skills(chosen(random_legal(1))))


def test_a_habit_says_what_was_counted_and_shows_where() -> None:
    habit = seen(lowest)["takes"]
    said = habit.sentence.say()
    assert said.startswith("Playing last, it took the trick in ")
    assert f"{habit.times} of the {habit.opportunities} cases" in said
    assert habit.shown is not None
    assert habit.missed is not None
    assert len(habit.missed.position.trick) == 3
    low, high = habit.interval
    assert low < habit.rate < high


def test_without_opportunities_nothing_is_known() -> None:
    for habit in all_habits([]):
        assert (habit.opportunities, habit.times, habit.rate, habit.chance) == (0, 0, 0.0, 1.0)
        assert habit.interval == (0.0, 1.0)
        assert habit.shown is habit.missed is None


def one(hand: str, trick: str, card: str, seat: str = "S", past: tuple[Past, ...] = ()) -> dict[str, Habit]:
    """Return the skills that one choice shows, spades being trumps."""
    position = Position(tuple(hand.split()), tuple(trick.split()), "S", seat, past)
    return {habit.name: habit for habit in skills([Choice(position, card)]) if habit.opportunities}


@pytest.mark.parametrize(
    ("hand", "trick", "card", "shows"),
    [
        # The last to play can take the trick from an opponent, and does or does not.
        ("AC 2C", "3C 4C KC", "AC", {"takes": 1}),
        ("AC 2C", "3C 4C KC", "2C", {"takes": 0}),
        ("AC QC 2C", "3C 4C JC", "QC", {"takes": 1, "takes cheaply": 1}),
        ("AC QC 2C", "3C 4C JC", "AC", {"takes": 1, "takes cheaply": 0}),
        ("2S KS 4D", "3C 4C JC", "2S", {"takes": 1, "takes cheaply": 1}),
        # The partner has the trick, with the second card of three.
        ("AC 2C", "3C KC 4C", "2C", {"spares the partner": 1}),
        ("AC 2C", "3C KC 4C", "AC", {"spares the partner": 0}),
        # Nothing can win.
        ("QC 2C", "3C 4C KC", "2C", {"throws low": 1}),
        ("QC 2C", "3C 4C KC", "QC", {"throws low": 0}),
        ("QD 2D 3H", "3C 4C KC", "3H", {"throws low": 1}),
        ("QD 2D 3H", "3C 4C KC", "QD", {"throws low": 0}),
        # A leader with four trumps and the highest of them.
        ("AS 9S 5S 2S KD", "", "AS", {"draws trumps": 1}),
        ("AS 9S 5S 2S KD", "", "KD", {"draws trumps": 0}),
        ("KS 9S 5S 2S KD", "", "KS", {}),
        # A single legal card is no choice.
        ("AC 2D", "3C 4C KC", "AC", {}),
    ],
)
def test_one_choice_shows_what_it_shows(hand: str, trick: str, card: str, shows: dict[str, int]) -> None:
    assert {name: habit.times for name, habit in one(hand, trick, card).items()} == shows


def test_counting_shows_when_a_higher_card_is_no_master() -> None:
    past = (Past(("AH", "KH", "2H", "3H"), "N", "N"),)
    for card, times in (("QH", 1), ("KD", 0)):
        assert one("QH KD 2C", "", card, past=past)["counts cards"].times == times
    assert "counts cards" not in one("QH KD 2C", "", "QH")
