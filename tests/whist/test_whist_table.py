"""Deals, games and duplicate matches."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from whist.oracle import DECK, SEATS, Position, deal, legal, side, winner
from whist.policies import POLICIES, first_legal, highest, partnership, random_legal, thrifty
from whist.table import (
    Foul,
    always,
    duplicate_deals,
    duplicate_games,
    packs,
    play_deal,
    play_game,
    positions,
    seated,
)


def revoke(position: Position) -> str:
    """Play the first card that may not be played, if there is one."""
    wrong = [card for card in position.hand if card not in position.legal]
    return (wrong or position.legal)[0]


def give_up(position: Position) -> str:
    """Raise, as a callable does that has no answer from a guest."""
    raise Foul("timeout")


@pytest.mark.parametrize("policy", [*POLICIES.values(), random_legal(1)], ids=[*POLICIES, "random"])
def test_every_policy_plays_by_the_rules(policy: object) -> None:
    assert callable(policy)
    match = duplicate_deals(always(policy), always(random_legal(5)), 40, seed=3)
    assert not match.fouls


def test_a_deal_is_thirteen_tricks_in_which_everybody_follows() -> None:
    dealt = deal(next(packs(1)), "S")
    seats = [random_legal(seed) for seed in range(4)]
    hands = {seat: set(cards) for seat, cards in dealt.hands.items()}
    leader, count = "W", 0
    for number, (position, card, past) in enumerate(positions(seats, dealt)):
        assert len(position.past) == number // 4
        assert len(position.trick) == number % 4
        assert set(position.hand) == hands[position.seat]
        assert card in legal(position.hand, position.trick)
        if position.leads:
            assert position.seat == leader
        hands[position.seat].remove(card)
        if number % 4 == 3:
            leader = past[-1].winner
            assert leader == winner(past[-1].cards, past[-1].leader, dealt.trump)
        count += 1
    assert count == 52
    assert sorted(card for trick in past for card in trick.cards) == sorted(DECK)


def test_the_tricks_of_both_sides_are_thirteen() -> None:
    played = play_deal([partnership, first_legal] * 2, deal(next(packs(2)), "N"))
    assert sum(played.tricks) == 13
    assert played.tricks[0] == sum(side(trick.winner) == 0 for trick in played.past)
    assert played.foul is None


@pytest.mark.parametrize("seat", SEATS)
def test_whoever_fouls_loses_all_tricks(seat: str) -> None:
    seats = [give_up if seat == one else first_legal for one in SEATS]
    played = play_deal(seats, deal(next(packs(2)), "N"))
    assert played.tricks == ((0, 13) if seat in "NS" else (13, 0))
    assert played.foul is not None
    assert (played.foul.seat, played.foul.reason) == (seat, "timeout")


def test_a_revoke_is_a_foul() -> None:
    played = play_deal([revoke, first_legal, first_legal, first_legal], deal(next(packs(2)), "N"))
    assert played.foul is not None
    assert (played.foul.seat, played.foul.reason) == ("N", "not following")


def test_a_game_ends_at_five_points_and_the_deal_goes_round() -> None:
    for seed in range(30):
        game = play_game([thrifty, highest] * 2, packs(seed), "S")
        score = (0, 0)
        for number, played in enumerate(game.deals):
            assert max(score) < 5
            assert played.past[0].leader == "WNES"[number % 4]
            score = score[0] + max(0, played.tricks[0] - 6), score[1] + max(0, played.tricks[1] - 6)
        assert game.score == score
        assert score[game.winner] >= 5 > score[1 - game.winner]


def test_the_score_is_told() -> None:
    told: list[tuple[int, int]] = []

    def listen(position: Position) -> str:
        told.append(position.score)
        return first_legal(position)

    game = play_game([listen, first_legal, first_legal, first_legal], packs(4))
    assert told[0] == (0, 0)
    assert len(set(told)) == len(game.deals)


def test_packs_are_the_same_for_a_seed() -> None:
    def some(deck: Iterator[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [next(deck) for _ in range(5)]

    assert some(packs(1)) == some(packs(1))
    assert some(packs(1)) != some(packs(2))
    assert all(sorted(pack) == sorted(DECK) for pack in some(packs(3)))


def test_partners_sit_across_in_both_sittings() -> None:
    ours, theirs = (thrifty, highest), (first_legal, partnership)
    assert seated(ours, theirs, 0) == (thrifty, first_legal, highest, partnership)
    assert seated(ours, theirs, 1) == (first_legal, thrifty, partnership, highest)


def test_nobody_beats_himself_over_duplicate_deals() -> None:
    match = duplicate_deals(always(partnership), always(partnership), 20)
    assert match.tricks == [13] * 20
    games = duplicate_games(always(partnership), always(partnership), 10)
    assert games.won == 10
    assert games.played == 20


def test_a_better_player_wins() -> None:
    games = duplicate_games(always(partnership), always(first_legal), 40, seed=1)
    assert games.won >= 70


def test_the_simulation_leaves_the_global_generator_alone() -> None:
    random.seed(1)
    before = random.getstate()
    duplicate_deals(always(random_legal(1)), always(partnership), 3)
    assert random.getstate() == before
